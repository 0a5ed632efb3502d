import { describe, expect, test } from 'vitest';
import { ActionLog } from '../../scenes/kit/rules/ActionLog';
import { buttonActions, holdSide, holds } from '../../scenes/kit/rules/buttonActions';
import {
  baselineOf,
  categoryOf,
  choice,
  defaultsOf,
  defineConfig,
  flag,
  isPractice,
  isTuned,
  number,
  parseConfig,
  ticksFromMs,
  ticksOrNone,
  whole,
} from '../../scenes/kit/rules/config';
import type { BaseAction, BaseState, GameTypes } from '../../scenes/kit/rules/contract';
import { buttonsOf, syncActions } from '../../scenes/kit/rules/controls';
import { dateOfDay } from '../../scenes/kit/rules/dateOfDay';
import { FixedStep } from '../../scenes/kit/rules/FixedStep';
import {
  areSquare,
  cellAt,
  clampTo,
  columnOf,
  directionIndex,
  directions,
  oppositeOf,
  rowOf,
  wrapTo,
} from '../../scenes/kit/rules/grid';
import { bytesOf, Keyframes } from '../../scenes/kit/rules/Keyframes';
import {
  bytesOfText,
  checksum,
  sealed,
  textOfBytes,
  unsealed,
} from '../../scenes/kit/rules/textOfBytes';
import { parseTune } from '../../scenes/kit/rules/tune';

describe('ActionLog', () => {
  const log = (...ticks: number[]) => {
    const made = new ActionLog();
    for (const tick of ticks) made.add(tick, { type: `at ${tick}` });
    return made;
  };
  const due = (from: ActionLog, tick: number) => {
    const taken: BaseAction[] = [];
    from.takeInto(taken, tick);
    return taken.map(({ type }) => type);
  };

  test('returns each action once, at its tick or when asked for late', () => {
    const made = log(2, 2, 5);
    expect(due(made, 1)).toEqual([]);
    expect(due(made, 2)).toEqual(['at 2', 'at 2']);
    expect(due(made, 2)).toEqual([]);
    expect(due(made, 9)).toEqual(['at 5']);
    expect(due(made, 10)).toEqual([]);
    made.seek(3);
    expect(due(made, 5)).toEqual(['at 5']);
    made.seek(2);
    expect(due(made, 5)).toEqual(['at 2', 'at 2', 'at 5']);
  });

  test('truncate drops the actions at a tick and after it', () => {
    const made = log(1, 3, 3, 7);
    made.truncate(3);
    expect(made.entries()).toEqual([[1, { type: 'at 1' }]]);
    expect(made.lastTick).toBe(1);
    made.truncate(0);
    expect(made.lastTick).toBe(-1);
    expect(log(1, 3).entries(3)).toHaveLength(1);
  });

  test('unpacks its packed part only when that is needed', () => {
    let unpacked = 0;
    const packed = () => {
      unpacked += 1;
      return [
        [1, { type: 'at 1' }],
        [4, { type: 'at 4' }],
      ] as const;
    };
    const made = new ActionLog(packed, 10);
    made.seek(10);
    made.add(10, { type: 'at 10' });
    made.add(12, { type: 'at 12' });
    expect(due(made, 10)).toEqual(['at 10']);
    expect(made.lastTick).toBe(12);
    expect(unpacked).toBe(0);
    expect(made.entries().map(([tick]) => tick)).toEqual([1, 4, 10, 12]);
    expect(unpacked).toBe(1);
    // Actions that were taken are not returned again.
    expect(due(made, 20)).toEqual(['at 12']);
    made.seek(4);
    expect(due(made, 20)).toEqual(['at 4', 'at 10', 'at 12']);
    expect(unpacked).toBe(1);
    expect(new ActionLog(packed, 10).lastTick).toBe(4);
  });
});

