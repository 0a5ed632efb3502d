import type { ConfigValues } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';

const msPerDay = 86_400_000;

/** The day of a moment: whole days since 1 January 1970, UTC. @param epochMs milliseconds since then */
export function dayOf(epochMs: number): number {
  return Math.floor(epochMs / msPerDay);
}

/** The Monday on which the week of a day began, as a day. */
export function weekOf(day: number): number {
  // 1 January 1970 was a Thursday.
  return day - ((((day + 3) % 7) + 7) % 7);
}

/**
 * The seed that everybody plays a game with on a day: unsigned 32 bits, the same for ever and on
 * every machine.
 * @param config the constants in force, for games in which not every seed will do
 */
export function dailySeed(
  { id, seedFor }: Pick<Playable, 'id' | 'seedFor'>,
  day: number,
  config: ConfigValues = {},
): number {
  const drawn = Number.parseInt(hash(`daily ${id} ${day}`).slice(0, 8), 16);
  return seedFor?.(drawn, config) ?? drawn;
}
