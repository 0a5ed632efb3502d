import { describe, expect, test, vi } from 'vitest';
import { createRun } from '../../scenes/kit/run/createRun';
import { equalFields } from '../../scenes/kit/run/outputs';
import type { RunOptions } from '../../scenes/kit/run/Run';
import { swapGame } from '../../scenes/kit/run/swapGame';
import {
  type CounterAction,
  type CounterGame,
  type CounterState,
  counter,
  slowCounter,
} from './counter';

const frame = 1000 / 60;
const add = { type: 'add' } as const;
const tell = { type: 'tell' } as const;
const end = { type: 'end' } as const;

function runOf(game: CounterGame = counter, options: Partial<RunOptions> = {}) {
  return createRun(game, { seed: () => 1, ...options });
}
type CounterRun = ReturnType<typeof runOf>;

/** Plays `count` ticks, with the actions in the first. */
function play(run: CounterRun, count: number, ...actions: CounterAction[]): void {
  for (const action of actions) run.dispatch(action);
  for (let tick = 0; tick < count; tick += 1) run.advance(frame);
}

describe('the summary for React', () => {
  test('is computed only after a tick that emitted an event or a tuning', () => {
    const summarise = vi.fn((state: CounterState) => counter.summarise(state));
    const run = runOf({ ...counter, summarise });
    play(run, 1, add);
    // The phase has changed.
    expect(summarise).toHaveBeenCalledTimes(2);
    play(run, 20, add, add);
    expect(summarise).toHaveBeenCalledTimes(2);
    expect(run.status.getState().summary.count).toBe(1);
    play(run, 1, tell);
    expect(summarise).toHaveBeenCalledTimes(3);
    expect(run.status.getState()).toMatchObject({ phase: 'playing', summary: { count: 4 } });
  });

  test('has the new phase even if the rules emit nothing', () => {
    const run = runOf();
    play(run, 1, add);
    expect(run.status.getState().phase).toBe('playing');
    play(run, 1, end);
    expect(run.status.getState().phase).toBe('over');
  });

  test('has a tuned value from the tick in which it takes effect', () => {
    const run = runOf();
    play(run, 1, add);
    run.tune('by', 5);
    expect(run.status.getState().summary.by).toBe(1);
    play(run, 1, add);
    expect(run.status.getState().summary).toEqual({ count: 6, by: 5 });
  });

  test('is computed only at the end while a recording plays without events', () => {
    const recorded = runOf();
    play(recorded, 30, add);
    const summarise = vi.fn((state: CounterState) => counter.summarise(state));
    const run = runOf({ ...counter, summarise });
    run.watch(recorded.replay());
    play(run, 1);
    const before = summarise.mock.calls.length;
    play(run, 28);
    expect(summarise).toHaveBeenCalledTimes(before);
    play(run, 1);
    expect(run.status.getState().phase).toBe('over');
  });

  test('is not written if nothing has changed', () => {
    const run = runOf();
    run.tune('size', 5);
    const written = vi.fn();
    run.status.subscribe(written);
    run.tune('size', 6);
    expect(written).not.toHaveBeenCalled();
    run.restart();
    expect(written).toHaveBeenCalledTimes(1);
  });
});

describe('event listeners', () => {
  test('can be removed', () => {
    const run = runOf();
    const heard: string[] = [];
    const leave = run.onEvent(({ type }) => heard.push(`first ${type}`));
    run.onEvent(({ type }) => heard.push(`second ${type}`));
    leave();
    play(run, 1, tell);
    expect(heard).toEqual(['second added', 'second told']);
  });

  test('get no more events of a step in which the run was disposed', () => {
    const run = runOf();
    const heard: string[] = [];
    run.onEvent(({ type }) => {
      heard.push(type);
      run.dispose();
    });
    play(run, 3, tell);
    expect(heard).toEqual(['added']);
    expect(run.state.tick).toBe(1);
  });
});

