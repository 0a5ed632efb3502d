import { storedKeyOf } from './belongings';
import { entryRefusal } from './bundle';
import type { Entry } from './Entry';

/** What becomes of one save that is brought in. */
export type Plan = Readonly<{ key: string; savedAt: number }> &
  Readonly<
    | { outcome: 'same' }
    /** There was nothing here, or both were joined. */
    | { outcome: 'new' | 'joined'; text: string }
    /** The one from outside is later: it takes the place, and what was here is set aside. */
    | { outcome: 'replaced'; text: string; aside: Entry }
    /** What is here is later and stays; the other is set aside. */
    | { outcome: 'older'; aside: Entry }
    | { outcome: 'refused'; reason: string }
  >;

const damaged = 'It is damaged.';
const later = 'A later version of this site saved it.';

type Read = Readonly<{ value: unknown } | { reason: string }>;

/** Parses a value as far as all of the site's values are alike: JSON with a version. */
function read(text: string, version: number | undefined): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: damaged };
  }
  if (value === null || value === undefined) return { reason: damaged };
  if (version === undefined) return { value };
  const { version: found } = Object(value) as { version?: unknown };
  if (typeof found !== 'number') return { reason: damaged };
  return found > version ? { reason: later } : { value };
}

function planOne(incoming: Entry, here: Entry | undefined): Plan {
  const { key, savedAt, text } = incoming;
  const refuse = (reason: string): Plan => ({ key, savedAt, outcome: 'refused', reason });
  const known = storedKeyOf(key);
  if (!known) return refuse('This version of the site does not know what it is.');
  const tooLarge = entryRefusal(incoming);
  if (tooLarge !== undefined) return refuse(tooLarge);
  const theirs = read(text, known.version);
  if ('reason' in theirs) return refuse(theirs.reason);
  const plain = JSON.stringify(theirs.value);
  if (!here) return { key, savedAt, outcome: 'new', text: plain };
  if (here.text === text || here.text === plain) return { key, savedAt, outcome: 'same' };
  const mine = read(here.text, known.version);
  const isLater = savedAt > here.savedAt;
  // What a later version has left here is not touched.
  if ('reason' in mine && mine.reason === later) {
    return { key, savedAt: here.savedAt, outcome: 'older', aside: incoming };
  }
  if ('value' in mine && known.merge) {
    const joined = known.merge(mine.value, theirs.value, isLater);
    const joinedText = joined === undefined ? undefined : JSON.stringify(joined);
    if (joinedText === here.text) return { key, savedAt, outcome: 'same' };
    if (joinedText !== undefined) {
      const date = Math.max(savedAt, here.savedAt);
      return { key, savedAt: date, outcome: 'joined', text: joinedText };
    }
  }
  return isLater
    ? { key, savedAt, outcome: 'replaced', text: plain, aside: here }
    : { key, savedAt: here.savedAt, outcome: 'older', aside: incoming };
}

/**
 * What becomes of every save of a bundle. Nothing that is here is lost: it is joined, it stays, or it
 * is set aside.
 * @param here what is kept now, by key
 */
export function planBringIn(
  incoming: readonly Entry[],
  here: ReadonlyMap<string, Entry>,
): readonly Plan[] {
  // Of doubles in a foreign file the last stands.
  const once = new Map(incoming.map((entry) => [entry.key, entry]));
  return [...once.values()].map((entry) => planOne(entry, here.get(entry.key)));
}
