import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config, type HeroConfig, heroSeed, kinds, neons } from '../../scenes/hero/config';
import { act, scaleOf } from '../../scenes/hero/rules/act';
import { start } from '../../scenes/hero/rules/start';
import type { HeroAction, HeroState } from '../../scenes/hero/rules/state';
import { marginOf, step as stepRules } from '../../scenes/hero/rules/step';
import { defaultsOf } from '../../scenes/kit/rules/config';

const width = 1200;
const height = 700;

function field(values: Partial<HeroConfig> = {}, seed = heroSeed): HeroState {
  const state = start({ ...defaultsOf(config), ...values }, seed);
  act(state, { type: 'field', width, height });
  return state;
}

function run(state: HeroState, ticks: number, actions: readonly HeroAction[] = []): void {
  for (let tick = 0; tick < ticks; tick += 1) step(state, actions);
}

/** Applies the visitor's actions, then steps a tick. */
function step(state: HeroState, actions: readonly HeroAction[]): void {
  for (const action of actions) act(state, action);
  stepRules(state);
}

/** Distance of a shape's centre from a point. */
function distance({ motion, config: { count } }: HeroState, shape: number, x: number, y: number) {
  return Math.hypot(motion[shape] - x, motion[count + shape] - y);
}

const actions: fc.Arbitrary<HeroAction> = fc.oneof(
  fc.record({
    type: fc.constant('point' as const),
    x: fc.double({ min: -2000, max: 4000, noNaN: true }),
    y: fc.double({ min: -2000, max: 4000, noNaN: true }),
  }),
  fc.constant({ type: 'leave' as const }),
  fc.record({
    type: fc.constant('field' as const),
    width: fc.integer({ min: 240, max: 4000 }),
    height: fc.integer({ min: 240, max: 3000 }),
  }),
);

describe('start', () => {
  it('places 80 shapes, with the six kinds and the seven colours equally often', () => {
    const state = start(defaultsOf(config), heroSeed);
    expect(state.kind).toHaveLength(80);
    for (const [list, names] of [
      [state.kind, kinds],
      [state.color, neons],
    ] as const) {
      const counts = names.map((_, index) => list.filter((value) => value === index).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(80);
    }
    expect(kinds).toHaveLength(6);
    expect(neons).toHaveLength(7);
  });

  it('spreads the shapes: each sixteenth of the field has 1 to 9 of them', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { motion } = start(defaultsOf(config), seed);
        const cells = Array.from({ length: 16 }, () => 0);
        for (let shape = 0; shape < 80; shape += 1) {
          cells[Math.floor(motion[shape] * 4) + 4 * Math.floor(motion[80 + shape] * 4)] += 1;
        }
        expect(Math.min(...cells)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...cells)).toBeLessThanOrEqual(9);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same state for the same seed, and another for another seed', () => {
    expect(start(defaultsOf(config), 7)).toEqual(start(defaultsOf(config), 7));
    expect(start(defaultsOf(config), 7).motion).not.toEqual(start(defaultsOf(config), 8).motion);
  });
});