describe('pending actions', () => {
  test('are all played in one tick, with only the last tuning of each constant', () => {
    const run = runOf();
    play(run, 1, add);
    run.dispatch(add);
    run.tune('by', 2);
    run.tune('by', 3);
    run.dispatch(add);
    play(run, 1);
    expect(run.state.count).toBe(1 + 3 + 3);
    expect(run.replay().actions.map(([tick, action]) => [tick, action.type])).toEqual([
      [0, 'add'],
      [1, 'add'],
      [1, 'tune'],
      [1, 'add'],
    ]);
  });

  test('that tune two constants do not replace each other', () => {
    const { by } = counter.config;
    const run = runOf({ ...counter, config: { ...counter.config, more: by } } as CounterGame);
    play(run, 1, add);
    run.tune('by', 2);
    run.tune('more', 3);
    play(run, 1);
    expect(run.state.config).toMatchObject({ by: 2, more: 3 });
  });

  test('wait while a run is paused within a step', () => {
    const run = runOf();
    play(run, 1, add);
    run.onEvent(() => run.pause('dialog'));
    run.dispatch(tell);
    run.advance(frame * 1.5);
    expect(run.status.getState().paused).toBe('dialog');
    expect(run.alpha).toBeCloseTo(0.5, 6);
  });
});

describe('held controls', () => {
  test('are compared once on resume', () => {
    const isHeld = vi.fn(() => false);
    const run = runOf(counter, { isHeld });
    run.restart();
    play(run, 5, add);
    expect(isHeld).toHaveBeenCalledTimes(1);
    run.resume();
    play(run, 5);
    expect(isHeld).toHaveBeenCalledTimes(1);
    run.pause('player');
    run.resume();
    play(run, 5);
    expect(isHeld).toHaveBeenCalledTimes(2);
  });

  test('are sent only three times to rules that ignore them', () => {
    const [control] = counter.controls;
    const stubborn = { ...counter, controls: [{ ...control, held: () => false }] };
    const run = runOf(stubborn, { isHeld: () => true });
    run.restart();
    play(run, 9, add);
    const presses = run.replay().actions.filter(([, { type }]) => type === 'press');
    expect(presses.map(([tick]) => tick)).toEqual([0, 1, 2]);
  });

  test('use the buttons of a hot-swapped module', () => {
    const run = runOf({ ...counter, controls: [] }, { isHeld: () => true });
    play(run, 1, add);
    expect(run.state.held).toBe(false);
    expect(swapGame(run, counter, () => 1)).toBe(true);
    play(run, 1);
    expect(run.state.held).toBe(true);
  });
});

describe('a turn', () => {
  const busy = (ticks: number) => ({ type: 'busy', ticks }) as const;

  test('after a restart waits for an action', () => {
    const run = runOf(slowCounter);
    play(run, 1, add);
    run.restart();
    play(run, 1, add);
    expect(run.advance(1000)).toBe(0);
    expect(run.state.tick).toBe(1);
  });

  test('that never reaches a decision ends after a minute', () => {
    const run = runOf(slowCounter);
    run.dispatch(busy(100_000));
    expect(run.advance(frame)).toBe(1 + 3600);
    expect(run.advance(frame)).toBe(0);
  });

  test('is one tick if the rules have no awaitsDecision', () => {
    const run = runOf({ ...slowCounter, rules: { ...counter.rules, awaitsDecision: undefined } });
    run.dispatch(busy(5));
    expect(run.advance(frame)).toBe(1);
  });

  test('ends with the game, and when the run is paused or disposed within it', () => {
    const paused = runOf(slowCounter);
    paused.onEvent(() => paused.pause('dialog'));
    play(paused, 1, busy(50), tell);
    expect(paused.state.tick).toBe(1);
    const disposed = runOf(slowCounter);
    disposed.onEvent(() => disposed.dispose());
    play(disposed, 1, busy(50), tell);
    expect(disposed.state.tick).toBe(1);
    const over = runOf(slowCounter);
    play(over, 1, busy(50), end);
    expect(over.state.tick).toBe(1);
  });

  test('undone makes the run practice unless undo is free', () => {
    for (const [freeUndo, practice] of [
      [true, false],
      [false, true],
    ]) {
      const run = runOf({ ...slowCounter, freeUndo });
      play(run, 1, add);
      expect(run.undo()).toBe(true);
      expect(run.state.count).toBe(0);
      expect(run.status.getState().practice).toBe(practice);
    }
  });

  test('cannot be undone while the run is paused or shows a recording', () => {
    const run = runOf(slowCounter);
    play(run, 1, add);
    run.pause('player');
    expect(run.undo()).toBe(false);
    run.resume();
    const replay = run.replay();
    run.watch(replay);
    play(run, 3);
    expect(run.undo()).toBe(false);
    expect(run.state.count).toBe(1);
  });
});

