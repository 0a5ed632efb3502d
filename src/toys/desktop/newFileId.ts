/** An id for a new file that no other has. */
export function newFileId(): string {
  return `note-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}