describe('Keyframes', () => {
  const state = (tick: number, more = {}) => ({ tick, phase: 'playing', ...more }) as BaseState;

  test('measures typed arrays by bytes, text by letters, and other values by a constant', () => {
    expect(bytesOf(new Uint16Array(10))).toBe(20);
    expect(bytesOf('four')).toBe(24);
    expect([bytesOf(7), bytesOf(null), bytesOf(undefined), bytesOf(true)]).toEqual([
      16, 16, 16, 16,
    ]);
    expect(bytesOf({ a: 7, b: 'x', c: [1, 2] })).toBe(16 + 16 + 18 + 48);
  });

  test('stores copies, and before() finds the latest at or before a tick', () => {
    const kept = new Keyframes(1e6);
    const live = { ...state(5), list: [1] };
    kept.keep(live);
    live.list[0] = 2;
    kept.keep({ ...state(20), list: [3] } as BaseState);
    kept.keep({ ...state(10), list: [4] } as BaseState);
    expect(kept.before(4)).toBeUndefined();
    expect(kept.before(5)).toEqual({ ...state(5), list: [1] });
    expect(kept.before(9)?.tick).toBe(5);
    expect(kept.before(10)?.tick).toBe(10);
    expect(kept.before(19)?.tick).toBe(10);
    expect(kept.before(1e9)?.tick).toBe(20);
    // A second copy for the same tick changes nothing.
    kept.keep({ ...state(10), list: [9] } as BaseState);
    expect(kept.before(10)).toMatchObject({ list: [4] });
  });

  test('offers a copy every 48 seconds, whatever the size of the state', () => {
    const ticksOf = (more: object) => {
      const kept = new Keyframes(1e7);
      const seen = new Set<number>();
      for (let tick = 0; tick <= 6000; tick += 1) {
        kept.offer(state(tick, more));
        const last = kept.before(tick)?.tick;
        if (last !== undefined) seen.add(last);
      }
      return [...seen];
    };
    expect(ticksOf({})).toEqual([0, 2880, 5760]);
    expect(ticksOf({ large: new Uint8Array(70_000) })).toEqual([0, 2880, 5760]);
  });

  test('after a cut continues from the last one left', () => {
    const kept = new Keyframes(1e6);
    for (let tick = 0; tick <= 6000; tick += 1) kept.offer(state(tick));
    kept.cut(3000);
    expect(kept.before(1e9)?.tick).toBe(2880);
    for (let tick = 3000; tick <= 6000; tick += 1) kept.offer(state(tick));
    expect(kept.before(1e9)?.tick).toBe(5760);
    kept.cut(-1);
    expect(kept.before(1e9)).toBeUndefined();
    kept.offer(state(0));
    expect(kept.before(0)?.tick).toBe(0);
  });

  test('drops the one that costs least when full, and stores none that is too large', () => {
    const weight = bytesOf(state(0));
    const kept = new Keyframes(weight * 3);
    for (const tick of [0, 100, 200, 300]) kept.keep(state(tick));
    const left = [0, 100, 200, 300].filter((tick) => kept.before(tick)?.tick === tick);
    expect(left).toHaveLength(3);
    expect(left).toContain(300);
    const none = new Keyframes(weight - 1);
    none.keep(state(0));
    expect(none.before(9)).toBeUndefined();
  });
});

