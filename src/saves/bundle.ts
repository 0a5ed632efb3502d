import { maxLength } from '../lib/storage';
import type { Entry } from './Entry';
import { storedKeyOf } from './saveGroups';

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
  if (text.length > maxBundleLength) return { refusal: 'It is too large to be a file of saves.' };
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return { refusal: 'It is cut off or damaged: its end cannot be read.' };
  }
  if (found.format !== format) return { refusal: 'It is not a file of saves of this site.' };
  if (typeof found.version === 'number' && found.version > version) {
    return { refusal: 'A later version of this site made it. Reload the page and try again.' };
  }
  const { savedAt, entries } = found;
  if (found.version !== version || !isDate(savedAt) || !Array.isArray(entries)) {
    return { refusal: 'It is damaged: its saves cannot be found.' };
  }
  if (entries.length > maxEntries)
    return { refusal: 'It has more saves than a browser can store.' };
  const parsed = entries.map(parseEntry);
  if (parsed.includes(undefined))
    return { refusal: 'It is damaged: one of its saves is malformed.' };
  return { value: { savedAt, entries: parsed as Entry[] } };
}

/** A sentence that says why a browser cannot store this value; undefined where it can. */
export function entryError({ key, text }: Entry): string | undefined {
  const longest = storedKeyOf(key)?.longest ?? maxLength;
  return text.length > longest ? 'It is too large for this browser.' : undefined;
}
