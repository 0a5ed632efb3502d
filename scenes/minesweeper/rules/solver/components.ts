import type { Clue } from './Knowledge';

/** Cells that belong to the same clues: only the number of mines among them matters. */
export type Box = Readonly<{
  cells: readonly number[] /** Indexes of the clues. */;
  clues: number[];
}>;

/** Clues that share cells, with their boxes in an order that keeps few clues half finished. */
export type Component = Readonly<{ needs: readonly number[]; boxes: readonly Box[] }>;

function boxesOf(clues: readonly Clue[]): Box[] {
  const cluesByCell = new Map<number, number[]>();
  clues.forEach((clue, index) => {
    for (const cell of clue.cells) {
      const told = cluesByCell.get(cell);
      if (told) told.push(index);
      else cluesByCell.set(cell, [index]);
    }
  });
  const boxes = new Map<string, { cells: number[]; clues: number[] }>();
  for (const [cell, told] of cluesByCell) {
    const key = told.join();
    const box = boxes.get(key);
    if (box) box.cells.push(cell);
    else boxes.set(key, { cells: [cell], clues: told });
  }
  return [...boxes.values()];
}

/** The clue furthest from `from`, counted in shared boxes: one end of the chain. */
function endOf(from: number, boxes: readonly Box[], boxesByClue: readonly number[][]): number {
  const queue = [from];
  const met = new Set(queue);
  for (let at = 0; at < queue.length; at += 1) {
    for (const box of boxesByClue[queue[at]]) {
      for (const clue of boxes[box].clues) {
        if (met.has(clue)) continue;
        met.add(clue);
        queue.push(clue);
      }
    }
  }
  return queue[queue.length - 1];
}

/** Splits clues into independent groups. */
export function componentsOf(clues: readonly Clue[]): Component[] {
  const boxes = boxesOf(clues);
  const boxesByClue: number[][] = clues.map(() => []);
  boxes.forEach((box, index) => {
    for (const clue of box.clues) boxesByClue[clue].push(index);
  });
  const metClue = new Set<number>();
  const metBox = new Set<number>();
  const components: Component[] = [];
  for (let first = 0; first < clues.length; first += 1) {
    if (metClue.has(first)) continue;
    const queue = [endOf(first, boxes, boxesByClue)];
    metClue.add(queue[0]);
    const own: Box[] = [];
    for (let at = 0; at < queue.length; at += 1) {
      for (const index of boxesByClue[queue[at]]) {
        if (metBox.has(index)) continue;
        metBox.add(index);
        own.push(boxes[index]);
        for (const clue of boxes[index].clues) {
          if (metClue.has(clue)) continue;
          metClue.add(clue);
          queue.push(clue);
        }
      }
    }
    const place = new Map(queue.map((clue, index) => [clue, index]));
    components.push({
      needs: queue.map((clue) => clues[clue].mines),
      boxes: own.map(({ cells, clues: told }) => ({
        cells,
        clues: told.map((clue) => place.get(clue) ?? 0),
      })),
    });
  }
  return components;
}
