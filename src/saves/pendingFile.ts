let pending: File | undefined;
let listener: ((file: File) => void) | undefined;

/** Hands a dropped or pasted file to the settings page, now or when that page opens. */
export function offerFile(file: File): void {
  if (listener) listener(file);
  else pending = file;
}

/**
 * Calls back with the waiting file, and with every later one.
 * @returns a cleanup function
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
