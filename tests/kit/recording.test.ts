import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gameOf, games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { hash } from '../../scenes/kit/rules/hash';
import { bytesOf, Keyframes } from '../../scenes/kit/rules/Keyframes';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { decodeSave, encodeSave } from '../../scenes/kit/rules/saveText';
import { createRun } from '../../scenes/kit/run/createRun';
import { snakeWithoutView as snake } from '../../scenes/snake/game';
import { golden } from '../replays/golden';

const frame = 1000 / 60;
const ids = Object.keys(games);
const all = new Map<string, Readonly<{ game: HeadlessGame; replay: Replay }>>();

beforeAll(async () => {
  for (const id of ids) {
    const game = (await gameOf(id)) as HeadlessGame;
    const decoded = decodeReplay(game, golden(`${id}-classic`));
    if (!decoded.ok) throw new Error(decoded.refusal);
    all.set(id, { game, replay: decoded.value });
  }
});

function recorded(id: string) {
  return all.get(id) as Readonly<{ game: HeadlessGame; replay: Replay }>;
}

describe.each(ids)('a recording of %s', (id) => {
  test('is the same at a tick from wherever one comes', () => {
    const { game, replay } = recorded(id);
    const straight = new Recording(game, replay);
    const about = new Recording(game, replay);
    for (const tick of [900, 300, 301, 0, 1500, 1499, 640]) {
      expect(about.seek(tick)).toBe(tick);
      const fresh = straight.fork(tick);
      expect(hash(about.state)).toBe(hash(fresh.state));
    }
    about.stepTo(replay.ticks);
    expect(hash(about.state)).toBe(replay.hash);
    expect(about.seek(1e9)).toBe(replay.ticks);
  });

  test('forks that go their own way leave it alone, and facts and scratch to each other', () => {
    const { game, replay } = recorded(id);
    const alone: string[] = [];
    const twin = new Recording(game, replay);
    twin.stepTo(1200, (fact) => alone.push(JSON.stringify(fact)));

    const first = new Recording(game, replay);
    const second = new Recording(game, { ...replay, seed: replay.seed + 1 });
    const run = createRun(game, { seed: () => 1 });
    run.watch(replay);
    const heard: string[] = [];
    // The one who hears first steps other runs of the game; the next hears the fact all the same.
    run.onFact(() => {
      for (let tick = 0; tick < 3; tick += 1) second.stepHeld();
    });
    run.onFact((fact) => heard.push(JSON.stringify(fact)));
    while (run.state.tick < 1200) {
      run.advance(frame);
      first.stepHeld();
    }
    expect(heard).toEqual(alone);
    expect(hash(run.state)).toBe(hash(twin.state));
    expect(hash(first.state)).toBe(hash(twin.state));
  });

  test('is left in the middle and taken up as it stood', () => {
    const { game, replay } = recorded(id);
    const run = createRun(game, { seed: () => 1, now: () => 86_400_000 * 20_000 });
    run.watch(replay);
    while (run.state.tick < 900) run.advance(frame);
    run.playOn();
    expect(run.status.getState()).toMatchObject({ watching: false, practice: true });
    for (let tick = 0; tick < 20; tick += 1) run.advance(frame);
    expect(run.state.tick).toBe(920);
    const decoded = decodeSave(game, encodeSave(game, run.save()));
    if (!decoded.ok) throw new Error(decoded.refusal);
    expect(decoded.value.state && hash(decoded.value.state)).toBe(hash(run.state));
    const other = createRun(game, { seed: () => 2 });
    expect(other.restore(decoded.value)).toBeUndefined();
    expect(hash(other.state)).toBe(hash(run.state));
    expect(other.status.getState()).toMatchObject({ paused: 'player', practice: true });
    expect(other.kind).toBe('classic');
  });

  test('goes on before its log is read, and has all of it as soon as one goes back', () => {
    const { game, replay } = recorded(id);
    const left = new Recording(game, replay);
    left.stepTo(900);
    const save = { replay: left.replay(false), state: left.state, leftAt: 0 };
    const decoded = decodeSave(game, encodeSave(game, save));
    if (!decoded.ok) throw new Error(decoded.refusal);
    const { actions } = decoded.value.replay;
    if (typeof actions !== 'function') throw new Error('the log was read at once');
    const unpack = vi.fn(actions);
    const run = createRun(game, { seed: () => 2 });
    const packed = { ...decoded.value.replay, actions: unpack };
    expect(run.restore({ ...decoded.value, replay: packed })).toBeUndefined();
    run.resume();
    for (let tick = 0; tick < 60; tick += 1) run.advance(frame);
    expect(unpack).not.toHaveBeenCalled();
    expect(hash(run.fork(0).state)).toBe(hash(new Recording(game, replay).state));
    expect(hash(run.fork(880).state)).toBe(hash(new Recording(game, replay).fork(880).state));
    expect(run.replay().actions.slice(0, save.replay.actions.length)).toEqual(save.replay.actions);
    expect(unpack).toHaveBeenCalledOnce();
  });

  test('goes on without a log that nobody can have kept', () => {
    const { game, replay } = recorded(id);
    const left = new Recording(game, replay);
    left.stepTo(900);
    const forged = { ...left.replay(false), actions: [[5000, { type: 'x' }]] as const };
    const decoded = decodeSave(
      game,
      encodeSave(game, { replay: forged, state: left.state, leftAt: 0 }),
    );
    if (!decoded.ok) throw new Error(decoded.refusal);
    const run = createRun(game, { seed: () => 2 });
    expect(run.restore(decoded.value)).toBeUndefined();
    run.resume();
    run.advance(frame);
    expect(run.replay().actions.filter(([tick]) => tick < 900)).toEqual([]);
  });
});

