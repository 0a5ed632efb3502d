import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { resizeViewport, show, viewportOf, zoomBy } from '../../../scenes/theme-park/viewport';
import { lazyDecoration, lazyPart } from '../../components/lazyPart';
import { useHydrated } from '../../components/useHydrated';
import { sayOnce } from '../../hosts/sayOnce';
import { useGame } from '../../hosts/useGame';
import { useMountedView } from '../../hosts/useMountedView';
import { motionReduced } from '../../stores/motion';
import { useMotionReduced } from '../../stores/useMotionReduced';
import styles from './Board.module.css';
import { BoardGrid, type Cursor } from './BoardGrid';
import type { ShownDrag } from './connectPointer';
import { type EarlyTaps, keepTaps } from './earlyTaps';
import { HintStrip } from './HintStrip';
import { type Park, usePark } from './ParkContext';
import { press, pressRemove, showPreview } from './press';
import { StillPark } from './StillPark';

const StandardOverlays = lazyPart(
  async () => (await import('../../hosts/overlays')).StandardOverlays,
);
const Refusal = lazyDecoration(async () => (await import('./Refusal')).Refusal);

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Cells that an arrow key moves with Shift. */
const stride = 5;
const zoomStep = 1.35;

function cellOf(grid: Element | null, cell: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
}

