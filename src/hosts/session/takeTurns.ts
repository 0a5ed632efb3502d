import type { Run } from '../../../scenes/kit/run/Run';

type Draw = (deltaMs: number) => void;

/** A run by turns, which takes them without a frame loop. */
export type TurnTaker = Readonly<{
  /** The same run, whose turns are taken as soon as an action has come. */
  run: Run;
  /** Calls back after each turn; returns the undo. */
  onTurn(draw: Draw): () => void;
  dispose(): void;
}>;

export function takeTurns(clocked: Run): TurnTaker {
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
    run: Object.create(clocked, { dispatch: { value: dispatch } }) as Run,
    onTurn(draw) {
      draws.add(draw);
      return () => draws.delete(draw);
    },
    dispose() {
      disposed = true;
      unsubscribe();
    },
  };
}
