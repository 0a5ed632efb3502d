import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { hash } from '../../scenes/kit/rules/hash';
import { maxReplayTicks, parseReplay } from '../../scenes/kit/rules/parseReplay';
import { play, verify } from '../../scenes/kit/rules/play';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay, encodeReplay, maxReplayText } from '../../scenes/kit/rules/replayText';
import type { TuneAction } from '../../scenes/kit/rules/tune';
import { snakeConfig } from '../../scenes/snake/config';
import { snakeWithoutView as snake } from '../../scenes/snake/game';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';
import { snakeActions } from '../snake/arbitraries';

/** A replay with the hash to which it really plays. */
function finished(actions: Replay['actions'], ticks: number, seed = 1): Replay {
  const draft = {
    game: 'snake',
    version: snake.rules.version,
    config: defaultsOf(snakeConfig),
    seed,
    practice: false,
    ticks,
    actions,
    hash: '0000000000000000',
  };
  const state = play(snake, draft);
  return {
    ...draft,
    ticks: state.tick,
    hash: hash(state),
    actions: actions.filter(([tick]) => tick < state.tick),
  };
}

const played: [number, SnakeAction | TuneAction][] = [
  [0, { type: 'start' }],
  [20, { type: 'turn', direction: 'down' }],
  [20, { type: 'tune', key: 'points', value: 25 }],
  [40, { type: 'turns', first: 'right', second: 'down' }],
];
const example = finished(played, 60);

test('a text gives back the replay, whatever was played', () => {
  expect(decodeReplay(snake, encodeReplay(example))).toEqual({ ok: true, value: example });
  fc.assert(
    fc.property(snakeActions, fc.integer({ min: 0, max: 0xffffffff }), (actions, seed) => {
      const replay = finished(actions, 400, seed);
      const decoded = decodeReplay(snake, encodeReplay(replay));
      expect(decoded).toEqual({ ok: true, value: replay });
      expect(verify(snake, replay)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('a claim that is not true is found out', () => {
  expect(verify(snake, example)).toBeUndefined();
  const lies: Partial<Replay>[] = [
    { hash: 'ffffffffffffffff' },
    { ticks: example.ticks - 1 },
    { ticks: 5000 },
    { actions: example.actions.slice(0, 2) },
  ];
  for (const lie of lies) expect(verify(snake, { ...example, ...lie })).toMatch(/^The recording/);
});

describe('what does not fit is refused with a sentence', () => {
  const wrong: [string, unknown][] = [
    ['nothing', undefined],
    ['a list', []],
    ['another game', { ...example, game: 'pong' }],
    ['another version', { ...example, version: 0 }],
    ['a negative seed', { ...example, seed: -1 }],
    ['a fractional seed', { ...example, seed: 0.5 }],
    ['no length', { ...example, ticks: undefined }],
    ['more than twelve hours', { ...example, ticks: maxReplayTicks + 1 }],
    ['no practice', { ...example, practice: 'no' }],
    ['no hash', { ...example, hash: 7 }],
    ['a hash of another kind', { ...example, hash: 'xyz' }],
    ['no config', { ...example, config: null }],
    ['a config out of range', { ...example, config: { ...example.config, columns: 1e9 } }],
    ['a foreign setting', { ...example, config: { ...example.config, cheat: true } }],
    ['an inherited setting', { ...example, config: { ...example.config, toString: 1 } }],
    ['a missing setting', { ...example, config: { columns: 15 } }],
    ['no actions', { ...example, actions: {} }],
    ['too many actions', { ...example, actions: { length: 1e9 } }],
    ['an unknown action', { ...example, actions: [[0, { type: 'fly' }]] }],
    ['an action without time', { ...example, actions: [{ type: 'start' }] }],
    ['an action after the end', { ...example, actions: [[60, { type: 'start' }]] }],
    [
      'an action before the last',
      {
        ...example,
        actions: [
          [9, { type: 'start' }],
          [8, { type: 'start' }],
        ],
      },
    ],
    [
      'tuning out of range',
      { ...example, actions: [[0, { type: 'tune', key: 'points', value: 0 }]] },
    ],
    [
      'tuning that needs a restart',
      { ...example, actions: [[0, { type: 'tune', key: 'rows', value: 20 }]] },
    ],
    [
      'tuning of nothing',
      { ...example, actions: [[0, { type: 'tune', key: 'hasOwnProperty', value: 1 }]] },
    ],
  ];
  test.each(wrong)('%s', (_, value) => {
    const parsed = parseReplay(snake, value);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.refusal).toMatch(/^The (recording|setting)s? .+\.$/);
  });

  const text = JSON.parse(encodeReplay(example)) as Record<string, unknown>;
  const texts: [string, string][] = [
    ['empty', ''],
    ['cut off', encodeReplay(example).slice(0, -5)],
    ['foreign', '{"format":"other"}'],
    ['a number', '7'],
    ['of another edition', JSON.stringify({ ...text, edition: 2 })],
    ['an odd log', JSON.stringify({ ...text, log: [1] })],
    ['no acts', JSON.stringify({ ...text, acts: 'all' })],
    ['an act out of the list', JSON.stringify({ ...text, log: [0, 99] })],
    ['time that is no number', JSON.stringify({ ...text, log: ['soon', 0] })],
    ['time that runs backwards', JSON.stringify({ ...text, log: [9, 0, -5, 0] })],
    ['huge', `"${'x'.repeat(maxReplayText)}"`],
  ];
  test.each(texts)('a text that is %s', (_, given) => {
    const decoded = decodeReplay(snake, given);
    expect(decoded.ok).toBe(false);
    if (!decoded.ok) expect(decoded.refusal).toMatch(/^Th.+\.$/);
  });

  test('never by throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseReplay(snake, value).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(text)), fc.jsonValue(), (key, value) => {
        decodeReplay(snake, JSON.stringify({ ...text, [key]: value }));
      }),
    );
  });
});
