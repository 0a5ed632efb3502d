let pending: File | undefined;

/** Holds a file that was dropped on another page until the settings page asks for it. */
export function holdPendingFile(file: File): void {
  pending = file;
}

/** The file that waits, once. */
export function takePendingFile(): File | undefined {
  const file = pending;
  pending = undefined;
  return file;
}
