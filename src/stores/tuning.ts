import { fieldsOf, readStored, removeStored, writeStored } from '../lib/storage';

export type TunedValues = Readonly<Record<string, number | boolean | string>>;

const version = 1;
const maxValues = 500;

function isValue(value: unknown): value is number | boolean | string {
  return typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value);
}

/** Keeps plain values only. The game itself checks keys and ranges. */
export function parseTuning(stored: unknown): TunedValues {
  const { values } = fieldsOf(stored, version);
  if (typeof values !== 'object' || values === null) return {};
  const entries = Object.entries(values).slice(0, maxValues);
  return Object.fromEntries(entries.filter(([, value]) => isValue(value)));
}

/** The tuned constants of a game in this browser, by key. */
export function tuningOf(game: string): TunedValues {
  return parseTuning(readStored(`tuning:${game}`));
}

/** Replaces the stored values of a game; an empty object removes the entry. */
export function saveTuning(game: string, values: TunedValues): void {
  if (Object.keys(values).length === 0) removeStored(`tuning:${game}`);
  else writeStored(`tuning:${game}`, { version, values });
}
