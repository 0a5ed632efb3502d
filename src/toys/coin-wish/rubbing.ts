/** Progress of one rub in percent. */
export const perRub = 10;
/** The progress in percent at which the wish is granted. */
export const full = 100;

/** The length of one rub, in widths of the coin. */
export const rubLength = 0.9;
/** How often a held key rubs, in ms. */
export const heldEvery = 220;

/** Progress after one more rub, in percent. */
export function rubbed(progress: number): number {
  return Math.min(full, progress + perRub);
}

/**
 * Counts rubs from the movement of a pointer.
 * @returns takes each movement in widths of the coin, returns how many rubs it has completed
 */
export function createRubCounter(): (distance: number) => number {
  let way = 0;
  return (distance) => {
    if (!Number.isFinite(distance) || distance <= 0) return 0;
    // A pointer that jumps completes at most one rub.
    way += Math.min(distance, rubLength);
    if (way < rubLength) return 0;
    way -= rubLength;
    return 1;
  };
}
