import type { Run } from '../../../scenes/kit/run/Run';

/**
 * The same run without a frame loop: it takes a turn as soon as an action has come.
 * @param turn takes the pending turns and draws; does nothing after the run is disposed
 */
export function takeTurns(clocked: Run, turn: () => void): Run {
  let due = false;
  // Deferred, so that actions dispatched together are one turn.
  const ask = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      turn();
    });
  };
  const dispatch: Run['dispatch'] = (action) => {
    clocked.dispatch(action);
    ask();
  };
  clocked.status.subscribe(ask);
  return Object.create(clocked, { dispatch: { value: dispatch } }) as Run;
}
