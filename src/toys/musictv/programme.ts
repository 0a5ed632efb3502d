import { musicTvSongs } from '../../content/songs';

/** Each song's slot in the programme by the clock, in seconds. */
export const slotLength = 240;

export type Slot = Readonly<{
  /** Place on the list, from 0. */
  at: number;
  /** Whole seconds into the song. */
  startAt: number;
}>;

/**
 * What is on by the clock: the forty in turn, round and round, the same for everybody.
 * @param now ms since the epoch
 */
export function slotAt(now: number): Slot {
  const seconds = Math.floor(now / 1000);
  const slot = Math.floor(seconds / slotLength);
  return { at: slot % musicTvSongs.length, startAt: seconds - slot * slotLength };
}

/** When a song is next on by the clock, in ms since the epoch; the past for what is on now. */
export function nextAiring(at: number, now: number): number {
  const slot = Math.floor(now / 1000 / slotLength);
  const ahead = (at - (slot % musicTvSongs.length) + musicTvSongs.length) % musicTvSongs.length;
  return (slot + ahead) * slotLength * 1000;
}
