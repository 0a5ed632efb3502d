import { memo } from 'react';
import type { CellNote } from '../boardNotes';
import styles from '../MinesweeperBoard.module.css';
import { Picture } from './pictures';

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
