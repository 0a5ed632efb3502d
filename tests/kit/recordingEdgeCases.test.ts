import { describe, expect, test, vi } from 'vitest';
import { ActionLog } from '../../scenes/kit/rules/ActionLog';
import type { BaseAction, GameTypes } from '../../scenes/kit/rules/contract';
import { Recording } from '../../scenes/kit/rules/Recording';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { type CounterAction, type CounterGame, type CounterState, counter } from './counter';

const usual = { by: 1, size: 4, hard: false };
const add = { type: 'add' } as const;
/** One count at every hundredth tick. */
const actions = Array.from({ length: 100 }, (_, count) => [count * 100, add] as const);
const ticks = 10_000;
const countAt = (tick: number) => Math.ceil(tick / 100);

/** A recording of ten thousand ticks that counts its steps. */
function recorded(config = usual) {
  const { rules } = counter;
  type Rules = typeof rules;
  const start = vi.fn((...given: Parameters<Rules['start']>) => rules.start(...given));
  const step = vi.fn((...given: Parameters<Rules['step']>) => rules.step(...given));
  const game: CounterGame = { ...counter, rules: { ...rules, start, step } };
  const recording = new Recording(game, { config, seed: 1, actions, ticks });
  /** The number of ticks played during `act`. */
  const stepsOf = (act: () => void) => {
    const before = step.mock.calls.length;
    act();
    return step.mock.calls.length - before;
  };
  return { recording, start, stepsOf };
}

describe('seeking to a tick', () => {
  test('forwards plays each tick in between once', () => {
    const { recording, start, stepsOf } = recorded();
    expect(stepsOf(() => recording.seek(1000))).toBe(1000);
    expect(stepsOf(() => recording.seek(1000))).toBe(0);
    expect(stepsOf(() => recording.seek(1030))).toBe(30);
    expect(stepsOf(() => recording.seek(1200))).toBe(170);
    expect(recording.state.count).toBe(12);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('backwards starts at the nearest keyframe, and then at a copy 24 ticks back', () => {
    const { recording, stepsOf } = recorded();
    recording.stepTo(ticks);
    // There is a keyframe every 2,880 ticks: the nearest is at 5,760.
    expect(stepsOf(() => recording.seek(6000))).toBe(240);
    expect(recording.state.count).toBe(countAt(6000));
    // After that a copy of 24 ticks before is available.
    expect(stepsOf(() => recording.seek(5990))).toBe(14);
    expect(stepsOf(() => recording.seek(5980))).toBe(4);
    expect(recording.state.count).toBe(countAt(5980));
  });

  test('past a keyframe starts from that keyframe', () => {
    const { recording, stepsOf } = recorded();
    recording.stepTo(ticks);
    recording.seek(100);
    expect(stepsOf(() => recording.seek(8650))).toBe(10);
    expect(recording.state.count).toBe(countAt(8650));
  });

  test("before the first keyframe replays from tick 0 with the recording's constants", () => {
    const whole = recorded({ ...usual, by: 3 }).recording;
    whole.stepTo(900);
    const options = { config: whole.config, seed: 1, actions, ticks: 900 };
    const recording = new Recording(counter, { ...options, state: { ...whole.state } });
    recording.seek(150);
    expect(recording.state).toMatchObject({ tick: 150, count: 6, config: { by: 3 } });
  });

  test('stops at the end of the game', () => {
    const ending = [[3, { type: 'end' }]] as const;
    const recording = new Recording(counter, { config: usual, seed: 1, actions: ending });
    recording.stepTo(50);
    expect(recording.state).toMatchObject({ tick: 4, phase: 'over' });
  });
});

describe('a fork', () => {
  test('starts at the current tick or at the nearest keyframe before', () => {
    const { recording, stepsOf } = recorded();
    recording.stepTo(6000);
    expect(stepsOf(() => recording.fork())).toBe(0);
    expect(stepsOf(() => recording.fork(6010))).toBe(10);
    expect(stepsOf(() => recording.fork(5000))).toBe(5000 - 2880);
    recording.stepTo(ticks);
    recording.seek(100);
    expect(stepsOf(() => recording.fork(9000))).toBe(9000 - 8640);
    expect(stepsOf(() => recording.fork(2000))).toBe(1900);
    expect(recording.fork(9000).state.count).toBe(countAt(9000));
  });

  test('has its own derived tables', () => {
    type Tabled = CounterState & { table: Uint8Array };
    const lay = (state: Tabled) => {
      state.table[0] = state.count;
    };
    const { rules } = counter;
    const game = {
      ...counter,
      rules: {
        ...rules,
        start: (config: Tabled['config'], seed: number): Tabled => ({
          ...rules.start(config, seed),
          table: new Uint8Array(1),
        }),
        step: (...[state, ...rest]: Parameters<typeof rules.step>) => {
          rules.step(state, ...rest);
          lay(state as Tabled);
        },
        derived: { fields: ['table'], lay },
      },
    };
    const recording = new Recording<GameTypes<Tabled, CounterAction>>(game as never, {
      config: usual,
      seed: 1,
      actions,
    });
    recording.stepTo(6000);
    const fork = recording.fork(2880);
    expect([fork.state.count, fork.state.table[0]]).toEqual([29, 29]);
    expect([recording.state.count, recording.state.table[0]]).toEqual([60, 60]);
    expect(fork.state.table).not.toBe(recording.state.table);
  });
});

test('verify compares the hash at the tick of the claim only', () => {
  const { recording } = recorded();
  recording.stepTo(500);
  const hash = stateHash(counter, recording.state);
  expect(recording.verify({ ticks: 500, hash })).toBe(true);
  expect(recording.verify({ ticks: 501, hash })).toBe(false);
  expect(recording.verify({ ticks: 500, hash: '0'.repeat(16) })).toBe(false);
});

test('a packed log is unpacked when a seek needs it', () => {
  const packed = () => [[1, { type: 'one' }] as const, [4, { type: 'four' }] as const];
  const log = new ActionLog(packed, 10);
  log.seek(10);
  log.seek(2);
  const due: BaseAction[] = [];
  log.takeInto(due, 9);
  expect(due).toEqual([{ type: 'four' }]);
});
