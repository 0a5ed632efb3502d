import { musicTvSongs } from '../../content/songs';

/** Length of each song's slot in the schedule, in seconds. */
export const slotLength = 240;

export type Slot = Readonly<{
  /** Index of the song. */
  at: number;
  /** Whole seconds into the song. */
  startAt: number;
}>;

/**
 * What is on by the clock: the forty songs in a fixed rotation, the same for everybody.
 * @param now ms since the epoch
 */
export function slotAt(now: number): Slot {
  const seconds = Math.floor(now / 1000);
  const slot = Math.floor(seconds / slotLength);
  return { at: slot % musicTvSongs.length, startAt: seconds - slot * slotLength };
}

/** When a song is next on by the clock, in ms since the epoch; in the past for the current song. */
export function nextAiring(at: number, now: number): number {
  const slot = Math.floor(now / 1000 / slotLength);
  const ahead = (at - (slot % musicTvSongs.length) + musicTvSongs.length) % musicTvSongs.length;
  return (slot + ahead) * slotLength * 1000;
}
