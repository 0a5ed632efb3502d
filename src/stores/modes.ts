import { fieldsOf, readStored, writeStored } from '../lib/storage';

/** Chosen values by game id, then by key of its config; unchecked against that config. */
export type StoredModes = Readonly<Record<string, unknown>>;

const key = 'modes';
const version = 1;

function games(): Record<string, unknown> {
  const { games: values } = fieldsOf(readStored(key), version);
  return typeof values === 'object' && values !== null ? { ...values } : {};
}

/** The modes chosen for a game; empty when nothing valid is stored. */
export function readModes(game: string): StoredModes {
  const values = games()[game];
  return typeof values === 'object' && values !== null ? (values as StoredModes) : {};
}

export function writeModes(game: string, values: StoredModes): void {
  writeStored(key, { version, games: { ...games(), [game]: values } });
}
