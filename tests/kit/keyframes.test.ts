import { describe, expect, test } from 'vitest';
import type { BaseState } from '../../scenes/kit/rules/contract';
import { bytesOf, Keyframes } from '../../scenes/kit/rules/Keyframes';
import { below, seedRng } from '../../scenes/kit/rules/rng';

const stateAt = (tick: number): BaseState => ({
  tick,
  phase: 'playing',
  config: {},
  rng: new Uint32Array(4),
});
const weight = bytesOf(stateAt(0));

/** Keyframes with a given capacity and given ticks. */
function holding(room: number, ...ticks: number[]): Keyframes<BaseState> {
  const made = new Keyframes<BaseState>(weight * room);
  for (const tick of ticks) made.keep(stateAt(tick));
  return made;
}

/** Those of the ticks that have a keyframe. */
function keptOf(keyframes: Keyframes<BaseState>, ticks: readonly number[]): number[] {
  return ticks.filter((tick) => keyframes.before(tick)?.tick === tick);
}

describe('when memory is full, the keyframe whose loss costs least is dropped', () => {
  test.each([
    // At equal distances the oldest is dropped.
    [[1000, 2000, 3000], 4000, 1000],
    // One just behind a newer one is dropped, even if it is not the oldest.
    [[3000, 3050, 3900], 4000, 3050],
    [[1000, 1010, 2000, 2001], 4000, 1010],
    // After going back, age counts from the newest.
    [[100, 200, 300], 150, 100],
  ])('with %j, adding %i drops %i', (held, next, dropped) => {
    const keyframes = holding(held.length, ...held);
    keyframes.keep(stateAt(next));
    const all = [...held, next];
    expect(keptOf(keyframes, all)).toEqual(all.filter((tick) => tick !== dropped));
  });

  test('keyframes stay sorted after random seeks', () => {
    const rng = seedRng(5);
    const room = 6;
    const keyframes = holding(room);
    const ticks: number[] = [];
    for (let count = 0; count < 400; count += 1) {
      const tick = below(rng, 2000);
      ticks.push(tick);
      keyframes.keep(stateAt(tick));
      expect(keyframes.before(tick)?.tick).toBe(tick);
      const kept = keptOf(
        keyframes,
        [...new Set(ticks)].toSorted((one, other) => one - other),
      );
      expect(kept.length).toBeLessThanOrEqual(room);
      for (const at of [0, 500, 1000, 1500, 2000]) {
        expect(keyframes.before(at)?.tick).toBe(kept.findLast((own) => own <= at));
      }
    }
  });
});

test('adding a keyframe for the same tick again takes no memory', () => {
  const keyframes = holding(2, 10, 20, 20, 20);
  expect(keptOf(keyframes, [10, 20])).toEqual([10, 20]);
});

test('shared fields do not count towards the memory limit', () => {
  const withBoard = (tick: number) => ({ ...stateAt(tick), board: new Uint8Array(50_000) });
  const keyframes = new Keyframes<ReturnType<typeof withBoard>>(weight * 5 + 200, ['board']);
  const ticks = Array.from({ length: 40 }, (_, at) => at * 10);
  for (const tick of ticks) keyframes.keep(withBoard(tick));
  const kept = ticks.filter((tick) => keyframes.before(tick)?.tick === tick);
  expect(kept.length).toBeGreaterThanOrEqual(4);
  expect(kept.length).toBeLessThanOrEqual(8);
});

test('after a cut the next keyframe is due 48 seconds after the last one left', () => {
  const keyframes = new Keyframes<BaseState>(1e6);
  for (const tick of [0, 2880, 5760, 8640]) keyframes.offer(stateAt(tick));
  keyframes.cut(6000);
  keyframes.offer(stateAt(8639));
  expect(keyframes.before(1e9)?.tick).toBe(5760);
  keyframes.offer(stateAt(8640));
  expect(keyframes.before(1e9)?.tick).toBe(8640);
});
