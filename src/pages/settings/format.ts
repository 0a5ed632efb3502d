const sizes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A number of bytes for people: '1.2 kB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${sizes.format(bytes / 1000)} kB` : `${sizes.format(bytes / 1e6)} MB`;
}

/** The date of a moment in ms since 1970; 0 means unknown. */
export function dateText(savedAt: number): string {
  return savedAt > 0 ? days.format(savedAt) : 'date unknown';
}
