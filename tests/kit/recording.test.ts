import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import { bytesOf, Keyframes } from '../../scenes/kit/rules/Keyframes';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { snake } from '../../scenes/snake/game';
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

  /**
   * The ticks of the keyframes along a run, and the largest distance from a tick back to a
   * keyframe.
   */
  function keptAlong(ticks: number) {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(limit);
    const state = stateAt(0);
    for (state.tick = 0; state.tick < ticks; state.tick += 1) keyframes.offer(state);
    const kept = new Set<number>();
    let farthest = 0;
    for (let tick = 0; tick < ticks; tick += 10) {
      // Without a keyframe, the replay starts from tick 0.
      const before = keyframes.before(tick)?.tick ?? 0;
      farthest = Math.max(farthest, tick - before);
      if (before > 0) kept.add(before);
    }
    return { kept, farthest };
  }

  test('are at most 3,000 ticks apart in ten minutes of play', () => {
    expect(keptAlong(36_000).farthest).toBeLessThan(3000);
  });

  test('of a large state are few', () => {
    expect(keptAlong(20_000).kept.size).toBeLessThan(8);
  });

  test('of a long run stay within the memory limit and are closest at the end', () => {
    const ticks = 600_000;
    const { kept } = keptAlong(ticks);
    expect(kept.size).toBeGreaterThan(50);
    expect(kept.size * bytesOf(stateAt(0))).toBeLessThanOrEqual(limit);
    const gaps = [...kept, ticks].map((tick, index, all) => tick - (all[index - 1] ?? 0));
    expect(gaps.at(-1)).toBeLessThan(3000);
    expect(Math.max(...gaps.slice(0, 20))).toBeGreaterThan(3000);
  });

  test('share the derived fields with the state', () => {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(10_000, ['board']);
    const state = stateAt(0);
    keyframes.offer(state);
    state.rng[0] = 7;
    expect(keyframes.before(0)).not.toBe(state);
    expect(keyframes.before(0)?.rng[0]).toBe(0);
    expect(keyframes.before(0)?.board).toBe(state.board);
  });

  test('are not kept if one state exceeds the memory limit', () => {
    const keyframes = new Keyframes<ReturnType<typeof stateAt>>(1000);
    keyframes.offer(stateAt(0));
    expect(keyframes.before(10)).toBeUndefined();
  });
});

test('a fork can seek back to its beginning', () => {
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
