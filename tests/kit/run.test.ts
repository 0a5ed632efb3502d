import { describe, expect, test, vi } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import { parseReplay } from '../../scenes/kit/rules/parseReplay';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { createRun } from '../../scenes/kit/run/createRun';
import type { RunOptions } from '../../scenes/kit/run/Run';
import { swapGame } from '../../scenes/kit/run/swapGame';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import type { SnakeState } from '../../scenes/snake/rules/SnakeState';
import type { Direction } from '../snake/play';
import { play, verify } from './play';

const frame = 1000 / 60;

function snakeRun(options: Partial<RunOptions> = {}) {
  let seed = 100;
  return createRun(snake, {
    seed: () => {
      seed += 1;
      return seed;
    },
    ...options,
  });
}
type SnakeRun = ReturnType<typeof snakeRun>;

function started(options?: Partial<RunOptions>): SnakeRun {
  const run = snakeRun(options);
  run.dispatch({ type: 'start' });
  ticks(run, 1);
  return run;
}

function ticks(run: SnakeRun, count: number): void {
  for (let tick = 0; tick < count; tick += 1) run.advance(frame);
}

function turn(run: SnakeRun, direction: Direction): void {
  run.dispatch({ type: 'turn', direction });
}

/** Eats the first food, then circles for `count` ticks in all. */
function circle(run: SnakeRun, count: number): void {
  const directions: Direction[] = ['down', 'left', 'up', 'right'];
  for (let tick = 0; tick < count; tick += 1) {
    if (tick >= 27 && tick % 27 === 0) turn(run, directions[(tick / 27 - 1) % 4]);
    run.advance(frame);
  }
}

describe('time', () => {
  test('does not pass before the first action', () => {
    const run = snakeRun();
    ticks(run, 30);
    expect(run.state.tick).toBe(0);
    expect(run.alpha).toBe(0);
    run.dispatch({ type: 'start' });
    expect(run.advance(frame)).toBe(1);
    expect(run.status.getState().phase).toBe('playing');
  });

  test('passes in whole ticks at any frame rate, with the rest as alpha', () => {
    const run = started();
    expect(run.advance(frame / 2)).toBe(0);
    expect(run.alpha).toBeCloseTo(0.5);
    expect(run.advance(frame * 2)).toBe(2);
    expect(run.alpha).toBeCloseTo(0.5);
    expect(run.state.tick).toBe(3);
  });

  test('drops a backlog of more than a quarter of a second', () => {
    const run = started();
    expect(run.advance(60_000)).toBe(15);
    expect(run.advance(Number.NaN)).toBe(0);
    expect(run.advance(-100)).toBe(0);
  });

  test('stops at the end of the game', () => {
    const run = started();
    for (let frames = 0; frames < 100; frames += 1) run.advance(250);
    expect(run.status.getState().phase).toBe('over');
    const { tick } = run.state;
    run.dispatch({ type: 'start' });
    expect(run.advance(250)).toBe(0);
    expect(run.state.tick).toBe(tick);
    expect(run.alpha).toBe(0);
    expect(run.replay().actions).toHaveLength(1);
  });

  test('passes more slowly with the speed assist, which makes the run practice', () => {
    const run = started();
    expect(run.setSpeed(0)).toContain('0.1 to 1');
    expect(run.setSpeed(0.5)).toBeUndefined();
    expect(run.status.getState().practice).toBe(false);
    ticks(run, 10);
    expect(run.state.tick).toBe(6);
    expect(run.status.getState().practice).toBe(true);
    run.setSpeed(1);
    run.restart();
    expect(run.status.getState().practice).toBe(false);
  });
});

describe('pausing', () => {
  test('works only while playing, lasts until resumed, and drops actions', () => {
    const run = snakeRun();
    run.pause('player');
    expect(run.status.getState().paused).toBeUndefined();
    run.dispatch({ type: 'start' });
    ticks(run, 1);
    run.pause('blur');
    run.pause('player');
    expect(run.status.getState().paused).toBe('blur');
    turn(run, 'up');
    ticks(run, 20);
    expect(run.state.tick).toBe(1);
    run.resume();
    ticks(run, 1);
    expect(run.state.tick).toBe(2);
    expect(run.state.turnCount).toBe(0);
  });

  test('within a step takes effect in the next tick', () => {
    const run = snakeRun();
    run.onEvent(() => run.pause('dialog'));
    run.dispatch({ type: 'start' });
    expect(run.advance(250)).toBe(1);
    expect(run.status.getState().paused).toBe('dialog');
  });
});

