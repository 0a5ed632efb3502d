/** A unique id for a new file. */
export function newFileId(): string {
  return `note-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}
