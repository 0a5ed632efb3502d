import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { type SuperJumpConfig, superJumpConfig } from '../../scenes/super-jump/config';
import { jumpHeight } from '../../scenes/super-jump/rules/jumpSimulation';
import {
  capacity,
  enemyHeight,
  enemyKind,
  enemyWidth,
  type SuperJumpState,
} from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { countUnreachable, deadEndLedges } from './reach';

const specified = defaultsOf(superJumpConfig);

function levelOf(seed: number, changes: Partial<SuperJumpConfig> = {}): SuperJumpState {
  return superJumpRules.start({ ...specified, ...changes }, seed);
}

describe('every coin and star can be reached', () => {
  // In two halves, so that a busy machine has time for each.
  test.each([0, 1])('in 4,000 levels of the specified game, part %i', (part) => {
    const later = ['4', '7', '10'] as const;
    const failed: number[] = [];
    let ledges = 0;
    for (let seed = 2000 * part; seed < 2000 * (part + 1); seed += 1) {
      const startLevel = seed % 20 === 0 ? later[seed % 3] : '1';
      // With and without a pit in the first level.
      const state = levelOf(seed, { startLevel, firstPit: seed % 2 === 0 });
      ledges += state.ledgeCount;
      if (countUnreachable(state) > 0) failed.push(seed);
    }
    expect(failed).toEqual([]);
    // An almost bare level would be easy to prove.
    expect(ledges / 2000).toBeGreaterThan(8);
  });

  test('with any jump constants, and in every mode', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.record({
          jumpSpeed: fc.double({ min: -16, max: -2, noNaN: true }),
          gravity: fc.double({ min: 0.1, max: 2, noNaN: true }),
          maxSpeed: fc.double({ min: 0.5, max: 8, noNaN: true }),
          pitWidth: fc.constantFrom(0, 24, 80),
          doubleJump: fc.boolean(),
          edges: fc.constantFrom('walls' as const, 'wrap' as const),
          startLevel: fc.constantFrom('1' as const, '10' as const),
        }),
        (seed, changes) => {
          expect(countUnreachable(levelOf(seed, changes))).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('every ledge can be reached from every other, so that no choice is a trap', () => {
  const failed: number[] = [];
  for (let seed = 0; seed < 150; seed += 1) {
    const state = levelOf(seed, { startLevel: seed % 3 === 0 ? '4' : '1' });
    if (deadEndLedges(state).length > 0) failed.push(seed);
  }
  expect(failed).toEqual([]);
});

test('a higher jump gives ledges further apart', () => {
  const gaps = [-5, -8, -11].map((jumpSpeed) => {
    const state = levelOf(1, { jumpSpeed });
    const tops = [...new Set(state.ledgeY.subarray(0, state.ledgeCount))].sort((a, b) => a - b);
    return tops[1] - tops[0];
  });
  expect(gaps[0]).toBeLessThan(gaps[1]);
  expect(gaps[1]).toBeLessThan(gaps[2]);
});

test('jumpHeight computes the height of a jump from speed and gravity', () => {
  expect(jumpHeight(specified)).toBe(60);
  expect(jumpHeight({ ...specified, gravity: 1 })).toBe(28);
});

test('levels get higher and busier, and nothing is outside them', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('1', '4', '7', '10'), (seed, startLevel) => {
      const state = levelOf(seed, { startLevel } as Partial<SuperJumpConfig>);
      const level = Number(startLevel);
      expect(state.height).toBe(290 + 46 * (level - 1));
      for (let ledge = 0; ledge < state.ledgeCount; ledge += 1) {
        expect(state.ledgeX[ledge]).toBeGreaterThanOrEqual(0);
        expect(state.ledgeX[ledge] + state.ledgeWidth[ledge]).toBeLessThanOrEqual(160);
      }
      for (let coin = 0; coin < state.coinCount; coin += 1) {
        expect(state.coinX[coin]).toBeGreaterThanOrEqual(5);
        expect(state.coinX[coin]).toBeLessThanOrEqual(155);
        expect(state.coinY[coin]).toBeGreaterThanOrEqual(5);
      }
      // One coin is in the highest row, so the player has to climb.
      const highest = Math.min(...state.ledgeY.subarray(0, state.ledgeCount));
      expect(Math.min(...state.coinY.subarray(0, state.coinCount))).toBeLessThan(highest);
    }),
    { numRuns: 200 },
  );
});

test('enemies start away from the hero, and walkers on ledges of their own', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('1', '4', '7'), (seed, startLevel) => {
      const state = levelOf(seed, { startLevel } as Partial<SuperJumpConfig>);
      for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
        const feet = state.enemyY[enemy] + enemyHeight;
        if (state.enemyKind[enemy] === enemyKind.flyer) {
          expect(feet).toBeLessThan(state.groundY - 40);
          continue;
        }
        const ledges = Array.from({ length: state.ledgeCount }, (_, ledge) => ledge);
        const own = ledges.filter(
          (ledge) =>
            state.ledgeY[ledge] === feet &&
            state.ledgeX[ledge] <= state.enemyFrom[enemy] &&
            state.ledgeX[ledge] + state.ledgeWidth[ledge] >= state.enemyTo[enemy] + enemyWidth,
        );
        expect(own).toHaveLength(1);
        expect(own[0]).not.toBe(state.standing);
      }
    }),
    { numRuns: 200 },
  );
});

test('the highest possible level still fits', () => {
  const state = levelOf(3, {
    jumpSpeed: -4.2,
    maxHeight: 1600,
    heightPerLevel: 200,
    startLevel: '10',
    coins: 30,
    coinsPerLevel: 5,
    stars: 4,
  });
  expect(state.ledgeCount).toBeLessThanOrEqual(capacity.ledges);
  expect(state.coinCount).toBe(capacity.coins);
});
