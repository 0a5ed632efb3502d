/** How long a file stays readable, in ms. */
const keptFor = 40_000;

/** Hands a file to the visitor as a download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads it only after it has asked the visitor.
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
