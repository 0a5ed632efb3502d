import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { copy, copyInto } from '../../scenes/kit/rules/copy';
import { createRun } from '../../scenes/kit/run/createRun';
import { snakeConfig } from '../../scenes/snake/config';
import { snakeWithoutView } from '../../scenes/snake/game';
import { startAction } from '../../scenes/snake/rules/SnakeAction';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';
import { collectGarbage } from '../../scripts/bench/collectGarbage';

const frame = 1000 / 60;
// On a busy machine optimised code would come at any time: now it stands after the warm-up.
setFlagsFromString('--no-concurrent-recompilation');

const warmUp = 60_000;
/** Few enough that one small object a call does not fill the young generation. */
const counted = 20_000;
const windows = 24;
/** Bytes per call below which nothing was allocated by a call. */
const nothing = 1;

const ignore = (): void => {};

/**
 * The least of several windows, in bytes per call: engines put compiled code and the like on the
 * same heap now and then, but what a call allocates is in every window. A collection throws away
 * optimised code as well, so each window is warmed up after its own.
 */
function bytesPerCall(call: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let window = 0; window < windows && least >= nothing; window += 1) {
    collectGarbage();
    repeat(call, warmUp);
    const before = process.memoryUsage().heapUsed;
    repeat(call, counted);
    const bytes = process.memoryUsage().heapUsed - before;
    // Less than nothing: a collection fell into the window.
    if (bytes >= 0) least = Math.min(least, bytes / counted);
  }
  return least;
}

function repeat(call: () => void, times: number): void {
  for (let index = 0; index < times; index += 1) call();
}

test('a tick of Snake allocates nothing', () => {
  const state = snakeRules.start({ ...defaultsOf(snakeConfig), edges: 'wrap' }, 1);
  const none: [] = [];
  snakeRules.step(state, [startAction], ignore);
  expect(bytesPerCall(() => snakeRules.step(state, none, ignore))).toBeLessThan(nothing);
});

test('a frame of a whole run, rewind ring included, allocates nothing', () => {
  const run = createRun(snakeWithoutView, { seed: () => 1, config: { edges: 'wrap' } });
  run.dispatch(startAction);
  expect(bytesPerCall(() => run.advance(frame))).toBeLessThan(nothing);
  expect(run.state.tick).toBeGreaterThan(warmUp);
});

test('copying into a state of the same shape allocates nothing', () => {
  const source = snakeRules.start(defaultsOf(snakeConfig), 1);
  const target = copy(source);
  expect(bytesPerCall(() => copyInto(target, source))).toBeLessThan(nothing);
});

test('the measure sees an allocation of one small object a call', () => {
  const kept: object[] = [{}];
  expect(
    bytesPerCall(() => {
      kept[0] = { tick: kept.length };
    }),
  ).toBeGreaterThan(8);
});