describe('FixedStep', () => {
  test('takes a tick of exactly its length and keeps the rest', () => {
    const clock = new FixedStep();
    clock.add(50);
    expect([clock.take(), clock.take(), clock.take(), clock.take()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(clock.alpha).toBe(0);
    clock.add(25);
    expect(clock.alpha).toBe(1);
    clock.take();
    expect(clock.alpha).toBeCloseTo(0.5, 9);
    clock.reset();
    expect(clock.alpha).toBe(0);
  });
});

describe('the grid helpers', () => {
  test('count cells from the top left and directions clockwise from up', () => {
    expect([cellAt(3, 2, 10), columnOf(23, 10), rowOf(23, 10)]).toEqual([23, 3, 2]);
    expect(directions.map(directionIndex)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map(oppositeOf)).toEqual([2, 3, 0, 1]);
    expect([0, 1, 2, 3].map((direction) => areSquare(0, direction))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([-3, 0, 4, 9, 10, 99].map((at) => clampTo(10, at))).toEqual([0, 0, 4, 9, 9, 9]);
    expect([-11, -1, 0, 9, 10, 25].map((at) => wrapTo(10, at))).toEqual([9, 9, 0, 9, 0, 5]);
  });
});

test.each([
  ['1970-01-01', '1 January 1970'],
  ['1996-02-29', '29 February 1996'],
  ['1996-03-01', '1 March 1996'],
  ['1999-12-31', '31 December 1999'],
  ['2000-02-29', '29 February 2000'],
  ['2000-03-01', '1 March 2000'],
  ['2026-11-23', '23 November 2026'],
  ['2100-02-28', '28 February 2100'],
  ['2100-03-01', '1 March 2100'],
  ['1969-12-31', '31 December 1969'],
])('dateOfDay of %s is %s', (day, told) => {
  expect(dateOfDay(Date.parse(day) / 86_400_000)).toBe(told);
});

test('dateOfDay agrees with the calendar for four hundred years', () => {
  const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  for (let day = -40_000; day < 106_097; day += 97) {
    const date = new Date(day * 86_400_000);
    const told = `${date.getUTCDate()} ${months.format(date)} ${date.getUTCFullYear()}`;
    expect(dateOfDay(day)).toBe(told);
  }
});

describe('constants', () => {
  const spec = defineConfig({
    speed: number(2, 'px', [0.5, 8], { note: 'How fast.' }),
    lives: whole(3, 'lives', [1, 9], { note: 'How many.', assist: true }),
    wait: number(500, 'ms', [0, 2000, 10], { note: 'How long.' }),
    loud: flag(false, { note: 'How loud.', mode: 'preference' }),
    edges: choice('walls', ['walls', 'wrap'], { note: 'Where.', mode: true }),
    size: whole(10, 'cells', [5, 20], { note: 'How large.', restart: true, baseline: 8 }),
  });
  const usual = defaultsOf(spec);
  const parsed = (values: unknown) => {
    const result = parseConfig(spec, values);
    return result.ok ? result.value : result.refusal;
  };

  test('outside their range are refused with the range', () => {
    expect(parsed({ speed: 0.5, lives: 9 })).toEqual({ ...usual, speed: 0.5, lives: 9 });
    expect(parsed({ speed: 8 })).toEqual({ ...usual, speed: 8 });
    for (const speed of [0.49, 8.01, Number.NaN, '2', null]) {
      expect(parsed({ speed }), String(speed)).toMatch(/^The setting speed must .*0\.5.*8/);
    }
    expect(parsed({ lives: 2.5 })).toMatch(/^The setting lives must/);
    expect(spec.wait).toMatchObject({ min: 0, max: 2000, step: 10 });
    expect(parsed({ wait: 505 })).toEqual({ ...usual, wait: 505 });
    expect(parsed({ wait: 2.5 })).toMatch(/^The setting wait must be a whole number/);
    expect(parsed({ loud: 1 })).toBe('The setting loud must be on or off.');
    expect(parsed({ loud: true })).toEqual({ ...usual, loud: true });
    expect(parsed({ edges: 'wrap' })).toEqual({ ...usual, edges: 'wrap' });
    expect(parsed({ edges: 'none' })).toBe('The setting edges must be one of walls, wrap.');
    expect(parsed({ edges: ['walls'] })).toMatch(/must be one of/);
  });

  test('with unknown names, or that are no object, are refused', () => {
    for (const odd of ['colour', 'toString', '__proto__x']) {
      expect(parsed({ [odd]: 1 })).toBe('The settings name a value that is not known.');
    }
    for (const odd of [null, undefined, [], 'text', 7]) {
      expect(parsed(odd)).toBe('The settings are malformed.');
    }
  });

  test('give the category by their modes, and practice by everything else', () => {
    expect(categoryOf(spec, usual)).toBe('classic');
    expect(categoryOf(spec, { ...usual, edges: 'wrap', loud: true, speed: 3 })).toBe('edges wrap');
    const hard = { ...spec, hard: flag(false, { note: 'How hard.', mode: true }) };
    expect(categoryOf(hard, { ...usual, edges: 'wrap', hard: true })).toBe('edges wrap, hard true');
    expect([isPractice(spec, usual), isTuned(spec, usual)]).toEqual([false, false]);
    for (const [change, practice, tuned] of [
      [{ speed: 3 }, true, true],
      [{ lives: 9 }, true, false],
      [{ loud: true }, false, false],
      [{ edges: 'wrap' }, false, false],
      [{ size: 9 }, true, true],
    ] as const) {
      const config = { ...usual, ...change };
      expect([isPractice(spec, config), isTuned(spec, config)]).toEqual([practice, tuned]);
    }
    expect(baselineOf(spec)).toEqual({ ...usual, size: 8 });
  });

  test('can be tuned in a run if they need no restart and stay in range', () => {
    expect(parseTune(spec, { type: 'tune', key: 'speed', value: 3, more: 1 })).toEqual({
      type: 'tune',
      key: 'speed',
      value: 3,
    });
    for (const odd of [
      null,
      'tune',
      { type: 'turn', key: 'speed', value: 3 },
      { type: 'tune', key: 'speed', value: 9 },
      { type: 'tune', key: 'size', value: 9 },
      { type: 'tune', key: 'toString', value: 9 },
      { type: 'tune', key: 7, value: 9 },
      { type: 'tune', key: 'speed' },
    ]) {
      expect(parseTune(spec, odd)).toBeUndefined();
    }
  });

  test('in milliseconds become the nearest whole ticks, at least one unless none is allowed', () => {
    expect([0, 1, 16, 25, 26, 150, 500].map(ticksFromMs)).toEqual([1, 1, 1, 2, 2, 9, 30]);
    expect([-5, 0, 1, 25].map(ticksOrNone)).toEqual([0, 0, 1, 2]);
  });
});

describe('buttons', () => {
  test('make one action for each press and release', () => {
    expect(buttonActions(['a', 'b'])).toEqual([
      { type: 'start' },
      { type: 'press', button: 'a' },
      { type: 'press', button: 'b' },
      { type: 'release', button: 'a' },
      { type: 'release', button: 'b' },
    ]);
    expect(holds('b')).toEqual({
      id: 'b',
      press: { type: 'press', button: 'b' },
      release: { type: 'release', button: 'b' },
    });
  });

  test('for two sides: the last pressed wins, and releasing it returns to the other', () => {
    const sides = { leftHeld: false, rightHeld: false };
    expect(holdSide(sides, 'left', true)).toBe(-1);
    expect(holdSide(sides, 'right', true)).toBe(1);
    expect(holdSide(sides, 'left', false)).toBe(1);
    expect(holdSide(sides, 'left', true)).toBe(-1);
    expect(holdSide(sides, 'left', false)).toBe(1);
    expect(holdSide(sides, 'right', false)).toBe(0);
    expect(sides).toEqual({ leftHeld: false, rightHeld: false });
  });

  test('are synced with the state, releases first, and only where the state tells', () => {
    type State = BaseState & { held: Readonly<Record<string, boolean | undefined>> };
    const [pressA, releaseA, pressB, releaseB] = ['pa', 'ra', 'pb', 'rb'].map((type) => ({ type }));
    const control = (id: string, press?: BaseAction, release?: BaseAction) => ({
      id,
      label: id,
      keys: [],
      gamepad: [],
      ...(press && { press }),
      ...(release && { release }),
      held: (state: Readonly<State>) => state.held[id],
    });
    const buttons = buttonsOf<GameTypes & { state: State }>([
      control('a', pressA, releaseA),
      control('a again', pressA, releaseA),
      control('b', pressB, releaseB),
      control('c'),
    ]);
    expect(buttons.map(({ controls }) => controls)).toEqual([['a', 'a again'], ['b'], ['c']]);
    const sync = (held: State['held'], ...down: string[]) =>
      syncActions(buttons, { tick: 0, phase: 'playing', held } as State, (id) =>
        down.includes(id),
      ).map(({ type }) => type);
    expect(sync({ a: false, b: true, c: true }, 'a again')).toEqual(['rb', 'pa']);
    expect(sync({ a: true, b: false }, 'a')).toEqual([]);
    expect(sync({}, 'a', 'b')).toEqual([]);
  });
});

describe('bytes as text', () => {
  test('are base64url without padding', () => {
    expect(textOfBytes(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe('-_-_');
    for (const length of [0, 1, 2, 3, 4, 5]) {
      const bytes = Uint8Array.from({ length }, (_, at) => 250 - at);
      const text = textOfBytes(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(bytesOfText(`mark${text}`, 4)).toEqual(bytes);
    }
  });

  test('with a wrong length, alphabet or spare bits are undefined', () => {
    for (const text of ['A', 'AAAAA', 'AA=', 'A A', 'AB', 'AAB']) {
      expect(bytesOfText(text, 0), text).toBeUndefined();
    }
  });

  test('are unsealed only with their own mark and checksum', () => {
    expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    const bytes = Uint8Array.of(1, 9, 9, 7);
    const text = sealed('r1.', bytes);
    expect(unsealed('r1.', text)).toEqual(bytes);
    expect(unsealed('r2.', text)).toBeUndefined();
    expect(unsealed('r1.', text.slice(0, -2))).toBeUndefined();
    const other = text.charAt(5) === 'A' ? 'B' : 'A';
    expect(unsealed('r1.', text.slice(0, 5) + other + text.slice(6))).toBeUndefined();
    expect(unsealed('r1.', 'r1.AAAA')).toBeUndefined();
    expect(unsealed('r1.', sealed('r1.', new Uint8Array()))).toEqual(new Uint8Array());
  });
});
