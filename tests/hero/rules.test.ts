import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config, type HeroConfig, heroSeed, kinds, neons } from '../../scenes/hero/config';
import { act } from '../../scenes/hero/rules/act';
import { marginOf } from '../../scenes/hero/rules/marginOf';
import { start } from '../../scenes/hero/rules/start';
import type { HeroAction, HeroState } from '../../scenes/hero/rules/state';
import { step } from '../../scenes/hero/rules/step';
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
  it('strews 80 shapes of six kinds in seven colours, each kind and colour about as often', () => {
    const state = start(defaultsOf(config), heroSeed);
    expect(state.kind).toHaveLength(80);
    for (const [list, names] of [
      [state.kind, kinds],
      [state.color, neons],
    ] as const) {
      const counts = names.map((_, index) => list.filter((value) => value === index).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    expect(kinds).toHaveLength(6);
    expect(neons).toHaveLength(7);
  });

  it('leaves neither a heap nor a hole: each sixteenth of the field holds from 1 to 9 of 80', () => {
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

  it('gives the same state for the same seed and another for another', () => {
    expect(start(defaultsOf(config), 7)).toEqual(start(defaultsOf(config), 7));
    expect(start(defaultsOf(config), 7).motion).not.toEqual(start(defaultsOf(config), 8).motion);
  });
});

describe('step', () => {
  it('is the same for the same seed and actions, whatever they are', () => {
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

  it('keeps every shape a finite number within the field and its margin', () => {
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

  it('brings a shape that leaves on one side back on the other', () => {
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

  it('drives shapes away from a pointer nearer than 150 px, and no others', () => {
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

  it('empties the neighbourhood of a resting pointer within two seconds', () => {
    const state = field();
    const [x, y] = [width / 2, height / 2];
    run(state, 120, [{ type: 'point', x, y }]);
    for (let shape = 0; shape < 80; shape += 1) {
      expect(distance(state, shape, x, y)).toBeGreaterThan(100);
    }
  });

  it('lets shapes settle to their drift once the pointer has left', () => {
    const state = field();
    run(state, 60, [{ type: 'point', x: width / 2, y: height / 2 }]);
    step(state, [{ type: 'leave' }]);
    run(state, 600);
    for (let index = 0; index < 160; index += 1) {
      expect(state.motion[160 + index]).toBeCloseTo(state.drift[index], 4);
    }
  });

  it('survives a pointer exactly on a shape', () => {
    const state = field();
    step(state, [{ type: 'point', x: state.motion[3], y: state.motion[83] }]);
    expect(state.motion.every(Number.isFinite)).toBe(true);
  });
});

describe('a resized field', () => {
  it('keeps every shape in its place in proportion and shrinks shapes on narrow ones', () => {
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