describe('rewinding', () => {
  test('by 0 ticks changes nothing and keeps a pending tuning', () => {
    const run = runOf();
    play(run, 3, add);
    run.tune('by', 4);
    const { generation } = run.status.getState();
    expect(run.rewind(0)).toBe(0);
    expect(run.status.getState().generation).toBe(generation);
    expect(run.config.by).toBe(4);
    play(run, 1, add);
    expect(run.state.count).toBe(5);
  });

  test('keeps a tuning that waits for a restart', () => {
    const run = runOf();
    play(run, 10, add);
    run.tune('size', 7);
    expect(run.rewind(5)).toBe(5);
    expect(run.config.size).toBe(7);
    run.restart();
    expect(run.state.config.size).toBe(7);
  });

  test('after a restore reaches no further than the rewind limit', () => {
    const left = runOf();
    play(left, 600, add);
    const run = runOf(counter, { rewindSeconds: 5 });
    expect(run.restore(left.save())).toBeUndefined();
    expect(run.rewind(5000)).toBe(300);
  });
});

describe('a restored run', () => {
  const game: CounterGame = { ...counter, away: (ms) => ({ type: 'away', ms }) };
  const leftAt = 5000;

  function takenUp(run: CounterRun, saved: Partial<typeof left> = {}) {
    expect(run.restore({ ...left, ...saved })).toBeUndefined();
    run.resume();
    play(run, 1);
    return run
      .replay()
      .actions.filter(([tick]) => tick >= left.replay.ticks)
      .map(([, action]) => action);
  }
  const leaving = runOf(game, { now: () => leftAt });
  play(leaving, 5, add);
  const left = leaving.save();
  const at = (now: number) => runOf(game, { now: () => now });

  test('gets an away action if the time away is known and positive', () => {
    expect(left.leftAt).toBe(leftAt);
    expect(takenUp(at(5001))).toEqual([{ type: 'away', ms: 1 }]);
    expect(takenUp(at(5000))).toEqual([]);
    expect(takenUp(at(4000))).toEqual([]);
    expect(takenUp(at(9000), { leftAt: 0 })).toEqual([]);
    expect(takenUp(runOf(counter, { now: () => 9000 }))).toEqual([]);
  });

  test('is paused only if it was being played', () => {
    const paused = (saved: CounterRun) => {
      const run = runOf();
      expect(run.restore(saved.save())).toBeUndefined();
      return run.status.getState().paused;
    };
    const playing = runOf();
    expect(paused(playing)).toBeUndefined();
    play(playing, 1, add);
    expect(paused(playing)).toBe('player');
    play(playing, 1, end);
    expect(paused(playing)).toBeUndefined();
  });

  test('that was over stays over', () => {
    const over = runOf(game, { now: () => leftAt });
    play(over, 2, add, end);
    const run = at(90_000);
    expect(run.restore(over.save())).toBeUndefined();
    expect(run.advance(250)).toBe(0);
    expect(run.state.tick).toBe(over.state.tick);
  });
});

