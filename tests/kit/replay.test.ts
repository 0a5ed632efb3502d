import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { type Playable, versionOf } from '../../scenes/kit/rules/Playable';
import { maxReplayTicks, parseReplay } from '../../scenes/kit/rules/parseReplay';
import type { Replay } from '../../scenes/kit/rules/Replay';
import {
  decodeReplay,
  describeReplay,
  encodeReplay,
  maxReplayText,
} from '../../scenes/kit/rules/replayText';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { sealed } from '../../scenes/kit/rules/textOfBytes';
import type { TuneAction } from '../../scenes/kit/rules/tune';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';
import { snakeActions } from '../snake/arbitraries';
import { play, verify } from './play';

/** A replay with its real hash. */
function finished(actions: Replay['actions'], ticks: number, seed = 1): Replay {
  const draft = {
    game: 'snake',
    version: versionOf(snake, defaultsOf(snakeConfig)),
    day: 20_576,
    score: 0,
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
    score: state.score,
    ticks: state.tick,
    hash: stateHash(snake, state),
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

test('decoding gives the replay that was encoded', () => {
  expect(decodeReplay(snake, encodeReplay(snake, example))).toEqual({ ok: true, value: example });
  fc.assert(
    fc.property(snakeActions, fc.integer({ min: 0, max: 0xffffffff }), (actions, seed) => {
      const replay = finished(actions, 400, seed);
      const decoded = decodeReplay(snake, encodeReplay(snake, replay));
      expect(decoded).toEqual({ ok: true, value: replay });
      expect(verify(snake, replay)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('verify rejects a replay with a false hash, length or log', () => {
  expect(verify(snake, example)).toBeUndefined();
  const lies: Partial<Replay>[] = [
    { hash: 'ffffffffffffffff' },
    { ticks: example.ticks - 1 },
    { ticks: 5000 },
    { actions: example.actions.slice(0, 2) },
  ];
  for (const lie of lies) expect(verify(snake, { ...example, ...lie })).toMatch(/^The recording/);
});

describe('a replay that does not fit is refused with a sentence:', () => {
  const wrong: [string, unknown][] = [
    ['nothing', undefined],
    ['a list', []],
    ['another game', { ...example, game: 'pong' }],
    ['another version', { ...example, version: 0 }],
    ['a negative seed', { ...example, seed: -1 }],
    ['a fractional seed', { ...example, seed: 0.5 }],
    ['no length', { ...example, ticks: undefined }],
    ['more than a thousand hours', { ...example, ticks: maxReplayTicks + 1 }],
    ['no score', { ...example, score: undefined }],
    ['no day', { ...example, day: -1 }],
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

  const text = encodeReplay(snake, example);
  const texts: [string, string][] = [
    ['empty', ''],
    ['cut off', text.slice(0, -5)],
    ['foreign', '{"format":"other"}'],
    ['of another format', text.replace('K3', 'K4')],
    ['a mark alone', 'K3.'],
    ['no letters', `K3.${'='.repeat(40)}`],
    ['huge', `K3.${'x'.repeat(maxReplayText)}`],
  ];
  test.each(texts)('a text that is %s', (_, given) => {
    const decoded = decodeReplay(snake, given);
    expect(decoded.ok).toBe(false);
    if (!decoded.ok) expect(decoded.refusal).toMatch(/^Th.+\.$/);
  });

  test('random JSON and random bytes never throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseReplay(snake, value).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        // The checksum is valid, the content random.
        decodeReplay(snake, sealed('K3.', bytes));
        describeReplay(sealed('K3.', bytes));
      }),
    );
  });
});

test('a text with any one character changed is refused or plays to the same hash', () => {
  const text = encodeReplay(snake, example);
  const spoilt = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    spoilt
      .add(before)
      .add(before + after)
      .add(before + text[at] + text[at] + after);
    const code = text.charCodeAt(at);
    for (let bit = 0; bit < 7; bit += 1) {
      spoilt.add(before + String.fromCharCode(code ^ (1 << bit)) + after);
    }
  }
  spoilt.delete(text);
  for (const each of spoilt) {
    const decoded = decodeReplay(snake, each);
    if (decoded.ok) expect(stateHash(snake, play(snake, decoded.value))).toBe(example.hash);
    else expect(decoded.refusal).toMatch(/^Th.+\.$/);
  }
});

describe('recordings of an older build', () => {
  const text = encodeReplay(snake, example);

  test('get the default of a new constant', () => {
    const boost = { value: 3, unit: 'cells', min: 0, max: 9, note: 'New.' };
    const later = { ...snake, config: { ...snake.config, boost } };
    const decoded = decodeReplay(later, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(decoded.value.config).toEqual({ ...example.config, boost: 3 });
  });

  test('play with the old value once its baseline is frozen', () => {
    const moveMs = { ...snakeConfig.moveMs, value: 90, baseline: 150 };
    const later: Playable = { ...snake, config: { ...snake.config, moveMs } };
    const decoded = decodeReplay(later, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(verify(later, decoded.value)).toBeUndefined();
  });

  test('of removed rules are refused with game, score and date', () => {
    const later = { ...snake, rules: { ...snake.rules, versionOf: () => 2 } };
    expect(decodeReplay(later, text)).toEqual({
      ok: false,
      refusal:
        'The recording was made with other rules than today’s: Snake II, 25 points, 3 May 2026.',
    });
    expect(describeReplay(text)).toEqual({
      ok: true,
      value: {
        game: 'snake',
        version: 1,
        day: 20_576,
        score: example.score,
        practice: false,
        ticks: example.ticks,
      },
    });
  });
});

test('ten minutes of Snake take at most 4,000 characters', () => {
  const rng = seedRng(4);
  // A player who turns at random times, at about every second move.
  const directions = ['up', 'right', 'down', 'left'] as const;
  let direction = 1;
  let turnAt = 20;
  const actions: [number, SnakeAction][] = [[0, { type: 'start' }]];
  while (turnAt < 36_000) {
    direction = (direction + (below(rng, 2) === 0 ? 1 : 3)) % 4;
    actions.push([turnAt, { type: 'turn', direction: directions[direction] }]);
    turnAt += 14 + below(rng, 18);
  }
  expect(actions.length).toBeGreaterThan(1500);
  const draft = { ...example, actions, ticks: 36_000 };
  expect(encodeReplay(snake, draft).length).toBeLessThanOrEqual(4000);
});
