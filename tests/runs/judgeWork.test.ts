import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { games } from '../../scenes/games';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { Decoder } from '../../scenes/kit/rules/rangeCoder';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { judgeRun, runBudget } from '../../server/runs/judgeRun';

/*
 * A refusal has to be quick. Times are not asserted, since they depend on the machine: the bench
 * measures them. What is asserted is the work: bits that are decoded, and ticks that are played.
 */

const text = readFileSync(
  new URL('../../scenes/snake/recordings/pillars.txt', import.meta.url),
  'utf8',
).trim();
const day = 20_500;
/** A head and the settings after it take fewer bits. */
const headBits = 1_500;

let bits: MockInstance;
let ticks: MockInstance;

beforeEach(() => {
  bits = vi.spyOn(Decoder.prototype, 'expected');
  ticks = vi.spyOn(Recording.prototype, 'stepHeld');
});
afterEach(() => void vi.restoreAllMocks());

async function altered(change: (replay: Replay) => Replay): Promise<string> {
  const game = await games.snake();
  const replay = decodeReplay(game, text);
  if (!replay.ok) throw new Error(replay.refusal);
  const made = encodeReplay(game, change(replay.value));
  bits.mockClear();
  return made;
}

const unread: readonly (readonly [string, () => string | Promise<string>, RegExp])[] = [
  ['of another format', () => text.replace('K3.', 'K9.'), /not a recording/],
  ['a long text of nothing', () => `K3.${'A'.repeat(59_000)}`, /damaged/],
  ['cut', () => text.slice(0, -9), /damaged/],
  ['with something behind it', () => `${text}AAAA`, /damaged/],
];

test.each(unread)('a recording %s is refused before a bit is decoded', async (_, made, reason) => {
  const verdict = await judgeRun(await made(), day);
  expect(verdict).toMatchObject({ ok: false, refusal: expect.stringMatching(reason) });
  expect(bits).not.toHaveBeenCalled();
  expect(ticks).not.toHaveBeenCalled();
});

const byHead: readonly (readonly [string, (replay: Replay) => Replay, RegExp])[] = [
  ['longer than an hour', (replay) => ({ ...replay, ticks: 300_000 }), /too long/],
  ['of practice', (replay) => ({ ...replay, practice: true }), /practice/i],
  ['of other rules', (replay) => ({ ...replay, version: 99 }), /other rules/],
  [
    'with more actions than an hour has',
    (replay) => {
      const [[, action]] = replay.actions;
      const actions = Array.from(
        { length: runBudget.actions + 1 },
        (_, index) => [Math.floor(index / 10), action] as const,
      );
      return { ...replay, actions };
    },
    /too long/,
  ],
];

test.each(byHead)('a recording %s is refused by its head', async (_, change, reason) => {
  const verdict = await judgeRun(await altered(change), day);
  expect(verdict).toMatchObject({ ok: false, refusal: expect.stringMatching(reason) });
  // The head is read twice: once for the game, and once with it.
  expect(bits.mock.calls.length).toBeLessThan(2 * headBits);
  expect(ticks).not.toHaveBeenCalled();
});

const played: readonly (readonly [string, (replay: Replay) => Replay, RegExp])[] = [
  [
    'altered by one action',
    (replay) => ({ ...replay, actions: replay.actions.filter((_, index) => index !== 20) }),
    /does not play to the end/,
  ],
  ['of a higher score', (replay) => ({ ...replay, score: replay.score + 10 }), /another score/],
];

test.each(played)(
  'a recording %s is played once, and no further than it claims',
  async (_, change, reason) => {
    const verdict = await judgeRun(await altered(change), day);
    expect(verdict).toMatchObject({ ok: false, refusal: expect.stringMatching(reason) });
    const { ticks: claimed } = await games.snake().then((game) => {
      const replay = decodeReplay(game, text);
      if (!replay.ok) throw new Error(replay.refusal);
      return replay.value;
    });
    expect(ticks).toHaveBeenCalled();
    expect(ticks.mock.calls.length).toBeLessThanOrEqual(claimed);
  },
);
