import { maxLength } from '../lib/storage';
import { damaged, later, type Parsed, tooLarge } from './bundle';
import type { Entry } from './Entry';
import { storedKeyOf } from './saveGroups';

/** The outcome for one imported save. */
export type ImportPlan = Readonly<{ key: string; savedAt: number }> &
  Readonly<
    | { outcome: 'same' }
    /** Nothing was stored here, or both were joined. */
    | { outcome: 'new' | 'joined'; text: string }
    /** The imported save is later and replaces the stored one, which is kept as a backup. */
    | { outcome: 'replaced'; text: string; backup: Entry }
    /** The stored save is later and stays. The imported one is kept as a backup. */
    | { outcome: 'older'; backup: Entry }
    | { outcome: 'refused'; reason: string }
  >;

/** Parses what all stored values share: JSON with a version. */
function read(text: string, version: number | undefined): Parsed<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // It stays undefined.
  }
  if (value === null || value === undefined) return { refusal: damaged };
  if (version === undefined) return { value };
  const { version: found } = Object(value) as { version?: unknown };
  if (typeof found !== 'number') return { refusal: damaged };
  return found > version ? { refusal: later } : { value };
}

function planOne(incoming: Entry, here: Entry | undefined): ImportPlan {
  const { key, savedAt, text } = incoming;
  const refuse = (reason: string): ImportPlan => ({ key, savedAt, outcome: 'refused', reason });
  const known = storedKeyOf(key);
  if (!known) return refuse('This version of the site does not know this kind of save.');
  if (text.length > (known.longest ?? maxLength)) return refuse(tooLarge);
  const theirs = read(text, known.version);
  if ('refusal' in theirs) return refuse(theirs.refusal);
  const plain = JSON.stringify(theirs.value);
  if (!here) return { key, savedAt, outcome: 'new', text: plain };
  if (here.text === text || here.text === plain) return { key, savedAt, outcome: 'same' };
  const mine = read(here.text, known.version);
  const older = { key, savedAt: here.savedAt, outcome: 'older', backup: incoming } as const;
  // A value that was stored by a later version stays as it is.
  if ('refusal' in mine && mine.refusal === later) return older;
  if ('value' in mine && known.merge) {
    const joined = known.merge(mine.value, theirs.value);
    const joinedText = joined === undefined ? undefined : JSON.stringify(joined);
    if (joinedText === here.text) return { key, savedAt, outcome: 'same' };
    if (joinedText !== undefined) {
      const date = Math.max(savedAt, here.savedAt);
      return { key, savedAt: date, outcome: 'joined', text: joinedText };
    }
  }
  return savedAt > here.savedAt
    ? { key, savedAt, outcome: 'replaced', text: plain, backup: here }
    : older;
}

/**
 * Plans the import of every save of a bundle. No stored value is lost: it is joined, it stays, or
 * it is kept as a backup.
 * @param here the stored values, by key
 */
export function planImport(
  incoming: readonly Entry[],
  here: ReadonlyMap<string, Entry>,
): readonly ImportPlan[] {
  // If a foreign file has a key twice, the last one counts.
  const once = new Map(incoming.map((entry) => [entry.key, entry]));
  return [...once.values()].map((entry) => planOne(entry, here.get(entry.key)));
}
