import { expect, test } from 'vitest';
import { judge } from '../../scenes/kit/rules/judge';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { minesweeper } from '../../scenes/minesweeper/game';

test('a cleared field is recorded with its deal, read back and judged', () => {
  const run = createRun(minesweeper, { seed: () => 5 });
  const play = (action: Parameters<typeof run.dispatch>[0]): void => {
    run.dispatch(action);
    run.advance(1000 / 60);
    run.advance(1000 / 60);
  };
  play({ type: 'deal', cell: 40, seed: 77, proven: 1 });
  for (let cell = 0; cell < 81; cell += 1) {
    if (run.state.mined[cell]) play({ type: 'mark', cell });
    else play({ type: 'open', cell });
  }
  expect(run.state.won).toBe(true);
  const text = encodeReplay(minesweeper, run.replay());
  const decoded = decodeReplay(minesweeper, text);
  if (!decoded.ok) throw new Error(decoded.refusal);
  const judged = judge(minesweeper, decoded.value);
  expect(judged).toMatchObject({
    ok: true,
    value: { score: minesweeper.score(run.state) },
  });
});

test('the last press can be undone through the log, and the run is practice from then on', () => {
  const run = createRun(minesweeper, { seed: () => 5 });
  run.dispatch({ type: 'deal', cell: 40, seed: 77, proven: 1 });
  run.advance(20);
  const { openCount } = run.state;
  run.dispatch({ type: 'open', cell: run.state.mined.indexOf(1) });
  run.advance(20);
  run.advance(20);
  expect(run.state.phase).toBe('over');
  run.adopt(run.game, run.fork(run.state.lastTick - 1), { config: run.config, practice: true });
  expect(run.state).toMatchObject({ phase: 'playing', exploded: -1, openCount });
  expect(run.status.getState().practice).toBe(true);
});
