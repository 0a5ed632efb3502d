import type { Run } from '../../../scenes/kit/run/Run';

type Draw = (deltaMs: number) => void;

export type TurnTaker = ReturnType<typeof takeTurns>;

/** Takes the turns of a run without a frame loop. */
export function takeTurns(clocked: Run) {
  const draws = new Set<Draw>();
  let due = false;
  let disposed = false;

  const take = (): void => {
    due = false;
    if (disposed) return;
    clocked.advance(0);
    for (const draw of draws) draw(0);
  };
  // Not at once: actions that are dispatched together are one turn.
  const ask = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(take);
  };
  const dispatch: Run['dispatch'] = (action) => {
    clocked.dispatch(action);
    ask();
  };
  const unsubscribe = clocked.status.subscribe(ask);
  return {
    /** The same run, whose turns are taken as soon as an action has come. */
    run: Object.create(clocked, { dispatch: { value: dispatch } }) as Run,
    /** Calls back after each turn; returns the undo. */
    onTurn: (draw: Draw): (() => void) => {
      draws.add(draw);
      return () => draws.delete(draw);
    },
    dispose(): void {
      disposed = true;
      unsubscribe();
    },
  };
}