describe('events and status', () => {
  test('listeners get events within the step until they unsubscribe', () => {
    const run = snakeRun();
    const heard: string[] = [];
    const leave = run.onEvent((event, state) => heard.push(`${event.type} ${state.tick}`));
    run.dispatch({ type: 'start' });
    ticks(run, 1);
    leave();
    turn(run, 'up');
    ticks(run, 1);
    expect(heard).toEqual(['started 1']);
  });

  test('the status is written when something changed, not every tick', () => {
    const summarise = vi.fn(({ cause, score }: SnakeState) => ({ cause, score }));
    const run = createRun({ ...snake, summarise }, { seed: () => 1 });
    const written = vi.fn();
    run.status.subscribe(written);
    run.dispatch({ type: 'start' });
    ticks(run, 1);
    expect(written).toHaveBeenCalledTimes(1);
    const calls = summarise.mock.calls.length;
    ticks(run, 50);
    expect(summarise).toHaveBeenCalledTimes(calls);
    turn(run, 'down');
    ticks(run, 1);
    expect(summarise).toHaveBeenCalledTimes(calls + 1);
    expect(written).toHaveBeenCalledTimes(1);
    ticks(run, 200);
    expect(run.status.getState()).toMatchObject({ phase: 'over', summary: { cause: 'wall' } });
    expect(written).toHaveBeenCalledTimes(2);
  });

  test('each change computes one summary, and that summary is shown', () => {
    const summarise = vi.fn(({ cause, score }: SnakeState) => ({ cause, score }));
    const run = createRun({ ...snake, summarise }, { seed: () => 1 });
    run.dispatch({ type: 'start' });
    run.advance(frame);
    run.dispatch({ type: 'turn', direction: 'down' });
    const before = run.status.getState().summary;
    let calls = 0;
    while (run.status.getState().summary === before) {
      calls = summarise.mock.calls.length;
      run.advance(frame);
    }
    expect(summarise).toHaveBeenCalledTimes(calls + 1);
    expect(run.status.getState().summary).toBe(summarise.mock.results.at(-1)?.value);
  });

  test('an action dispatched by a listener takes effect in the next tick', () => {
    const run = snakeRun();
    run.onEvent((event) => {
      if (event.type === 'started') turn(run, 'up');
    });
    run.dispatch({ type: 'start' });
    ticks(run, 1);
    expect(run.state.turnCount).toBe(0);
    ticks(run, 1);
    expect(run.state.turnCount).toBe(1);
  });

  test('restarting within a step throws', () => {
    const run = snakeRun();
    run.onEvent(() => run.restart());
    run.dispatch({ type: 'start' });
    expect(() => run.advance(frame)).toThrow(/within its own step/);
  });
});

describe('restarting', () => {
  test('uses a new seed, or the given one', () => {
    const run = started();
    expect(run.replay().seed).toBe(101);
    run.restart();
    expect(run.replay().seed).toBe(102);
    run.restart({ seed: 7 });
    expect(run.replay().seed).toBe(7);
    expect(run.status.getState()).toMatchObject({ phase: 'ready', generation: 2 });
  });

  test('with an assist makes the run practice, but not tuned', () => {
    const eased = {
      ...snake,
      config: { ...snakeConfig, graceMs: { ...snakeConfig.graceMs, assist: true } },
    } as const;
    const run = createRun(eased, { seed: () => 1 });
    run.restart({ config: { graceMs: 60 } });
    expect(run.status.getState()).toMatchObject({ practice: true, tuned: false });
    run.restart({ config: { graceMs: snakeConfig.graceMs.value } });
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: false });
  });

  test('with another mode does not make the run practice', () => {
    const run = snakeRun();
    run.restart({ config: { edges: 'wrap' } });
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: false });
    expect(run.state.config.edges).toBe('wrap');
    run.restart();
    expect(run.state.config.edges).toBe('wrap');
    expect(() => run.restart({ config: { edges: 'cliff' } })).toThrow(
      'The setting edges must be one of walls, wrap.',
    );
    run.restart({ config: { points: 50 } });
    expect(run.status.getState()).toMatchObject({ practice: true, tuned: true });
  });
});