/** The park's picture, and below it a grid of cells for keyboard and screen readers. */
export function Board() {
  const { session, view, reportView, labelledBy, autoFocus } = useGame();
  const park = usePark();
  const board = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const latest = useRef<Park>(park);
  const early = useRef<EarlyTaps>(undefined);
  const [cursor, setCursor] = useState<Cursor>({ column: 10, row: 17 });
  const [drag, setDrag] = useState<ShownDrag>();
  const reducedMotion = useMotionReduced();

  const run = session?.run;
  const engine = view && !('kind' in view) ? view : undefined;
  const mount = useCallback(
    async (element: HTMLElement, signal: AbortSignal) => {
      if (!run || !engine) throw new Error('mounted before the park has loaded');
      return engine.mount(element, run, signal, { reducedMotion: motionReduced() });
    },
    [run, engine],
  );
  const { ref, state } = useMountedView(run && engine ? mount : undefined);
  const mounted = state.phase === 'ready' ? state.view : undefined;

  useEffect(() => {
    if (state.phase === 'ready') reportView({ phase: 'ready' });
    if (state.phase === 'failed') reportView({ phase: 'failed', error: state.error });
  }, [state, reportView]);
  useEffect(() => {
    if (mounted?.note) sayOnce(mounted.note);
    mounted?.configure?.({ reducedMotion });
  }, [mounted, reducedMotion]);

  // A press may come before the picture. It must meet the cell that the poster shows there.
  useEffect(() => {
    const box = board.current?.getBoundingClientRect();
    if (run && box) {
      const state = run.state as Readonly<ThemeParkState>;
      const viewport = viewportOf(run);
      resizeViewport(viewport, state, box.width, box.height);
      board.current?.toggleAttribute('data-near', !viewport.isWhole);
    }
  }, [run]);
  // Another tool changes the preview at the pointer's cell.
  useEffect(() => {
    latest.current = park;
    const hand = park.viewport()?.hand;
    if (hand) showPreview(park, hand.column, hand.row, hand.byKeyboard);
  }, [park]);
  // So does any change in the park.
  useEffect(() => {
    return run?.status.subscribe(() => {
      const hand = latest.current.viewport()?.hand;
      if (hand) showPreview(latest.current, hand.column, hand.row, hand.byKeyboard);
    });
  }, [run]);
  /** Focuses a pressed cell, so that keys continue from there. */
  const focusCell = useCallback((column: number, row: number): void => {
    const current = latest.current.state();
    if (!current || column < 0 || row < 0 || column >= current.columns || row >= current.rows)
      return;
    setCursor({ column, row });
    cellOf(grid.current, row * current.columns + column)?.focus({ preventScroll: true });
    showPreview(latest.current, column, row, false);
  }, []);
  useEffect(() => {
    if (!board.current) return;
    const taps = keepTaps(board.current, () => latest.current.tool);
    early.current = taps;
    return taps.stop;
  }, []);
  useEffect(() => {
    const element = board.current;
    if (!element || !session) return;
    let undo: (() => void) | undefined;
    let gone = false;
    import('./connectPointer').then(
      ({ connectPointer, pressAt }) => {
        if (gone) return;
        undo = connectPointer(element, latest, { onPressed: focusCell, onDrag: setDrag });
        early.current?.pass(({ x, y, tool }) => pressAt({ ...latest.current, tool }, x, y));
      },
      (error: unknown) =>
        console.warn('The pointer input of the board could not be loaded.', error),
    );
    return () => {
      gone = true;
      undo?.();
    };
  }, [session, focusCell]);

  useEffect(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || active.id === labelledBy;
    if (!autoFocus || !free) return;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [autoFocus, labelledBy]);

  const moveTo = (column: number, row: number): void => {
    const current = park.state();
    const viewport = park.viewport();
    if (!current || !viewport) return;
    const next = {
      column: Math.min(current.columns - 1, Math.max(0, column)),
      row: Math.min(current.rows - 1, Math.max(0, row)),
    };
    setCursor(next);
    showPreview(park, next.column, next.row, true);
    show(viewport, current, next.column, next.row);
    cellOf(grid.current, next.row * current.columns + next.column)?.focus({ preventScroll: true });
  };

  const zoom = (factor: number): void => {
    const viewport = park.viewport();
    const current = park.state();
    if (!viewport || !current) return;
    zoomBy(viewport, current, factor, viewport.width / 2, viewport.height / 2);
    board.current?.toggleAttribute('data-near', !viewport.isWhole);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const far = event.shiftKey ? stride : 1;
    if (arrow) moveTo(cursor.column + arrow[0] * far, cursor.row + arrow[1] * far);
    else if (event.key === 'Home') moveTo(0, cursor.row);
    else if (event.key === 'End') moveTo(Number.MAX_SAFE_INTEGER, cursor.row);
    else if (event.key === 'Enter' || event.key === ' ') press(park, cursor.column, cursor.row, {});
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      pressRemove(park, cursor.column, cursor.row);
    } else if (event.key === 'Escape') park.setTool('look');
    else if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else return;
    event.preventDefault();
  };

  const drawn = mounted !== undefined;
  return (
    <div className={styles.screen} data-tool={park.tool}>
      <StillPark covered={drawn} />
      <div ref={ref} className={styles.picture} />
      <BoardGrid
        ref={grid}
        cursor={cursor}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const at = Number((target as HTMLElement).dataset.cell);
          const columns = park.state()?.columns;
          if (!columns || Number.isNaN(at)) return;
          const [column, row] = [at % columns, Math.floor(at / columns)];
          setCursor({ column, row });
          showPreview(park, column, row, true);
        }}
        onPress={(column, row) => {
          setCursor({ column, row });
          // Rows that look the same are not rendered again, so that they must call the newest
          // function.
          press(latest.current, column, row, {});
        }}
      />
      <div
        ref={board}
        className={styles.touch}
        data-park-board=""
        data-testid="board"
        data-draws={park.tool === 'look' ? undefined : ''}
      />
      {session && (
        <Suspense>
          <Refusal />
        </Suspense>
      )}
      {drag && park.tool !== 'look' && (
        <p
          className={styles.drag}
          style={{ left: drag.left, top: drag.top }}
          data-below={drag.top < 70 ? '' : undefined}
          data-testid="drag-cost"
          aria-hidden="true"
        >
          {drag.text}
        </p>
      )}
      <HintStrip />
      <div className={styles.zoom}>
        <button type="button" aria-label="Closer" onClick={() => zoom(zoomStep)}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label="Farther away" onClick={() => zoom(1 / zoomStep)}>
          <span aria-hidden="true">−</span>
        </button>
      </div>
      <LateOverlays />
    </div>
  );
}

/** A game's standard overlays, which the page does not wait for: none shows before a game has loaded. */
function LateOverlays() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <StandardOverlays />
    </Suspense>
  );
}
