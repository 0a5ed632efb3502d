import type { ConfigValues } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';

const msPerDay = 86_400_000;

/**
 * The day of a time, in whole days since 1 January 1970, UTC.
 * @param epochMs milliseconds since then
 */
export function dayOf(epochMs: number): number {
  return Math.floor(epochMs / msPerDay);
}

/** The Monday of a day's week, as a day number. */
export function weekOf(day: number): number {
  // 1 January 1970 was a Thursday.
  return day - ((((day + 3) % 7) + 7) % 7);
}

/**
 * The seed of the day for a game: unsigned 32 bits, the same for everybody and for ever.
 * @param config the constants in force, for games that cannot be played with every seed
 */
export function dailySeed(
  { id, seedFor }: Pick<Playable, 'id' | 'seedFor'>,
  day: number,
  config: ConfigValues = {},
): number {
  const drawn = Number.parseInt(hash(`daily ${id} ${day}`).slice(0, 8), 16);
  return seedFor?.(drawn, config) ?? drawn;
}