describe('tuning', () => {
  test('takes effect in the next tick, is logged and makes the run practice', () => {
    const run = started();
    expect(run.tune('moveMs', 50)).toBeUndefined();
    expect(run.state.movePeriod).toBe(9);
    ticks(run, 1);
    expect(run.state.movePeriod).toBe(3);
    expect(run.status.getState()).toMatchObject({ practice: true, tuned: true });
    const replay = run.replay();
    expect(replay.config.moveMs).toBe(150);
    expect(replay.actions.at(-1)).toEqual([1, { type: 'tune', key: 'moveMs', value: 50 }]);
    expect(verify(snake, replay)).toBeUndefined();
  });

  test('out of range is refused with the range', () => {
    const run = started();
    expect(run.tune('moveMs', 5)).toBe('must be a number from 17 to 1000 ms');
    expect(run.tune('points', 1.5)).toBe('must be a whole number from 1 to 1000 points');
    expect(run.tune('maze', 'moon')).toContain('must be one of none, corners');
    expect(run.tune('bonus', 1)).toBe('must be on or off');
    expect(run.tune('toString', 1)).toBe('is not a value of this game');
    ticks(run, 1);
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: false });
  });

  test('of a constant that needs a restart waits for the restart', () => {
    const run = started();
    run.tune('columns', 20);
    ticks(run, 1);
    expect(run.state.columns).toBe(15);
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: true });
    run.restart();
    expect(run.state.columns).toBe(20);
    expect(run.status.getState().practice).toBe(true);
    run.tune('columns', 15);
    run.restart();
    expect(run.status.getState()).toMatchObject({ practice: false, tuned: false });
  });

  test('several times within one tick is logged once', () => {
    const run = started();
    for (const ms of [60, 70, 80]) run.tune('moveMs', ms);
    ticks(run, 1);
    expect(run.replay().actions.slice(1)).toEqual([
      [1, { type: 'tune', key: 'moveMs', value: 80 }],
    ]);
  });
});

describe('rewinding', () => {
  test('restores the exact state, drops what came after, and makes the run practice', () => {
    const run = started();
    circle(run, 200);
    const there = hash(run.state);
    circle(run, 100);
    expect(run.rewind(100)).toBe(100);
    expect(hash(run.state)).toBe(there);
    expect(run.status.getState()).toMatchObject({ practice: true, generation: 1 });
    turn(run, 'up');
    circle(run, 150);
    const replay = run.replay();
    expect(replay.practice).toBe(true);
    expect(verify(snake, replay)).toBeUndefined();
  });

  test('reaches back about twenty seconds', () => {
    const run = started({ config: { edges: 'wrap' } });
    ticks(run, 3000);
    const gone = run.rewind(5000);
    expect(gone).toBeGreaterThanOrEqual(1200);
    expect(gone).toBeLessThan(1220);
    expect(run.rewind(100)).toBe(0);
    expect(verify(snake, run.replay())).toBeUndefined();
  });

  test('reaches back as far as rewindSeconds says', () => {
    const run = started({ config: { edges: 'wrap' }, rewindSeconds: 5 });
    ticks(run, 1000);
    const gone = run.rewind(5000);
    expect(gone).toBeGreaterThanOrEqual(300);
    expect(gone).toBeLessThan(320);
    // Also from the farthest tick.
    ticks(run, 100);
    expect(run.rewind(60)).toBe(60);
  });

  test('undoes the end of a game and a tuning', () => {
    const run = started();
    run.tune('moveMs', 50);
    ticks(run, 100);
    expect(run.status.getState().phase).toBe('over');
    run.rewind(1000);
    expect(run.state.tick).toBe(0);
    expect(run.config.moveMs).toBe(150);
    expect(run.status.getState()).toMatchObject({ phase: 'ready', tuned: false });
  });
});

