import { expect, test } from 'vitest';
import { parseKeptRound } from '../../../src/pages/quiz/keptRound';

const round = { source: 'music', day: '2026-11-28', seed: 7, index: 1, answers: [3, 0] };

test('a round that was kept for a reload is read back whole or not at all', () => {
  expect(parseKeptRound({ version: 1, ...round })).toEqual(round);
  const damaged = [
    null,
    { ...round },
    { version: 1, ...round, seed: -1 },
    { version: 1, ...round, index: '1' },
    { version: 1, ...round, answers: [3, null] },
    { version: 1, ...round, answers: { 0: 3 } },
  ];
  for (const stored of damaged) expect(parseKeptRound(stored)).toBeUndefined();
});
