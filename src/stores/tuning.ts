import { fieldsOf, readStored, removeStored, writeStored } from '../lib/storage';

export type TunedValues = Readonly<Record<string, number | boolean | string>>;

const version = 1;
const maxValues = 500;

function isValue(value: unknown): value is number | boolean | string {
  return typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
}

/** The values that are plain; whether a game has them, and their ranges, are the game's to say. */
export function parseTuning(stored: unknown): TunedValues {
  const { values } = fieldsOf(stored, version);
  if (typeof values !== 'object' || values === null) return {};
  const entries = Object.entries(values).slice(0, maxValues);
  return Object.fromEntries(entries.filter(([, value]) => isValue(value)));
}

/** The constants of a game that were changed in this browser, by key. */
export function tuningOf(game: string): TunedValues {
  return parseTuning(readStored(`tuning:${game}`));
}

/** Replaces what is kept for a game; with nothing in it the entry goes. */
export function keepTuning(game: string, values: TunedValues): void {
  if (Object.keys(values).length === 0) removeStored(`tuning:${game}`);
  else writeStored(`tuning:${game}`, { version, values });
}
