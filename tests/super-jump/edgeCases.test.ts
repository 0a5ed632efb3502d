import { describe, expect, test } from 'vitest';
import { at } from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { Game, ground } from './play';

function onGround(changes: ConstructorParameters<typeof Game>[0] = {}): Game {
  return new Game(changes).begin().lay(ground).stand(0, 75);
}

describe('touching', () => {
  /** Whether the coin with its middle at this offset from the hero's upper left corner is taken. */
  const takes = (x: number, y: number) => {
    const game = onGround();
    game.state.coinX[0] = game.x + x;
    game.state.coinY[0] = game.y + y;
    return game.tick().count('coinTaken') === 1;
  };

  test('needs an overlap of a pixel: side by side is not touching', () => {
    // The hero is 10 by 14, a coin 10 across.
    expect([takes(-5, 7), takes(-4, 7), takes(14, 7), takes(15, 7)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([takes(5, -5), takes(5, -4), takes(5, 18), takes(5, 19)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('takes a coin once, and reports its place, points and what is left', () => {
    const game = onGround();
    game.state.coinCount = 2;
    game.state.coinsLeft = 2;
    game.state.coinTaken[1] = 0;
    game.state.coinX[1] = 5;
    game.state.coinY[1] = 5;
    game.putLastCoinHere();
    const [x, y] = [game.state.coinX[0], game.state.coinY[0]];
    game.wait(5);
    expect(game.events.filter(({ type }) => type === 'coinTaken')).toEqual([
      { type: 'coinTaken', x, y },
    ]);
    expect(game.state).toMatchObject({ score: 10, coinsLeft: 1 });
  });

  test('takes a star once, reports its place, and never shortens a longer protection', () => {
    const game = onGround().putStarHere();
    game.state.invincible = 500;
    const [x, y] = [game.state.starX[0], game.state.starY[0]];
    game.wait(3);
    expect(game.events.filter(({ type }) => type === 'starTaken')).toEqual([
      { type: 'starTaken', x, y },
    ]);
    expect(game.state.invincible).toBe(497);
    expect(game.state.starlight).toBe(118);
  });

  /** Whether an enemy at this offset from the hero's upper left corner costs a life. */
  const hurts = (x: number, y: number, changes = {}) => {
    const game = onGround({ enemySpeed: 0, enemySpeedPerLevel: 0, ...changes }).putEnemyHere();
    const { state } = game;
    state.enemyX[0] += x;
    state.enemyFrom[0] += x;
    state.enemyTo[0] += x;
    state.enemyY[0] += y;
    return game.tick().state.lives < 3;
  };

  test("an enemy's touch counts 3 pixels inside its box, on every side", () => {
    // The hero is 10 by 14, an enemy 12 by 10.
    expect([hurts(7, 0), hurts(6, 0), hurts(-9, 0), hurts(-8, 0)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([hurts(0, 11), hurts(0, 10), hurts(0, -7), hurts(0, -6)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(hurts(9, 0, { mercy: 0 })).toBe(true);
    expect(hurts(10, 0, { mercy: 0 })).toBe(false);
  });

  test('the second of two enemies hurts like the first', () => {
    const game = onGround({ enemySpeed: 0, enemySpeedPerLevel: 0 }).putEnemyHere();
    const { state } = game;
    for (const list of [state.enemyX, state.enemyY, state.enemyFrom, state.enemyTo]) {
      list[1] = list[0] as number;
    }
    state.enemyX[0] = state.enemyFrom[0] = state.enemyTo[0] = 0;
    state.enemyY[0] = 0;
    state.enemyCount = 2;
    expect(game.tick().state.lives).toBe(2);
  });
});

describe('an enemy', () => {
  test('turns exactly at the end of its path', () => {
    const game = onGround();
    const { state } = game;
    state.enemyCount = 1;
    state.enemyY[0] = 0;
    state.enemyFrom[0] = 10;
    state.enemyTo[0] = 12;
    state.enemyX[0] = 10;
    state.enemyDirection[0] = 1;
    const places = Array.from({ length: 7 }, () => game.tick().state.enemyX[0]);
    const expected = [10.9, 11.8, 12, 11.1, 10.2, 10, 10.9];
    for (const [tick, place] of places.entries()) expect(place).toBeCloseTo(expected[tick], 9);
    expect(state.enemyDirection[0]).toBe(1);
  });
});

describe('a jump', () => {
  test('pressed and released within a tick rises less than half as high', () => {
    const game = onGround();
    game.tick({ type: 'press', button: 'jump' }, { type: 'release', button: 'jump' });
    expect(game.state.hero[at.vy]).toBeCloseTo(-8 * 0.45 + 0.5, 9);
  });

  test('releasing does not cut a jump that falls already, nor a fall without a jump', () => {
    const game = onGround().press('jump').wait(20);
    const { vy } = { vy: game.state.hero[at.vy] };
    expect(vy).toBeGreaterThan(0);
    game.release('jump');
    expect(game.state.hero[at.vy]).toBe(vy + 0.5);
    const fallen = new Game().begin().lay([0, 100, 40], ground).stand(0, 28).press('right');
    while (fallen.state.standing >= 0) fallen.tick();
    fallen.state.hero[at.vy] = -2;
    fallen.release('jump');
    expect(fallen.state.hero[at.vy]).toBe(-1.5);
  });

  test('reaches the maximum fall speed and no more', () => {
    const game = onGround();
    game.state.hero[at.y] = -400;
    game.state.standing = -1;
    game.wait(30);
    expect(game.state.hero[at.vy]).toBe(8);
  });

  test('is reported as landed with its speed, and a fall of a tick or two is not', () => {
    const game = onGround().press('jump').until('landed');
    expect(game.last('landed')).toEqual({ type: 'landed', speed: 7 });
    for (const [air, told] of [
      [2, 0],
      [3, 1],
    ] as const) {
      const step = onGround();
      step.state.standing = -1;
      step.state.airTicks = air;
      expect(step.tick().count('landed')).toBe(told);
    }
  });

  test('off a ledge counts in the first tick of the air, and uses no second jump', () => {
    const game = new Game({ doubleJump: true }).begin().lay([0, 100, 40], ground).stand(0, 28);
    game.press('right');
    while (game.state.standing >= 0) game.tick();
    game.press('jump');
    expect(game.last('jumped')).toEqual({ type: 'jumped', inAir: false });
    game.release('jump').press('jump');
    expect(game.last('jumped')).toEqual({ type: 'jumped', inAir: true });
    game.release('jump').press('jump');
    expect(game.count('jumped')).toBe(2);
    game.until('landed');
    expect(game.state.airJumps).toBe(0);
  });

  test('is not possible after dropping through a ledge', () => {
    const game = new Game().begin().lay(ground, [40, 134, 60]).stand(1, 20);
    game.press('down').press('jump');
    expect(game.count('jumped')).toBe(0);
    expect(game.count('droppedThrough')).toBe(1);
  });
});

test('is in the air from its first tick on, and no longer counts as running off an edge', () => {
  const game = onGround().press('right', 'jump');
  expect(game.state.hero[at.vx]).toBeCloseTo(0.3, 9);
  expect(game.state.airTicks).toBe(8);
});

test('starlight ends on time', () => {
  const game = onGround();
  game.state.starlight = 2;
  const lights = Array.from({ length: 4 }, () => game.tick().state.starlight);
  expect(lights).toEqual([1, 0, 0, 0]);
  expect(game.count('starFaded')).toBe(1);
});

describe('moving', () => {
  test('accelerates and stops faster on the ground than in the air', () => {
    const speeds = (air: boolean) => {
      const game = onGround();
      if (air) {
        game.state.hero[at.y] -= 100;
        game.state.standing = -1;
      }
      const gained = game.press('right').state.hero[at.vx];
      game.state.hero[at.vx] = 2;
      const kept = game.release('right').state.hero[at.vx];
      const turned = game.press('left').state.hero[at.vx];
      return [gained, kept, turned].map((speed) => Number(speed.toFixed(9)));
    };
    expect(speeds(false)).toEqual([0.4, 1.5, 0.6]);
    expect(speeds(true)).toEqual([0.3, 1.85, 1.4]);
  });

  test('faces the direction of movement, also afterwards at rest', () => {
    const game = onGround();
    expect(game.state.facing).toBe(1);
    expect(game.press('left').state.facing).toBe(-1);
    expect(game.release('left').wait(5).state.facing).toBe(-1);
  });

  test('past the left side continues on the right with the middle, and back', () => {
    const game = new Game({ edges: 'wrap' }).begin().lay(ground).stand(0, 0);
    game.state.hero[at.x] = -5;
    game.tick();
    expect(game.x).toBe(-5);
    game.state.hero[at.x] = -5.5;
    game.tick();
    expect([game.x, game.state.hero[at.lastX]]).toEqual([154.5, 154.5]);
    game.state.hero[at.x] = 155;
    game.tick();
    expect(game.x).toBe(-5);
  });

  test('rests on a ledge by a pixel, and falls beside it', () => {
    const stands = (from: number) => {
      const game = new Game().begin().lay(ground, [40, 200, 40]).stand(1, from).tick();
      return game.state.standing === 1;
    };
    expect([stands(-10), stands(-9.5), stands(39.5), stands(40)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a fast fall through two ledges at once lands on the upper', () => {
    for (const [upper, first, second] of [
      [2, 204, 200],
      [1, 200, 204],
    ]) {
      const game = new Game().begin().lay(ground, [40, first, 60], [40, second, 60]).stand(1, 20);
      game.state.hero[at.y] = 200 - 14 - 1;
      game.state.hero[at.vy] = 8;
      game.state.standing = -1;
      game.tick();
      expect(game.state.standing).toBe(upper);
      expect(game.y).toBe(186);
      expect(game.state.hero[at.vy]).toBe(0);
    }
  });
});

describe('falling out', () => {
  test('begins a pixel below the bottom', () => {
    const at290 = (y: number) => {
      const game = onGround({ gravity: 0.1 });
      game.state.standing = -1;
      game.state.hero[at.y] = y;
      return game.tick().state.phase;
    };
    expect(at290(289.9)).toBe('playing');
    expect(at290(290)).toBe('over');
  });

  test('with invincibility the hero returns to the ledge at rest, and it is reported', () => {
    const game = new Game({ invincible: true }).begin().lay([40, 274, 41]).stand(0, 20);
    game.press('right').until('rescued');
    expect([game.x, game.y]).toEqual([55, 260]);
    expect(game.state.hero.slice(2)).toEqual(Float64Array.of(0, 0, 55, 260));
    expect(game.state).toMatchObject({ standing: 0, jumping: false, phase: 'playing' });
    expect(game.press('jump').count('jumped')).toBe(1);
  });
});

test('before the start, between levels and after the end a key only counts as held', () => {
  const game = new Game();
  game.press('jump', 'left').tick({ type: 'start' }).tick();
  expect(game.count('jumped')).toBe(0);
  expect(game.state).toMatchObject({ jumpHeld: true, direction: -1 });
  const over = onGround().putLastCoinHere().tick();
  const paused = over.state.pause;
  over.press('jump');
  expect(over.state).toMatchObject({ jumpWanted: 0, pause: paused - 1 });
  const begun = onGround();
  begun.tick({ type: 'start' });
  expect(begun.count('started')).toBe(1);
  expect(begun.count('levelBegan')).toBe(1);
});

test('malformed actions are refused, and valid ones lose unknown fields', () => {
  const parse = (value: unknown) => superJumpRules.parseAction(value);
  for (const value of [null, 7, 'start', {}, { type: 'press' }, { type: 'press', button: 'up' }]) {
    expect(parse(value)).toBeUndefined();
  }
  for (const button of ['left', 'right', 'jump', 'down'] as const) {
    expect(parse({ type: 'press', button, more: 1 })).toEqual({ type: 'press', button });
    expect(parse({ type: 'release', button })).toEqual({ type: 'release', button });
  }
  expect(parse({ type: 'start', more: 1 })).toEqual({ type: 'start' });
});
