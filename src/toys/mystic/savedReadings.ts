import { fortunes } from '../../content/fortunes';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

/** What the browser stores about the readings: the last fortune, and how many there were. */
export type SavedReadings = Readonly<{ last: number | undefined; told: number }>;

const key = 'mystic';
const version = 1;
const most = 999_999;

/** Parses a stored value. Invalid fields get their defaults. */
export function parseSavedReadings(stored: unknown): SavedReadings {
  const { last, told } = fieldsOf(stored, version);
  const isFortune = Number.isInteger(last) && Number(last) >= 0 && Number(last) < fortunes.length;
  const isCount = Number.isInteger(told) && Number(told) >= 0;
  return {
    last: isFortune ? Number(last) : undefined,
    told: isCount ? Math.min(Number(told), most) : 0,
  };
}

export function readSavedReadings(): SavedReadings {
  return parseSavedReadings(readStored(key));
}

export function writeSavedReadings(kept: SavedReadings): void {
  writeStored(key, { version, ...kept });
}
