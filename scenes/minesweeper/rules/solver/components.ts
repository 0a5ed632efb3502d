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

/** The clues connected to one over shared boxes, the nearest first, and those boxes. */
function connectedTo(from: number, boxesByClue: readonly Box[][]) {
  const clues = new Set([from]);
  const own = new Set<Box>();
  for (const clue of clues) {
    for (const box of boxesByClue[clue]) {
      if (own.has(box)) continue;
      own.add(box);
      for (const other of box.clues) clues.add(other);
    }
  }
  return { clues: [...clues], boxes: [...own] };
}

/** Splits clues into independent groups. */
export function componentsOf(clues: readonly Clue[]): Component[] {
  const boxesByClue = clues.map((): Box[] => []);
  for (const box of boxesOf(clues)) for (const clue of box.clues) boxesByClue[clue].push(box);
  const met = new Set<number>();
  const components: Component[] = [];
  for (let first = 0; first < clues.length; first += 1) {
    if (met.has(first)) continue;
    // The clue furthest from any is one end of the chain.
    const [end] = connectedTo(first, boxesByClue).clues.slice(-1);
    const own = connectedTo(end, boxesByClue);
    const place = new Map(own.clues.map((clue, index) => [clue, index]));
    for (const clue of own.clues) met.add(clue);
    components.push({
      needs: own.clues.map((clue) => clues[clue].mines),
      boxes: own.boxes.map(({ cells, clues: told }) => ({
        cells,
        clues: told.map((clue) => place.get(clue) ?? 0),
      })),
    });
  }
  return components;
}