describe.each(ids)('what a state of %s derives', (id) => {
  test('follows from the rest of it all along a recording, and is part of its hash', () => {
    const { game, replay } = recorded(id);
    const { derived } = game.rules;
    const recording = new Recording(game, replay);
    const fields = recording.state as unknown as Readonly<Record<string, { fill(value: 0): void }>>;
    for (let tick = 0; derived && tick < 3000; tick += 60) {
      recording.stepTo(tick);
      const before = hash(recording.state);
      for (const key of derived.fields) fields[key].fill(0);
      expect(hash(recording.state)).not.toBe(before);
      derived.lay(recording.state);
      expect(hash(recording.state)).toBe(before);
    }
  });
});

describe('keyframes', () => {
  const stateAt = (tick: number) => ({
    tick,
    phase: 'playing' as const,
    config: {},
    chance: new Uint32Array(4),
    board: new Uint8Array(100_000),
  });

  const limit = 8 * 1024 * 1024;

  /** The ticks of those kept along a run, and how far the farthest tick lies behind one of them. */
  function keptAlong(ticks: number) {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(limit);
    const state = stateAt(0);
    for (state.tick = 0; state.tick < ticks; state.tick += 1) keyframes.offer(state);
    const kept = new Set<number>();
    let farthest = 0;
    for (let tick = 0; tick < ticks; tick += 10) {
      // What is missing at the beginning is made anew.
      const before = keyframes.before(tick)?.tick ?? 0;
      farthest = Math.max(farthest, tick - before);
      if (before > 0) kept.add(before);
    }
    return { kept, farthest };
  }

  test('of ten minutes are never far behind', () => {
    expect(keptAlong(36_000).farthest).toBeLessThan(3000);
  });

  test('of a large state are few: memory costs more than the ticks between them', () => {
    expect(keptAlong(20_000).kept.size).toBeLessThan(8);
  });

  test('of hours stay within their bytes, dense where it is now', () => {
    const ticks = 600_000;
    const { kept } = keptAlong(ticks);
    expect(kept.size).toBeGreaterThan(50);
    expect(kept.size * bytesOf(stateAt(0))).toBeLessThanOrEqual(limit);
    const gaps = [...kept, ticks].map((tick, index, all) => tick - (all[index - 1] ?? 0));
    expect(gaps.at(-1)).toBeLessThan(3000);
    expect(Math.max(...gaps.slice(0, 20))).toBeGreaterThan(3000);
  });

  test('make no copy of what follows from the rest of a state', () => {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(10_000, ['board']);
    const state = stateAt(0);
    keyframes.offer(state);
    state.chance[0] = 7;
    expect(keyframes.before(0)).not.toBe(state);
    expect(keyframes.before(0)?.chance[0]).toBe(0);
    expect(keyframes.before(0)?.board).toBe(state.board);
  });

  test('of a state too large for them are none', () => {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(1000);
    keyframes.offer(stateAt(0));
    expect(keyframes.before(10)).toBeUndefined();
  });
});

test('a rewind goes back as far after a fork, a save or a long way', () => {
  const { replay } = recorded('snake');
  const recording = new Recording(snake, replay);
  recording.stepTo(4000);
  const fork = recording.fork(2000);
  expect(fork.ticks).toBe(2000);
  expect(fork.seek(0)).toBe(0);
  expect(fork.seek(1999)).toBe(1999);
  expect(hash(fork.state)).toBe(hash(recording.fork(1999).state));
});
