import { expect, test } from 'vitest';
import { judge } from '../../scenes/kit/rules/judge';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { klondike } from '../../scenes/klondike/game';
import { winnableDeals } from '../../scenes/klondike/rules/winnable';
import { proofFromText } from '../../scripts/klondike/proofText';
import proofs from './proofs.json';

test('a won game is recorded, read back, judged, and resumed where it was left', () => {
  const deal = winnableDeals({ draw: 'one', scoring: 'standard' })[0];
  const texts: Readonly<Record<string, string>> = proofs.one;
  const run = createRun(klondike, { seed: () => deal });
  const play = (action: Parameters<typeof run.dispatch>[0]): void => {
    run.dispatch(action);
    run.advance(1000 / 60);
    run.advance(1000 / 60);
  };
  const steps = proofFromText(texts[deal]);
  steps.forEach(({ draws, from, to, count }, at) => {
    for (let drawn = 0; drawn < draws; drawn += 1) play({ type: 'draw' });
    play({ type: 'move', from, to, count });
    if (at === 10) {
      const saved = run.save();
      const other = createRun(klondike, { seed: () => 1 });
      expect(other.restore(saved)).toBeUndefined();
      expect(other.state.history).toEqual(run.state.history);
    }
  });
  expect(run.state.won).toBe(true);
  const text = encodeReplay(klondike, run.replay());
  const decoded = decodeReplay(klondike, text);
  if (!decoded.ok) throw new Error(decoded.refusal);
  const judged = judge(klondike, decoded.value);
  expect(judged).toMatchObject({
    ok: true,
    value: { score: klondike.score(run.state) },
  });
});
