import {
  type CSSProperties,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ViewRun } from '../kit/run/Run';
import { useRunVersion } from '../kit/view/useRunVersion';
import type { ReactViewProps } from '../kit/view/View';
import { notesOf } from './boardNotes';
import styles from './MinesweeperBoard.module.css';
import { cellName } from './narrate';
import type { MinesweeperTypes } from './rules/minesweeperRules';
import { Cell } from './view/Cell';
import { connectPresses } from './view/connectPresses';

type Props = ReactViewProps<ViewRun<MinesweeperTypes>>;

/** The field: a grid of cells for pointer, touch, keyboard and screen reader. */
export function MinesweeperBoard({ run }: Props) {
  useRunVersion(run);
  const notes = notesOf(run);
  const { cells, mode, busy } = useSyncExternalStore(notes.onChange, notes.read, notes.read);
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(0);
  const { state } = run;
  const { columns, rows } = state;
  const at = Math.min(cursor, columns * rows - 1);

  const press = useCallback(
    (cell: number, kind: 'dig' | 'flag' | 'ask') => {
      const now = run.state;
      if (notes.read().busy || now.phase === 'over') return;
      if (kind === 'ask') notes.ask?.(cell);
      else if (kind === 'flag') run.dispatch({ type: 'mark', cell });
      else if (now.open[cell]) run.dispatch({ type: 'chord', cell });
      else if (!now.laid && now.marks[cell] !== 1 && notes.first) notes.first(cell);
      else run.dispatch({ type: 'open', cell });
    },
    [run, notes],
  );

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    return connectPresses(element, {
      press: (cell, kind) => press(cell, kind === 'dig' ? notes.read().mode : kind),
      chord: (cell) => run.dispatch({ type: 'chord', cell }),
      hold: (pressing) => notes.change({ pressing }),
      reach: setCursor,
    });
  }, [run, notes, press]);

  // The hint's cell may be scrolled out of view in a small window.
  useEffect(() => {
    for (const [cell, note] of cells) {
      if (note !== 'safe' && note !== 'mine') continue;
      const found = grid.current?.querySelector(`[data-cell="${cell}"]`);
      found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [cells]);

  const go = (cell: number) => {
    setCursor(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: at % columns > 0 ? () => go(at - 1) : undefined,
    ArrowRight: at % columns < columns - 1 ? () => go(at + 1) : undefined,
    ArrowUp: at >= columns ? () => go(at - columns) : undefined,
    ArrowDown: at + columns < columns * rows ? () => go(at + columns) : undefined,
    Home: () => go(at - (at % columns)),
    End: () => go(at - (at % columns) + columns - 1),
    PageUp: () => go(at % columns),
    PageDown: () => go(columns * (rows - 1) + (at % columns)),
    f: () => press(at, 'flag'),
    F: () => press(at, 'flag'),
    a: () => press(at, 'ask'),
    A: () => press(at, 'ask'),
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would bring layout of its own
    <div
      ref={grid}
      role="grid"
      aria-label={`Field, ${columns} columns and ${rows} rows`}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-busy={busy}
      className={styles.grid}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      data-mode={mode}
      data-over={state.phase === 'over' ? '' : undefined}
      onFocus={({ target }) => {
        // A screen reader moves the focus without our keys.
        if (target.dataset.cell !== undefined) setCursor(Number(target.dataset.cell));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (!(event.key in keys)) return;
        event.preventDefault();
        event.stopPropagation();
        keys[event.key]?.();
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as its grid
        <div key={row} role="row" tabIndex={-1} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => {
            const cell = row * columns + column;
            return (
              <Cell
                key={cell}
                cell={cell}
                columns={columns}
                name={cellName(state, cell)}
                open={state.open[cell] === 1}
                count={state.counts[cell]}
                mark={state.marks[cell]}
                mine={state.phase === 'over' && state.mined[cell] === 1}
                exploded={cell === state.exploded}
                lost={state.phase === 'over' && !state.won}
                note={cells.get(cell)}
                reached={cell === at}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
