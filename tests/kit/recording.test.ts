import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import { bytesOf, Keyframes } from '../../scenes/kit/rules/Keyframes';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { snakeWithoutView as snake } from '../../scenes/snake/game';
import { recordingText } from '../../scripts/games/gameFolders';

describe('keyframes', () => {
  const stateAt = (tick: number) => ({
    tick,
    phase: 'playing' as const,
    config: {},
    rng: new Uint32Array(4),
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
    state.rng[0] = 7;
    expect(keyframes.before(0)).not.toBe(state);
    expect(keyframes.before(0)?.rng[0]).toBe(0);
    expect(keyframes.before(0)?.board).toBe(state.board);
  });

  test('of a state too large for them are none', () => {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(1000);
    keyframes.offer(stateAt(0));
    expect(keyframes.before(10)).toBeUndefined();
  });
});

test('a rewind goes back as far after a fork, a save or a long way', () => {
  const decoded = decodeReplay(snake, recordingText('snake', 'classic'));
  if (!decoded.ok) throw new Error(decoded.refusal);
  const recording = new Recording(snake, decoded.value);
  recording.stepTo(4000);
  const fork = recording.fork(2000);
  expect(fork.ticks).toBe(2000);
  expect(fork.seek(0)).toBe(0);
  expect(fork.seek(1999)).toBe(1999);
  expect(hash(fork.state)).toBe(hash(recording.fork(1999).state));
});
