import type { Run } from '../../../scenes/kit/run/Run';

/**
 * The same run, whose turns are taken without a frame loop, one as soon as an action has come.
 * @param turn takes those that wait, and draws; does nothing to a run that is disposed of
 */
export function takeTurns(clocked: Run, turn: () => void): Run {
  let due = false;
  // Not at once: actions that are dispatched together are one turn.
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
