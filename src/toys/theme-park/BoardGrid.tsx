import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  memo,
  type Ref,
  useEffect,
  useState,
} from 'react';
import type { ThemeParkEvent } from '../../../scenes/theme-park/rules/ThemeParkEvent';
import { useGame, useRunStatus } from '../../hosts/useGame';
import styles from './Board.module.css';
import { usePark, useSummary } from './ParkContext';
import { cellText, cursorText } from './press';

export type Cursor = Readonly<{ column: number; row: number }>;

type Props = Readonly<{
  ref: Ref<HTMLTableElement>;
  cursor: Cursor;
  onKeyDown: KeyboardEventHandler;
  onFocus: FocusEventHandler;
  onPress: (column: number, row: number) => void;
}>;

const changing: ReadonlySet<string> = new Set<ThemeParkEvent['type']>([
  'placed',
  'removed',
  'undone',
  'redone',
  'named',
]);

/** Increases whenever a building or path changes, or its name. */
function useEdits(): number {
  const { session } = useGame();
  const [edits, setEdits] = useState(0);
  useEffect(() => {
    return session?.run.onEvent(({ type }) => {
      if (changing.has(type)) setEdits((count) => count + 1);
    });
  }, [session]);
  return edits;
}

/** The park as a grid of cells, for screen readers and the keyboard's focus. */
export function BoardGrid({ ref, cursor, onKeyDown, onFocus, onPress }: Props) {
  const { state, tool } = usePark();
  const edits = useEdits();
  const generation = useRunStatus((status) => status?.generation);
  // What can be built at the cursor depends on the money.
  useSummary(({ money }) => money);
  const park = state();
  const columns = park?.columns ?? 20;
  const rows = park?.rows ?? 20;
  const here = cursor.row * columns + cursor.column;
  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells to press
      role="grid"
      aria-label={`Park grid, ${columns} by ${rows}. Arrow keys move, Enter builds, Delete removes.`}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <Row
            key={row}
            row={row}
            columns={columns}
            texts={Array.from({ length: columns }, (_cell, column) =>
              park ? cellText(park, row * columns + column) : 'Grass',
            ).join('|')}
            cursor={cursor.row === row ? cursor.column : -1}
            cursorLabel={cursor.row === row && park ? cursorText(park, tool, here) : ''}
            edits={edits + (generation ?? 0)}
            onPress={onPress}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Readonly<{
  row: number;
  columns: number;
  texts: string;
  cursor: number;
  cursorLabel: string;
  edits: number;
  onPress: (column: number, row: number) => void;
}>;

const Row = memo(
  function Row({ row, columns, texts, cursor, cursorLabel, onPress }: RowProps) {
    return (
      <tr>
        {texts.split('|').map((text, column) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
          <td
            key={column}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to press
            role="gridcell"
            tabIndex={column === cursor ? 0 : -1}
            data-game-cursor={column === cursor ? '' : undefined}
            aria-label={
              column === cursor && cursorLabel
                ? cursorLabel
                : `${text}, column ${column + 1}, row ${row + 1}`
            }
            data-cell={row * columns + column}
            onClick={() => onPress(column, row)}
          />
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.texts === after.texts &&
    before.cursor === after.cursor &&
    before.cursorLabel === after.cursorLabel,
);
