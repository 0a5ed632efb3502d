/**
 * A second solver, for the tests. It shares no code with the game's solver. It tries every
 * arrangement of mines in the closed cells beside open ones, cell by cell, without any shortcut.
 */
type Field = Readonly<{ columns: number; rows: number; mines: number }>;

function around({ columns, rows }: Field, cell: number): number[] {
  const found: number[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const x = (cell % columns) + dx;
      const y = Math.floor(cell / columns) + dy;
      if ((dx || dy) && x >= 0 && y >= 0 && x < columns && y < rows) found.push(y * columns + x);
    }
  }
  return found;
}

type Clues = readonly Readonly<{ cells: readonly number[]; need: number }>[];

/** Adds the cells that one number alone decides; undefined if two numbers contradict each other. */
function settled(clues: Clues, taken: Map<number, boolean>): Map<number, boolean> | undefined {
  const mines = new Map(taken);
  for (let moved = true; moved; ) {
    moved = false;
    for (const { cells, need } of clues) {
      let known = 0;
      const open: number[] = [];
      for (const cell of cells) {
        const value = mines.get(cell);
        if (value === undefined) open.push(cell);
        else if (value) known += 1;
      }
      const left = need - known;
      if (left < 0 || left > open.length) return undefined;
      if (open.length > 0 && (left === 0 || left === open.length)) {
        for (const cell of open) mines.set(cell, left > 0);
        moved = true;
      }
    }
  }
  return mines;
}

/** Whether some way to lay mines fits the numbers when these cells are taken as given. */
function fits(
  clues: Clues,
  taken: Map<number, boolean>,
  budget: { left: number },
): Map<number, boolean> | undefined {
  budget.left -= 1;
  if (budget.left < 0) throw new Error('the second solver has run out of patience');
  const mines = settled(clues, taken);
  if (!mines) return undefined;
  for (const { cells } of clues) {
    const cell = cells.find((one) => !mines.has(one));
    if (cell === undefined) continue;
    return (
      fits(clues, new Map(mines).set(cell, true), budget) ??
      fits(clues, new Map(mines).set(cell, false), budget)
    );
  }
  return mines;
}

/** Counts the ways by mines used, over the edge and up to a limit: for the end of a field. */
function worlds(
  clues: Clues,
  edge: readonly number[],
  report: (mined: ReadonlySet<number>) => void,
  budget: { left: number },
): void {
  const mined = new Set<number>();
  const free = new Set<number>();
  const sound = (): boolean =>
    clues.every(({ cells, need }) => {
      let known = 0;
      let open = 0;
      for (const cell of cells) {
        if (mined.has(cell)) known += 1;
        else if (!free.has(cell)) open += 1;
      }
      return known <= need && known + open >= need;
    });
  const go = (at: number): void => {
    budget.left -= 1;
    if (budget.left < 0) throw new Error('the second solver has run out of patience');
    if (!sound()) return;
    if (at === edge.length) {
      report(mined);
      return;
    }
    for (const into of [mined, free]) {
      into.add(edge[at]);
      go(at + 1);
      into.delete(edge[at]);
    }
  };
  go(0);
}

/** Clears a field from its first cell on without a guess, or says where it stood still. */
export function clears(field: Field, mined: Uint8Array, first: number): boolean {
  const size = field.columns * field.rows;
  const count = (cell: number) => around(field, cell).filter((other) => mined[other]).length;
  const open = new Set<number>();
  const reveal = (cell: number): void => {
    if (open.has(cell)) return;
    if (mined[cell]) throw new Error(`opened a mine at ${cell}`);
    open.add(cell);
    if (count(cell) === 0) for (const other of around(field, cell)) reveal(other);
  };
  reveal(first);
  while (open.size < size - field.mines) {
    const clues = [...open]
      .map((cell) => ({
        cells: around(field, cell).filter((other) => !open.has(other)),
        need: count(cell),
      }))
      .filter(({ cells }) => cells.length > 0);
    const edge = [...new Set(clues.flatMap(({ cells }) => cells))];
    const budget = { left: 3_000_000 };
    const safe = [...(settled(clues, new Map()) ?? [])]
      .filter(([, mine]) => !mine)
      .map(([cell]) => cell);
    for (const cell of safe.length > 0 ? [] : edge) {
      if (!fits(clues, new Map([[cell, true]]), budget)) safe.push(cell);
    }
    if (safe.length === 0) {
      // The count of mines is the last thing that can tell: over every way there is.
      const rest = size - open.size - edge.length;
      const could = new Set<number>();
      let restCould = false;
      worlds(
        clues,
        edge,
        (world) => {
          const left = field.mines - world.size;
          if (left < 0 || left > rest) return;
          for (const cell of world) could.add(cell);
          if (left > 0) restCould = true;
        },
        { left: 3_000_000 },
      );
      safe.push(...edge.filter((cell) => !could.has(cell)));
      if (!restCould) {
        for (let cell = 0; cell < size; cell += 1) {
          if (!open.has(cell) && !edge.includes(cell)) safe.push(cell);
        }
      }
    }
    if (safe.length === 0) return false;
    for (const cell of safe) reveal(cell);
  }
  return true;
}
