import type { Run } from '../../../scenes/kit/run/Run';

/**
 * Takes the turns of a run without a frame loop, one as soon as an action has come.
 * @param turn takes those that wait, and draws
 * @returns the same run, and the undo
 */
export function takeTurns(clocked: Run, turn: () => void) {
  let due = false;
  let disposed = false;

  // Not at once: actions that are dispatched together are one turn.
  const ask = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (!disposed) turn();
    });
  };
  const dispatch: Run['dispatch'] = (action) => {
    clocked.dispatch(action);
    ask();
  };
  const unsubscribe = clocked.status.subscribe(ask);
  return {
    run: Object.create(clocked, { dispatch: { value: dispatch } }) as Run,
    dispose(): void {
      disposed = true;
      unsubscribe();
    },
  };
}
