import { memo } from 'react';
import type { CellNote } from '../boardNotes';
import styles from '../MinesweeperBoard.module.css';

const mine = [
  [
    '#000',
    'M7 1h2v14H7zM1 7h14v2H1zM3 3h2v2H3zM11 3h2v2h-2zM3 11h2v2H3zM11 11h2v2h-2zM5 4h6v8H5zM4 5h8v6H4z',
  ],
  ['#fff', 'M6 6h2v2H6z'],
] as const;

const flag = [
  ['#c00000', 'M8 2v6H6V7H4V6H3V5h1V4h2V3h1V2z'],
  ['#000', 'M8 2h1v9H8zM6 11h5v1H6zM4 12h9v2H4z'],
] as const;

const cross = [
  '#c00000',
  'M2 2h2v1h1v1h1v1h1v1h2V5h1V4h1V3h1V2h2v2h-1v1h-1v1h-1v1h-1v2h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1H7v1H6v1H5v1H4v1H2v-2h1v-1h1v-1h1V9h1V7H5V6H4V5H3V4H2z',
] as const;

/** `noMine` is a cross over a flag where there was no mine. */
const pictures = { mine, flag, noMine: [...mine, cross] } as const;

/** A drawing on a cell, in a square of 16 by 16. */
function Picture({ of }: Readonly<{ of: keyof typeof pictures }>) {
  return (
    <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
      {pictures[of].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}

type Props = Readonly<{
  cell: number;
  columns: number;
  /** What a player may see of it, in words. */
  name: string;
  open: boolean;
  count: number;
  /** The mark, as in the state. */
  mark: number;
  /** Whether a mine is shown. */
  mine: boolean;
  exploded: boolean;
  lost: boolean;
  note: CellNote | undefined;
  reached: boolean;
}>;

const noteWords: Readonly<Record<CellNote, string>> = {
  clue: 'part of the proof',
  safe: 'proven safe',
  mine: 'proven mine',
  asked: 'asked about',
  one: 'a mine in one way to lay them',
  other: 'a mine in another way to lay them',
};

/** One cell. It renders again when one of its props changes. */
export const Cell = memo(function Cell(props: Props) {
  const { cell, columns, name, open, count, mark, mine, exploded, lost, note, reached } = props;
  const row = Math.floor(cell / columns) + 1;
  const column = (cell % columns) + 1;
  const said = note ? `, ${noteWords[note]}` : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell that is pressed
    <button
      type="button"
      role="gridcell"
      className={styles.cell}
      tabIndex={reached ? 0 : -1}
      aria-label={`Row ${row}, column ${column}: ${name}${said}`}
      aria-colindex={column}
      data-cell={cell}
      data-open={open || (mine && mark !== 1) ? '' : undefined}
      data-count={open && !mine ? count : undefined}
      data-exploded={exploded ? '' : undefined}
      data-note={note}
    >
      {mark === 1 && !open && <Picture of={lost && !mine ? 'noMine' : 'flag'} />}
      {mine && mark !== 1 && <Picture of="mine" />}
      {open && !mine && count > 0 && count}
      {!open && mark === 2 && !mine && '?'}
    </button>
  );
});