describe('each shape at the start', () => {
  const state = start(defaultsOf(config), heroSeed);

  it('is near the middle of its own cell of a grid of 12 by 7', () => {
    const taken = new Set<number>();
    for (let shape = 0; shape < 80; shape += 1) {
      const [across, down] = [state.motion[shape] * 12, state.motion[80 + shape] * 7];
      const [column, row] = [Math.floor(across), Math.floor(down)];
      taken.add(row * 12 + column);
      expect(Math.abs(across - column - 0.5)).toBeLessThanOrEqual(0.401);
      expect(Math.abs(down - row - 0.5)).toBeLessThanOrEqual(0.401);
      expect(column >= 0 && column < 12 && row >= 0 && row < 7).toBe(true);
    }
    expect(taken.size).toBe(80);
    for (const jitter of [
      state.motion.slice(0, 80).map((x) => (x * 12) % 1),
      state.motion.slice(80, 160).map((y) => (y * 7) % 1),
    ]) {
      expect(Math.min(...jitter)).toBeLessThan(0.2);
      expect(Math.max(...jitter)).toBeGreaterThan(0.8);
    }
  });

  it('has a width, rotation, spin and drift within the configured range', () => {
    for (const [list, low, high] of [
      [state.width, 34, 84],
      [state.turn, 0, 1],
      [state.spin.map((spin) => spin * 60), -0.05, 0.05],
      [state.drift.map((speed) => Math.abs(speed) * 60), 5, 22],
    ] as const) {
      const reach = high - low;
      expect(Math.min(...list)).toBeGreaterThanOrEqual(low - 1e-4);
      expect(Math.max(...list)).toBeLessThanOrEqual(high + 1e-4);
      expect(Math.min(...list)).toBeLessThan(low + reach / 8);
      expect(Math.max(...list)).toBeGreaterThan(high - reach / 8);
    }
    for (const axis of [state.drift.slice(0, 80), state.drift.slice(80)]) {
      const backwards = axis.filter((speed) => speed < 0).length;
      expect(backwards).toBeGreaterThan(25);
      expect(backwards).toBeLessThan(55);
    }
    expect(state.motion.slice(160)).toEqual(state.drift);
    expect(state).toMatchObject({ tick: 0, scale: 1, pointing: false });
    expect(state.field).toEqual(Float32Array.of(1, 1));
  });

  it('is smaller in a narrow field', () => {
    expect([0, 599, 600, 999, 1000, 4000].map(scaleOf)).toEqual([0.5, 0.5, 0.7, 0.7, 1, 1]);
    expect(marginOf(field())).toBe(84);
    const narrow = field();
    act(narrow, { type: 'field', width: 390, height: 600 });
    expect(marginOf(narrow)).toBe(42);
  });
});

describe('a single shape', () => {
  /** The shape after one tick, at rest in the middle, with the pointer at this distance. */
  function pushed(offX: number, offY: number, values: Partial<HeroConfig> = {}): number[] {
    const state = field({ count: 1, ...values });
    state.motion.set([600, 350, 0, 0]);
    state.drift.fill(0);
    step(state, [{ type: 'point', x: 600 - offX, y: 350 - offY }]);
    return [...state.motion];
  }

  it('accelerates away from a nearby pointer, faster the nearer it is', () => {
    const push = 1900 / 3600;
    const [x, y, velocityX, velocityY] = pushed(60, 0);
    expect(velocityX).toBeCloseTo((60 * push * (1 - 3600 / 22_500)) / (1 + 0.96 * 60), 5);
    expect(velocityY).toBe(0);
    expect([x, y]).toEqual([expect.closeTo(600 + velocityX, 3), 350]);
    const [, , slantX, slantY] = pushed(-60, -80);
    const strength = (push * (1 - 10_000 / 22_500)) / (1 + 0.96 * 80 + 0.4 * 60);
    expect(slantX).toBeCloseTo(-60 * strength, 5);
    expect(slantY).toBeCloseTo(-80 * strength, 5);
  });

  it('is not pushed from the radius on, or without repulsion', () => {
    expect(pushed(150, 0)).toEqual([600, 350, 0, 0]);
    expect(pushed(0, 149)[3]).toBeGreaterThan(0);
    expect(pushed(90, 120)).toEqual([600, 350, 0, 0]);
    expect(pushed(0, 0)).toEqual([600, 350, 0, 0]);
    expect(pushed(60, 0, { repulsion: 0 })).toEqual([600, 350, 0, 0]);
  });

  it('does not change the velocity of other shapes', () => {
    const state = field({ count: 3 });
    state.motion.set([600, 100, 900, 350, 50, 600, 0, 0, 0, 0, 0, 0]);
    state.drift.fill(0);
    step(state, [{ type: 'point', x: 550, y: 300 }]);
    expect(state.motion[6]).toBeGreaterThan(0);
    expect(state.motion[9]).toBeGreaterThan(0);
    expect(Array.from(state.motion.subarray(7, 9))).toEqual([0, 0]);
    expect(Array.from(state.motion.subarray(10))).toEqual([0, 0]);
  });

  it('returns to its drift by 4 % of the difference each tick', () => {
    const state = field({ count: 1 });
    state.motion.set([600, 350, 0, 2]);
    state.drift.set([1, 0]);
    step(state, []);
    expect([...state.motion]).toEqual([
      expect.closeTo(600.04, 3),
      expect.closeTo(351.92, 3),
      expect.closeTo(0.04, 5),
      expect.closeTo(1.92, 5),
    ]);
    step(state, [{ type: 'point', x: 600, y: 340 }, { type: 'leave' }]);
    expect(state.motion[3]).toBeCloseTo(1.92 * 0.96, 5);
  });
});