describe('recordings', () => {
  function recorded(): Replay {
    const run = started();
    circle(run, 400);
    return run.replay();
  }

  test('play to the same hash', () => {
    const replay = recorded();
    expect(stateHash(snake, play(snake, replay))).toBe(replay.hash);
    expect(replay.practice).toBe(false);
  });

  test('are practice while watched if they were practice, assisted or tuned', () => {
    const eased = {
      ...snake,
      config: { ...snakeConfig, graceMs: { ...snakeConfig.graceMs, assist: true } },
    } as const;
    const replay = recorded();
    const whileWatching = (changes: Partial<Replay>) => {
      const run = createRun(eased, { seed: () => 1 });
      expect(run.watch({ ...replay, ...changes })).toBeUndefined();
      return run.status.getState().practice;
    };
    expect(whileWatching({})).toBe(false);
    expect(whileWatching({ practice: true })).toBe(true);
    expect(whileWatching({ config: { ...replay.config, graceMs: 60 } })).toBe(true);
    const tune = { type: 'tune', key: 'moveMs', value: 50 } as const;
    expect(whileWatching({ actions: [...replay.actions, [1, tune]] })).toBe(true);
  });

  test("ignore the player's input while watched, and a restart ends them", () => {
    const replay = recorded();
    const run = snakeRun();
    expect(run.watch(replay)).toBeUndefined();
    const heard: string[] = [];
    run.onEvent((event) => heard.push(event.type));
    for (let tick = 0; tick < 500; tick += 1) {
      turn(run, 'up');
      run.advance(frame);
    }
    expect(run.state.tick).toBe(replay.ticks);
    expect(stateHash(run.game, run.state)).toBe(replay.hash);
    expect(heard[0]).toBe('started');
    expect(heard).toContain('ate');
    expect(run.status.getState()).toMatchObject({ phase: 'over', watching: true });
    expect(run.tune('moveMs', 50)).toContain('recording');
    expect(run.rewind(60)).toBe(60);
    expect(run.status.getState()).toMatchObject({ phase: 'playing', practice: false });
    ticks(run, 100);
    expect(stateHash(run.game, run.state)).toBe(replay.hash);
    run.restart();
    expect(run.status.getState()).toMatchObject({ phase: 'ready', watching: false });
  });

  test('of saved runs continue paused where the run was left', () => {
    const replay = recorded();
    const run = snakeRun();
    expect(run.restore({ replay, leftAt: 0 })).toBeUndefined();
    expect(run.status.getState()).toMatchObject({ phase: 'playing', paused: 'player' });
    expect(run.replay()).toEqual(replay);
    run.resume();
    ticks(run, 200);
    expect(verify(snake, run.replay())).toBeUndefined();
    expect(run.rewind(300)).toBe(300);
  });

  test('that do not fit are refused and leave the run unchanged', () => {
    const replay = recorded();
    const run = started();
    const before = hash(run.state);
    const wrong: Partial<Replay>[] = [
      { game: 'chess' },
      { version: 99 },
      { ticks: replay.ticks + 1 },
      { hash: '0000000000000000' },
      { config: { ...replay.config, columns: 5000 } },
      { seed: replay.seed + 1 },
    ];
    for (const change of wrong) {
      const parsed = parseReplay(snake, { ...replay, ...change });
      const refusal = parsed.ok ? run.restore({ replay: parsed.value, leftAt: 0 }) : parsed.refusal;
      expect(refusal).toMatch(/^The .+\.$/);
    }
    expect(hash(run.state)).toBe(before);
    expect(run.status.getState().generation).toBe(0);
    const chess = { ...replay, game: 'chess' };
    expect(run.watch(chess)).toBe('The recording is of another game.');
    expect(run.restore({ replay: chess, leftAt: 0 })).toBe('The recording is of another game.');
  });
});

describe('a hot-swapped module', () => {
  test('continues a running game with its changed constants', () => {
    const run = started();
    circle(run, 100);
    const { tick } = run.state;
    const changed = {
      ...snake,
      config: { ...snakeConfig, moveMs: { ...snakeConfig.moveMs, value: 50 } },
    };
    expect(swapGame(run, changed, () => 7)).toBe(true);
    expect(run.state.tick).toBe(tick);
    expect(run.state.movePeriod).toBe(3);
    expect(run.status.getState()).toMatchObject({ practice: true, tuned: false });
    ticks(run, 3);
    expect(run.state.tick).toBe(tick + 3);
  });

  test('restarts the run if the shape of its state differs', () => {
    const run = started();
    const { rules } = snake;
    const changed = {
      ...snake,
      rules: {
        ...rules,
        start: (...given: Parameters<typeof rules.start>) => ({
          ...rules.start(...given),
          lives: 3,
        }),
      },
    };
    expect(swapGame(run, changed, () => 7)).toBe(false);
    expect(run.status.getState()).toMatchObject({ phase: 'ready', practice: false });
    expect(run.state).toHaveProperty('lives', 3);
  });
});

test('a disposed run does not advance', () => {
  const run = started();
  run.dispose();
  expect(run.advance(250)).toBe(0);
  turn(run, 'up');
  run.resume();
  expect(run.advance(250)).toBe(0);
});
