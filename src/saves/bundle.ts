import type { Entry } from './Entry';

/** All saves in one text: the contents of the file and of the memory card. */
export type Bundle = Readonly<{
  /** In ms since 1970. */
  savedAt: number;
  entries: readonly Entry[];
}>;

const format = '90s-kid-saves';
const version = 1;
const maxEntries = 5000;
/** Upper bound in characters of a whole bundle. Browsers store about five million. */
export const maxBundleLength = 12_000_000;

export function writeBundle({ savedAt, entries }: Bundle): string {
  return JSON.stringify({
    format,
    version,
    savedAt,
    entries: entries.map(({ key, text, savedAt: date }) => [key, date, text]),
  });
}

/** Why a file, a card or a save is refused. */
export const tooLarge = 'It is too large for this browser.';
export const damaged = 'It is damaged.';
export const cut = 'It is cut off or damaged.';
export const later = 'A later version of this site made it. Reload the page and try again.';

/** A parsed value, or a sentence that says why it was refused. */
export type Parsed<T> = Readonly<{ value: T } | { refusal: string }>;

const isDate = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function parseEntry(value: unknown): Entry | undefined {
  if (!Array.isArray(value)) return undefined;
  const [key, savedAt, text] = value as unknown[];
  if (typeof key !== 'string' || typeof text !== 'string' || !isDate(savedAt)) return undefined;
  return { key, text, savedAt };
}

export function parseBundle(text: string): Parsed<Bundle> {
  if (text.length > maxBundleLength) return { refusal: tooLarge };
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return { refusal: cut };
  }
  if (found.format !== format) return { refusal: 'It is not a file of saves of this site.' };
  if (typeof found.version === 'number' && found.version > version) return { refusal: later };
  const { savedAt, entries } = found;
  if (found.version !== version || !isDate(savedAt) || !Array.isArray(entries)) {
    return { refusal: damaged };
  }
  if (entries.length > maxEntries) return { refusal: tooLarge };
  const parsed = entries.map(parseEntry);
  if (parsed.includes(undefined)) return { refusal: damaged };
  return { value: { savedAt, entries: parsed as Entry[] } };
}
