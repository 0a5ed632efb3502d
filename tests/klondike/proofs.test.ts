import { expect, test } from 'vitest';
import type { KlondikeConfig } from '../../scenes/klondike/config';
import { positionOf } from '../../scenes/klondike/rules/solver/Position';
import { solve } from '../../scenes/klondike/rules/solver/solve';
import { winnableDeals } from '../../scenes/klondike/rules/winnable';
import { think } from '../../scenes/klondike/thinking';
import { proofFromText, proofToText } from '../../scripts/klondike/proofText';
import { act, startGame, take } from './play';
import proofs from './proofs.json';

const kinds: readonly (readonly [keyof typeof proofs, Pick<KlondikeConfig, 'draw' | 'scoring'>])[] =
  [
    ['one', { draw: 'one', scoring: 'standard' }],
    ['three', { draw: 'three', scoring: 'standard' }],
    ['vegasOne', { draw: 'one', scoring: 'vegas' }],
    ['vegasThree', { draw: 'three', scoring: 'vegas' }],
  ];

test('a few hundred deals ship', () => {
  const count = kinds.reduce((sum, [, config]) => sum + winnableDeals(config).length, 0);
  expect(count).toBeGreaterThanOrEqual(300);
});

test.each(kinds)(
  'every shipped deal for %s is won by its solution, in the game itself',
  (kind, config) => {
    const texts: Readonly<Record<string, string>> = proofs[kind];
    const deals = winnableDeals(config);
    expect(deals.map(String).sort()).toEqual(Object.keys(texts).sort());
    for (const seed of deals) {
      const state = startGame(config, seed);
      take(state, proofFromText(texts[seed]));
      expect(state.won, `deal ${seed}`).toBe(true);
    }
  },
);

test('a solution survives being encoded', () => {
  const steps = proofFromText(
    proofs.one['1' as keyof typeof proofs.one] ?? Object.values(proofs.one)[0],
  );
  expect(proofFromText(proofToText(steps))).toEqual(steps);
});

test('a game that cannot be won differs from one that is undecided', () => {
  const state = startGame();
  state.stockCount = 0;
  // Both black twos are under a red four that needs them, so nothing can ever move.
  state.counts.set([2, 2, 0, 0, 0, 0, 0]);
  state.down.set([1, 1, 0, 0, 0, 0, 0]);
  state.columns.set([0, 16], 0);
  state.columns.set([39, 29], 19);
  expect(solve(positionOf(state), 1000)).toMatchObject({ kind: 'lost' });
  expect(solve(positionOf(startGame({}, 9)), 1)).toMatchObject({ kind: 'notKnown', nodes: 1 });
});

test('after a loss the losing move is found', () => {
  const deal = winnableDeals({ draw: 'three', scoring: 'standard' })[0];
  const state = startGame({ draw: 'three' }, deal);
  act(state, { type: 'draw' });
  expect(think({ type: 'winnable', position: positionOf(state), maxNodes: 60_000 })).toMatchObject({
    kind: 'won',
  });
  // After the first two moves this deal cannot be won.
  act(state, { type: 'draw' });
  const found = think({ type: 'whereLost', state: structuredClone(state), maxNodes: 60_000 });
  expect(found).toEqual({ lastWinnable: 2, firstLost: 3 });
});
