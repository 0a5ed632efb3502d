/** A rub adds this much, in percent. */
export const perRub = 10;
/** A wish is granted at this much. */
export const full = 100;

/** How far a finger goes over the coin for one rub, in widths of the coin. */
export const rubLength = 0.9;
/** How often a key that is held rubs, in ms. */
export const heldEvery = 220;

/** Progress after one more rub, in percent. */
export function rubbed(progress: number): number {
  return Math.min(full, progress + perRub);
}

/**
 * Counts rubs by the way of a pointer.
 * @returns told each movement in widths of the coin, answers how many rubs it has completed
 */
export function createRubCounter(): (distance: number) => number {
  let way = 0;
  return (distance) => {
    if (!Number.isFinite(distance) || distance <= 0) return 0;
    // A finger that jumps has not rubbed more than once.
    way += Math.min(distance, rubLength);
    if (way < rubLength) return 0;
    way -= rubLength;
    return 1;
  };
}