describe('a run', () => {
  test('has the title of its game, and dates from the given clock', () => {
    expect(runOf().title).toBe('Counter');
    expect([runOf().replay().day, runOf().save().leftAt]).toEqual([0, 0]);
    const now = 86_400_000 * 20_000 + 5;
    const dated = runOf(counter, { now: () => now });
    expect([dated.replay().day, dated.save().leftAt]).toEqual([20_000, now]);
  });

  test('tuned to its own value, or after its end, is not practice', () => {
    const run = runOf();
    play(run, 1, add);
    expect(run.tune('by', 1)).toBeUndefined();
    play(run, 1);
    expect(run.replay()).toMatchObject({ practice: false, actions: [[0, add]] });
    play(run, 1, end);
    run.tune('by', 2);
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: true });
    run.restart();
    expect(run.status.getState().practice).toBe(true);
    expect(run.state.config.by).toBe(2);
  });

  test('accepts a speed from 0.1 to 1', () => {
    const run = runOf();
    for (const speed of [0.1, 1]) expect(run.setSpeed(speed)).toBeUndefined();
    for (const speed of [0.09, 1.01, Number.NaN]) {
      expect(run.setSpeed(speed)).toBe('must be a number from 0.1 to 1');
    }
  });

  test("played on from a recording keeps the recording's constants", () => {
    const recorded = runOf(counter, { config: { by: 3 } });
    play(recorded, 5, add);
    const run = runOf();
    run.watch(recorded.replay());
    play(run, 2);
    run.playOn();
    expect(run.config).toEqual({ by: 3, size: 4, hard: false });
    run.restart();
    expect(run.state.config).toEqual({ by: 3, size: 4, hard: false });
  });

  test('ignores playOn while it is played, and changes nothing once disposed', () => {
    const run = runOf();
    play(run, 5, add);
    run.playOn();
    expect(run.status.getState()).toMatchObject({ practice: false, generation: 0 });
    const replay = run.replay();
    run.dispose();
    run.restart();
    expect(run.rewind(3)).toBe(0);
    expect(run.undo()).toBe(false);
    expect(run.state.tick).toBe(5);
    const watching = runOf();
    watching.watch(replay);
    play(watching, 2);
    watching.dispose();
    watching.playOn();
    expect(watching.status.getState().watching).toBe(true);
  });
});

describe('a hot-swapped module', () => {
  const { by, size } = counter.config;
  const changed = (config: object): CounterGame =>
    ({ ...counter, config: { ...counter.config, ...config } }) as CounterGame;

  test('keeps a tuned value that fits its new range', () => {
    const run = runOf();
    play(run, 1, add);
    run.tune('by', 5);
    play(run, 1);
    expect(swapGame(run, changed({ by: { ...by, value: 2 } }), () => 1)).toBe(true);
    expect(run.state.config.by).toBe(5);
    expect(swapGame(run, changed({ by: { ...by, value: 2, max: 3 } }), () => 1)).toBe(true);
    expect(run.state.config.by).toBe(2);
  });

  test('calls retune for changed constants, except those that wait for a restart', () => {
    const run = runOf();
    play(run, 1, add);
    const retune = vi.fn();
    const next = changed({ by: { ...by, value: 2 }, size: { ...size, value: 6 } });
    swapGame(run, { ...next, rules: { ...next.rules, retune } }, () => 1);
    expect(retune.mock.calls.map(([, key]) => key as string)).toEqual(['by']);
    expect(run.state.config).toMatchObject({ by: 2, size: 4 });
    expect(run.config.size).toBe(6);
  });

  test('works with rules that have no retune', () => {
    const run = runOf();
    play(run, 1, add);
    expect(swapGame(run, changed({ by: { ...by, value: 2 } }), () => 1)).toBe(true);
    expect(run.state.config.by).toBe(2);
  });
});

test('equalFields is true for equal values, and for objects with equal fields', () => {
  const nested = { deep: 1 };
  for (const [one, other] of [
    [1, 1],
    [Number.NaN, Number.NaN],
    ['a', 'a'],
    [null, null],
    [
      { a: 1, b: nested },
      { a: 1, b: nested },
    ],
    [{}, {}],
  ]) {
    expect(equalFields(one, other)).toBe(true);
  }
  for (const [one, other] of [
    [1, 2],
    [0, -0],
    ['a', 'b'],
    [1, {}],
    [{}, 1],
    [null, {}],
    [{}, null],
    [undefined, {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: { deep: 1 } }, { a: { deep: 1 } }],
  ]) {
    expect(equalFields(one, other), JSON.stringify([one, other])).toBe(false);
  }
});
