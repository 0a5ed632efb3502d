import { expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { seedRng } from '../../scenes/kit/rules/rng';
import { config } from '../../scenes/screensaver/config';
import { growMaze } from '../../scenes/screensaver/rules/maze';
import { paint } from '../../scenes/screensaver/rules/paint';
import { createQuads, maxQuads, quadStride } from '../../scenes/screensaver/rules/Quads';
import { start, step } from '../../scenes/screensaver/rules/saverRules';

test('there are a hundred stars, and a new item every two seconds up to five', () => {
  const state = start(defaultsOf(config), 1);
  expect(state.stars).toHaveLength(100);
  const counts: number[] = [];
  for (let tick = 1; tick <= 60 * 16; tick += 1) {
    step(state);
    if (tick % 120 === 119) counts.push(state.items.length);
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
});

test('shapes never leave the screen', () => {
  const state = start(defaultsOf(config), 2);
  // Collects the extremes: an `expect` for each shape would take a hundred times as long.
  let [left, right, top, bottom, bent] = [0, 0, 0, 0, 0];
  for (let tick = 0; tick < 5000; tick += 1) {
    step(state);
    for (const { x, y, cosine, sine } of state.shapes) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      bent = Math.max(bent, Math.abs(cosine * cosine + sine * sine - 1));
    }
  }
  expect(state.shapes.length).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(-0.2);
  expect(right).toBeLessThan(state.aspect + 0.2);
  expect(top).toBeGreaterThan(-0.2);
  expect(bottom).toBeLessThan(1.2);
  expect(bent).toBeCloseTo(0, 2);
});

test('a maze has a hedge all round', () => {
  const side = 17;
  for (let seed = 1; seed < 20; seed += 1) {
    const cells = growMaze(seedRng(seed), side);
    for (let at = 0; at < side; at += 1) {
      const edges = [at, (side - 1) * side + at, at * side, at * side + side - 1];
      expect(edges.map((cell) => cells[cell])).toEqual([1, 1, 1, 1]);
    }
  }
});

test('every cell of a maze can be reached, and the walk never enters a hedge', () => {
  const side = 17;
  const cells = growMaze(seedRng(5), side);
  expect(cells.filter((cell) => cell === 0)).toHaveLength(64 + 63);
  const state = start(defaultsOf(config), 5);
  const seen = new Set<number>();
  const hedges = new Set<number>();
  for (let tick = 0; tick < 60 * 60 * 10; tick += 1) {
    step(state);
    const { walk } = state;
    const cell = Math.floor(walk.y) * walk.side + Math.floor(walk.x);
    if (walk.cells[cell] !== 0) hedges.add(cell);
    seen.add(cell);
  }
  expect([...hedges]).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

test('every screensaver draws a number of quads within the limit', () => {
  const state = start(defaultsOf(config), 3);
  const quads = createQuads();
  for (let tick = 0; tick < 600; tick += 1) step(state);
  for (const saver of ['starfield', 'maze', 'shapes'] as const) {
    paint(state, saver, quads);
    expect(quads.count).toBeGreaterThan(10);
    expect(quads.count).toBeLessThanOrEqual(maxQuads);
    expect(quads.data.subarray(0, quads.count * quadStride).every(Number.isFinite)).toBe(true);
  }
});
