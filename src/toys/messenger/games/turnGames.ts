/** Whose turn or token: 1 invited and begins, 2 accepted. */
export type Side = 1 | 2;

/** A board game for two in which a row of tokens wins. Moves are whole numbers. */
export type TurnRules = Readonly<{
  title: string;
  columns: number;
  rows: number;
  /** So many in a row win. */
  line: number;
  /** A move names a column and the token falls; otherwise it names a cell. */
  falls: boolean;
}>;

export const turnGames = {
  noughts: { title: 'Noughts and crosses', columns: 3, rows: 3, line: 3, falls: false },
  four: { title: 'Four in a row', columns: 7, rows: 6, line: 4, falls: true },
} as const satisfies Readonly<Record<string, TurnRules>>;

export type TurnGameId = keyof typeof turnGames;

/** A position. Cells are numbered row by row from the top left; 0 is empty. */
export type Position = Readonly<{
  cells: readonly (0 | Side)[];
  turn: Side;
  /** 0 while it goes on, 3 for a draw. */
  winner: 0 | Side | 3;
  /** The cells of the row that won. */
  row: readonly number[];
}>;

export function startPosition({ columns, rows }: TurnRules): Position {
  return { cells: Array<0>(columns * rows).fill(0), turn: 1, winner: 0, row: [] };
}

/** The cell that a move fills; undefined for an illegal move. */
export function cellOf(rules: TurnRules, { cells, winner }: Position, move: number) {
  const { columns, rows, falls } = rules;
  if (winner !== 0 || !Number.isInteger(move) || move < 0) return undefined;
  if (!falls) return cells[move] === 0 ? move : undefined;
  if (move >= columns) return undefined;
  for (let row = rows - 1; row >= 0; row -= 1) {
    if (cells[row * columns + move] === 0) return row * columns + move;
  }
  return undefined;
}

const steps = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The winning row through a cell; empty where there is none. */
function rowThrough(rules: TurnRules, cells: Position['cells'], cell: number): readonly number[] {
  const { columns, rows, line } = rules;
  const side = cells[cell];
  for (const [across, down] of steps) {
    const found = [cell];
    for (const way of [1, -1]) {
      let column = (cell % columns) + across * way;
      let row = Math.floor(cell / columns) + down * way;
      while (column >= 0 && column < columns && row >= 0 && row < rows) {
        const next = row * columns + column;
        if (cells[next] !== side) break;
        found.push(next);
        column += across * way;
        row += down * way;
      }
    }
    if (found.length >= line) return found;
  }
  return [];
}

/** The position after a move; undefined for an illegal one. */
export function playMove(rules: TurnRules, position: Position, move: number): Position | undefined {
  const cell = cellOf(rules, position, move);
  if (cell === undefined) return undefined;
  const { turn } = position;
  const cells = position.cells.with(cell, turn);
  const row = rowThrough(rules, cells, cell);
  const isFull = !cells.includes(0);
  return { cells, turn: turn === 1 ? 2 : 1, winner: row.length > 0 ? turn : isFull ? 3 : 0, row };
}

/** The position after a list of moves; undefined where one of them is illegal. */
export function playAll(rules: TurnRules, moves: readonly number[]): Position | undefined {
  let position: Position | undefined = startPosition(rules);
  for (const move of moves) {
    position = playMove(rules, position, move);
    if (!position) return undefined;
  }
  return position;
}

/**
 * What to make of the other side's list of moves: the same, behind ours, one legal move of theirs
 * more, or not allowed.
 */
export function compareMoves(
  rules: TurnRules,
  ours: readonly number[],
  theirs: readonly number[],
  their: Side,
): 'same' | 'behind' | 'ahead' | 'illegal' {
  const shared = Math.min(ours.length, theirs.length);
  for (let index = 0; index < shared; index += 1) {
    if (ours[index] !== theirs[index]) return 'illegal';
  }
  if (theirs.length === ours.length) return 'same';
  if (theirs.length < ours.length) return 'behind';
  const isTheirTurn = ours.length % 2 === their - 1;
  const isLegal = theirs.length === ours.length + 1 && isTheirTurn && playAll(rules, theirs);
  return isLegal ? 'ahead' : 'illegal';
}
