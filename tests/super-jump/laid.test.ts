import { describe, expect, test } from 'vitest';
import { baselineOf } from '../../scenes/kit/rules/config';
import { hash } from '../../scenes/kit/rules/hash';
import { versionOf } from '../../scenes/kit/rules/Playable';
import { toStored } from '../../scenes/kit/rules/storedNames';
import { type SuperJumpConfig, superJumpConfig } from '../../scenes/super-jump/config';
import { hasJump, isConnected } from '../../scenes/super-jump/rules/connectivity';
import { generateLevel } from '../../scenes/super-jump/rules/generateLevel';
import { canDescend } from '../../scenes/super-jump/rules/jumpSimulation';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { Game, ground, type Ledge } from './play';

/** One hash over the levels of four seeds, independent of newer constants and fields. */
function laid({ level, ...changes }: Partial<SuperJumpConfig & { level: number }>): string {
  const config = { ...baselineOf(superJumpConfig), ...changes } as SuperJumpConfig;
  const states = [1, 2, 3, 77].map((seed) => superJumpRules.start(config, seed));
  for (const state of level ? states : []) generateLevel(Object.assign(state, { level }));
  return hash(
    states.map((state) => {
      const { levelTicks, ...older } = toStored(superJumpRules, { ...state, config: undefined });
      expect(levelTicks).toBe(0);
      return older;
    }),
  );
}

test.each([
  [{}, '3b61c13b1283957d'],
  [{ startLevel: '4' }, '8af30d75a5fbfc3a'],
  [{ startLevel: '10' }, '4faf73a8c520453f'],
  [{ edges: 'wrap' }, 'bca25f6bc94ad0c4'],
  [{ ice: true, startLevel: '7' }, 'ffbf20a03b231fe2'],
  [{ jumpSpeed: -11, pitWidth: 80 }, '96bfadbfbbd53932'],
  [{ jumpSpeed: -4, width: 320 }, 'a2f1aa5a5b9006eb'],
  [{ coins: 30, stars: 4, enemies: 5 }, '18d9b52783b985c3'],
  [{ width: 320, startLevel: '10' }, '395bc20e4a84a207'],
  [{ level: 2 }, 'b7ecbca41482f890'],
  [{ pitWidth: 0, pitGrowth: 0 }, 'd3e60083aa3f2c94'],
  [{ jumpSpeed: -6, pitWidth: 80, width: 320, startLevel: '10' }, '96fe627d478f0012'],
  [
    { jumpSpeed: -3, pitWidth: 40, heroWidth: 16, coins: 30, enemies: 12, maxEnemies: 12 },
    '9bcfb330ff8b3ed4',
  ],
  [
    { acceleration: 0.2, friction: 0.02, widestLedge: 24, narrowestLedge: 40, pitWidth: 0 },
    '8179e5e5a103596d',
  ],
  [{ ice: true, jumpSpeed: -10, maxSpeed: 5, airAcceleration: 4 }, '9517a3c16270e2ac'],
  [
    { ice: true, edges: 'wrap', maxSpeed: 1, acceleration: 0.2, heroWidth: 4, coins: 30 },
    '2310f9e55778f8dd',
  ],
  [{ edges: 'wrap', narrowestLedge: 16, pitWidth: 80, flyersFrom: 1 }, '75a2750c64254297'],
  [{ jumpSpeed: -16, gravity: 0.1, maxFall: 2, width: 320 }, '89a8d44b7984da7f'],
  [{ gravity: 0.2, maxSpeed: 3, maxFall: 2, friction: 2, airFriction: 0 }, '111f831aee5bf729'],
] as const)('with %j a seed generates the levels of stored recordings', (changes, expected) => {
  expect(versionOf({ rules: superJumpRules }, { careful: false })).toBe(1);
  expect(laid(changes)).toBe(expected);
});

