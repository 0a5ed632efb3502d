import { fieldsOf, readStored, writeStored } from '../../lib/storage';

/** What the browser stores about the coin. Wishes are never stored. */
export type SavedWishes = Readonly<{ granted: number /** The coin's own mute. */; muted: boolean }>;

const key = 'coin-wish';
const version = 1;
const most = 999_999;

/** Parses a stored value. Invalid fields get their defaults. */
export function parseSavedWishes(stored: unknown): SavedWishes {
  const { granted, muted } = fieldsOf(stored, version);
  const counts = Number.isInteger(granted) && Number(granted) >= 0;
  return { granted: counts ? Math.min(Number(granted), most) : 0, muted: muted === true };
}

export function readSavedWishes(): SavedWishes {
  return parseSavedWishes(readStored(key));
}

export function writeSavedWishes(kept: SavedWishes): void {
  writeStored(key, { version, ...kept });
}