describe('step', () => {
  it('gives the same result for the same seed and actions', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.array(actions, { maxLength: 3 })), (seed, ticks) => {
        const [first, second] = [field({ count: 30 }, seed), field({ count: 30 }, seed)];
        for (const each of ticks) {
          step(first, each);
          step(second, each);
        }
        expect(first).toEqual(second);
        expect(first.tick).toBe(ticks.length);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps every shape within the field and its margin', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(actions, { maxLength: 40 }), (seed, list) => {
        const state = field({ count: 20 }, seed);
        for (const action of list) {
          step(state, [action]);
          run(state, 20);
          const margin = marginOf(state);
          for (let shape = 0; shape < 20; shape += 1) {
            const [x, y] = [state.motion[shape], state.motion[20 + shape]];
            expect(x >= -margin && x <= state.field[0] + margin).toBe(true);
            expect(y >= -margin && y <= state.field[1] + margin).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('wraps a shape that leaves on one side to the other', () => {
    const state = field();
    const margin = marginOf(state);
    state.motion[0] = width + margin - 0.01;
    state.motion[160] = state.drift[0] = 1;
    step(state, []);
    expect(state.motion[0]).toBeCloseTo(-margin + 0.99, 3);
    state.motion[80] = -margin + 0.01;
    state.motion[240] = state.drift[80] = -1;
    step(state, []);
    expect(state.motion[80]).toBeCloseTo(height + margin - 0.99, 3);
  });

  it('pushes only the shapes nearer to the pointer than 150 px', () => {
    const pointed = field();
    const alone = field();
    const [x, y] = [width / 2, height / 2];
    const near: number[] = [];
    const far: number[] = [];
    for (let shape = 0; shape < 80; shape += 1) {
      (distance(alone, shape, x, y) < 150 ? near : far).push(shape);
    }
    expect(near.length).toBeGreaterThan(0);
    step(pointed, [{ type: 'point', x, y }]);
    step(alone, []);
    for (const shape of near) {
      expect(distance(pointed, shape, x, y)).toBeGreaterThan(distance(alone, shape, x, y));
    }
    for (const shape of far) {
      expect(distance(pointed, shape, x, y)).toBe(distance(alone, shape, x, y));
    }
  });

  it('clears the area around a resting pointer within two seconds', () => {
    const state = field();
    const [x, y] = [width / 2, height / 2];
    run(state, 120, [{ type: 'point', x, y }]);
    for (let shape = 0; shape < 80; shape += 1) {
      expect(distance(state, shape, x, y)).toBeGreaterThan(100);
    }
  });

  it('returns shapes to their drift once the pointer has left', () => {
    const state = field();
    run(state, 60, [{ type: 'point', x: width / 2, y: height / 2 }]);
    step(state, [{ type: 'leave' }]);
    run(state, 600);
    for (let index = 0; index < 160; index += 1) {
      expect(state.motion[160 + index]).toBeCloseTo(state.drift[index], 4);
    }
  });

  it('keeps positions finite with the pointer exactly on a shape', () => {
    const state = field();
    step(state, [{ type: 'point', x: state.motion[3], y: state.motion[83] }]);
    expect(state.motion.every(Number.isFinite)).toBe(true);
  });
});

describe('a resized field', () => {
  it('moves every shape in proportion, and shrinks shapes in narrow fields', () => {
    const state = field();
    const before = state.motion.slice();
    act(state, { type: 'field', width: width / 3, height: height * 2 });
    for (let shape = 0; shape < 80; shape += 1) {
      expect(state.motion[shape]).toBeCloseTo(before[shape] / 3, 2);
      expect(state.motion[80 + shape]).toBeCloseTo(before[80 + shape] * 2, 2);
    }
    expect(state.scale).toBe(0.5);
  });
});
