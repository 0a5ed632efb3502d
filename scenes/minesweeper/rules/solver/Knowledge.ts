import { type Field, neighboursOf } from '../field';

/** What a player may know of a field: its size, its number of mines, and the open numbers. */
export type Knowledge = Field & Readonly<{ /** -1 where a cell is closed. */ seen: Int8Array }>;

/** An open number and the closed cells around it: exactly `mines` of `cells` are mines. */
export type Clue = Readonly<{ at: number; cells: readonly number[]; mines: number }>;

/** Every open number that still has a closed cell beside it. */
export function cluesOf(known: Knowledge): Clue[] {
  const clues: Clue[] = [];
  for (let at = 0; at < known.seen.length; at += 1) {
    if (known.seen[at] < 0) continue;
    const cells = neighboursOf(known, at).filter((cell) => known.seen[cell] < 0);
    if (cells.length > 0) clues.push({ at, cells, mines: known.seen[at] });
  }
  return clues;
}