describe('a level is proved', () => {
  /** Whether the hero gets from each of these ledges, and the ground, to every other. */
  function proved(...ledges: Ledge[]): boolean {
    return isConnected(new Game().lay(ground, ...ledges).state);
  }

  test('if every ledge is a jump above another, up to the height of a jump', () => {
    expect(proved()).toBe(true);
    expect(proved([60, 230, 40])).toBe(true);
    expect(proved([60, 230, 40], [20, 180, 40])).toBe(true);
    expect(proved([60, 214, 40])).toBe(true);
    expect(proved([60, 213, 40])).toBe(false);
    expect(proved([60, 150, 40])).toBe(false);
  });

  test('through other ledges: neither the order nor a long way down matters', () => {
    const stair: Ledge[] = [
      [20, 224, 50],
      [90, 174, 50],
      [20, 124, 50],
      [90, 74, 50],
    ];
    expect(proved(...stair)).toBe(true);
    expect(proved(...stair.toReversed())).toBe(true);
    expect(proved(...stair.slice(1))).toBe(false);
  });

  test('not if a ledge can be left but not reached', () => {
    expect(proved([20, 224, 50], [90, 100, 50])).toBe(false);
  });

  test('over a pit only if it can be jumped both ways', () => {
    const { state } = new Game().lay([0, 274, 60], [100, 274, 60]);
    expect(isConnected(state)).toBe(true);
    expect([hasJump(0, 1), hasJump(1, 0)]).toEqual([true, true]);
    const wide = new Game().lay([0, 274, 20], [140, 274, 20]).state;
    expect(isConnected(wide)).toBe(false);
    expect([hasJump(0, 1), hasJump(1, 0)]).toEqual([false, false]);
  });

  test('not if a ledge can be reached but not left', () => {
    const { state } = new Game().lay([0, 274, 60], [100, 264, 40]);
    expect(isConnected(state)).toBe(false);
    expect([hasJump(0, 1), hasJump(1, 0)]).toEqual([true, false]);
    // Nor if every ledge leads down, but no jump reaches the highest.
    expect(proved([20, 224, 50], [60, 144, 50])).toBe(false);
  });

  test('if there is a way down from each ledge that does not end in the pit', () => {
    const descends = (changes: Partial<SuperJumpConfig>, ...ledges: Ledge[]) =>
      canDescend(new Game(changes).lay(...ledges).state, ledges.length - 1, ledges.length - 1);
    const high: Ledge = [110, 200, 40];
    expect(descends({}, ground, high)).toBe(true);
    expect(descends({}, [0, 274, 30], high)).toBe(false);
    // There is no way up or across: the other ledge is as high, and a fall past it ends in the pit.
    expect(descends({}, [0, 274, 30], [80, 200, 16], high)).toBe(false);
    expect(descends({}, [0, 274, 30], [50, 190, 60], high)).toBe(false);
    // On ice the hero slides off the small ledge that it lands on.
    const island: Ledge = [72, 274, 8];
    expect(descends({}, island, high)).toBe(true);
    expect(descends({ ice: true, iceGrip: 0.05 }, island, high)).toBe(false);
    // A ledge that stops the hero only on the way to another ledge of the same height is no way
    // down.
    const beside: Ledge[] = [
      [64, 230, 12],
      [64, 200, 32],
    ];
    expect(descends({ ice: true }, [0, 274, 36], ...beside, [88, 200, 36])).toBe(false);
    // A hero that slides around forever is not waited for.
    const slick = { ice: true, iceGrip: 0.05, acceleration: 0.05, friction: 0.02, airFriction: 0 };
    const round = { ...slick, edges: 'wrap', width: 320 } as const;
    expect(descends(round, [0, 274, 320], [0, 200, 24])).toBe(false);
    const { state } = new Game().lay(ground, high);
    expect([canDescend(state, 0, 0), canDescend(state, 1, 0)]).toEqual([true, false]);
  });

  test('with a jump up distinguished from a drop down', () => {
    const { state } = new Game().lay(ground, [60, 230, 40]);
    expect(isConnected(state)).toBe(true);
    expect([hasJump(0, 1), hasJump(1, 0), hasJump(0, 0)]).toEqual([true, false, false]);
  });
});
