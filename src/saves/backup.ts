import { fieldsOf } from '../lib/storage';
import type { Entry } from './Entry';

/** A value that was replaced by a later one. It waits to be swapped back or deleted. */
export type Backup = Readonly<{
  /** Its key in storage. */
  place: string;
  entry: Entry;
}>;

const beginning = 'aside:';
const version = 1;

/** The stored form of a backup. @param taken keys that are in use */
export function backupOf(entry: Entry, taken: ReadonlySet<string>): readonly [string, string] {
  let number = 1;
  while (taken.has(`${beginning}${number}:${entry.key}`)) number++;
  return [`${beginning}${number}:${entry.key}`, JSON.stringify({ version, ...entry })];
}

/** Reads one key of storage; undefined if it is not a backup. */
export function parseBackup(place: string, text: string): Backup | undefined {
  if (!place.startsWith(beginning)) return undefined;
  try {
    const fields = fieldsOf(JSON.parse(text), version);
    const { key, text: held, savedAt } = fields;
    if (typeof key !== 'string' || typeof held !== 'string') return undefined;
    const date = Number.isSafeInteger(savedAt) && Number(savedAt) > 0 ? Number(savedAt) : 0;
    return { place, entry: { key, text: held, savedAt: date } };
  } catch {
    return undefined;
  }
}
