let pending: File | undefined;
let listener: ((file: File) => void) | undefined;

/** Hands a file that was dropped or pasted anywhere to the settings page, now or when it opens. */
export function handOver(file: File): void {
  if (listener) listener(file);
  else pending = file;
}

/**
 * Calls back with the file that waits, and with every one that comes.
 * @returns the undo
 */
export function onPendingFile(take: (file: File) => void): () => void {
  listener = take;
  const waiting = pending;
  pending = undefined;
  if (waiting) take(waiting);
  return () => {
    listener = undefined;
  };
}
