import { describe, expect, test } from 'vitest';
import type { SuperJumpConfig } from '../../scenes/super-jump/config';
import { superJump } from '../../scenes/super-jump/game';
import { generateLevel } from '../../scenes/super-jump/rules/generateLevel';
import { at } from '../../scenes/super-jump/rules/SuperJumpState';
import { Game, ground, type Ledge } from './play';

/** Forty pixels above the ground, within a jump. */
const shelf: Ledge = [40, 234, 60];

function onGround(): Game {
  return new Game().begin().lay(ground).stand(0, 75);
}

test('nothing moves before the start', () => {
  const game = new Game();
  const { x, y } = game;
  game.press('jump', 'right').wait(100);
  expect([game.x, game.y, game.state.phase]).toEqual([x, y, 'ready']);
  expect(game.events).toEqual([]);
});

describe('the jump', () => {
  test('starts at -8, gains 0.5 a tick, rises 60 pixels and takes 31 ticks', () => {
    const game = onGround();
    const { y } = game;
    game.press('jump');
    expect(game.state.hero[at.vy]).toBe(-7.5);
    game.wait(1);
    expect(game.state.hero[at.vy]).toBe(-7);
    let highest = game.y;
    let ticks = 2;
    while (game.state.standing < 0) {
      game.wait(1);
      highest = Math.min(highest, game.y);
      ticks += 1;
    }
    expect(y - highest).toBe(60);
    expect(ticks).toBe(31);
    expect(game.y).toBe(y);
  });

  test('is lower the earlier the key is released', () => {
    const rise = (held: number) => {
      const game = onGround();
      const { y } = game;
      game.press('jump').wait(held - 1);
      let highest = game.y;
      game.release('jump');
      while (game.state.standing < 0) {
        highest = Math.min(highest, game.y);
        game.wait(1);
      }
      return y - highest;
    };
    const rises = [1, 4, 8, 12, 16].map(rise);
    expect(rises).toEqual([...rises].sort((one, other) => one - other));
    expect(rises[0]).toBeLessThan(25);
    expect(rises[4]).toBe(60);
  });

  test('still counts for six ticks after running off a ledge, and no longer', () => {
    const jumpsAfter = (ticks: number) => {
      const game = new Game().begin().lay([0, 100, 40], ground).stand(0, 28);
      game.press('right');
      while (game.state.standing >= 0) game.tick();
      game.wait(ticks - 1).press('jump');
      return game.count('jumped');
    };
    expect(jumpsAfter(1)).toBe(1);
    expect(jumpsAfter(6)).toBe(1);
    expect(jumpsAfter(7)).toBe(0);
  });

  test('may be pressed up to six ticks before landing', () => {
    const jumpsWith = (early: number) => {
      const game = onGround();
      game.press('jump').release('jump');
      const ticksToLand = () => {
        const twin = onGround();
        twin.press('jump').release('jump');
        let ticks = 0;
        while (twin.state.standing < 0) {
          twin.tick();
          ticks += 1;
        }
        return ticks;
      };
      // The press itself is the first of the ticks.
      game.wait(ticksToLand() - early).press('jump');
      game.wait(20);
      return game.count('jumped') - 1;
    };
    expect(jumpsWith(6)).toBe(1);
    expect(jumpsWith(7)).toBe(0);
  });

  test('is possible once, unless the mode gives a second one in the air', () => {
    const single = onGround().press('jump').wait(10).release('jump').press('jump').wait(3);
    expect(single.count('jumped')).toBe(1);
    const double = new Game({ doubleJump: true }).begin().lay(ground).press('jump').wait(10);
    double.release('jump').press('jump').wait(5).release('jump').press('jump').wait(5);
    expect(double.events.filter(({ type }) => type === 'jumped')).toEqual([
      { type: 'jumped', inAir: false },
      { type: 'jumped', inAir: true },
    ]);
  });
});

describe('running', () => {
  test('accelerates to 3 pixels a tick and comes to rest again', () => {
    const game = new Game().begin().lay(ground).press('right');
    game.wait(20);
    expect(game.state.hero[at.vx]).toBe(3);
    game.release('right').wait(8);
    expect(game.state.hero[at.vx]).toBe(0);
  });

  test('follows the key pressed last, then the other one if it is still held', () => {
    const game = onGround();
    game.press('left');
    game.press('right');
    expect(game.state.direction).toBe(1);
    game.release('right');
    expect(game.state.direction).toBe(-1);
    game.release('left');
    expect(game.state.direction).toBe(0);
  });

  test('ends at the sides', () => {
    const game = onGround().press('left').wait(120);
    expect(game.x).toBe(0);
    game.release('left').press('right').wait(120);
    expect(game.x).toBe(150);
  });

  test('continues on the other side if the mode says so', () => {
    const game = new Game({ edges: 'wrap' }).begin().lay(ground).stand(0, 20);
    game.press('left').wait(30);
    expect(game.x).toBeGreaterThan(80);
    expect(Math.abs(game.x - game.state.hero[at.lastX])).toBeLessThanOrEqual(3);
  });

  test('takes longer to stop on ice', () => {
    const slide = (ice: boolean) => {
      const game = new Game({ ice }).begin().lay(ground);
      game.press('right').wait(10);
      game.state.hero[at.vx] = 3;
      game.release('right');
      let ticks = 0;
      for (; game.state.hero[at.vx] > 0; ticks += 1) game.tick();
      return ticks;
    };
    expect(slide(true)).toBeGreaterThan(4 * slide(false));
  });

  test('meets slower enemies on ice, also in Careful', () => {
    const moved = (changes: Partial<SuperJumpConfig>): number => {
      const { state } = new Game({ ...changes, startLevel: '10' }).begin().wait(1);
      return Math.abs(state.enemyX[0] - state.enemyLastX[0]);
    };
    expect(moved({ ice: true })).toBeCloseTo(0.85 * moved({}));
    expect(moved({ ice: true, careful: true })).toBeCloseTo(0.85 * moved({ careful: true }));
  });
});

describe('ledges', () => {
  test('can be jumped through from below and landed on from above', () => {
    const game = new Game().begin().lay(ground, shelf).stand(0, 60).press('jump').until('landed');
    expect(game.state.standing).toBe(1);
    expect(game.y + 14).toBe(234);
  });

  test('can be dropped through by pressing down, except for the ground', () => {
    const game = new Game().begin().lay(ground, shelf).stand(1, 20).press('down').until('landed');
    expect(game.count('droppedThrough')).toBe(1);
    expect(game.state.standing).toBe(0);
    game.release('down').press('down').wait(10);
    expect(game.state.standing).toBe(0);
    expect(game.count('droppedThrough')).toBe(1);
  });
});

test('down cancels a jump from a ledge, and does nothing in the air', () => {
  const high: Ledge = [40, 200, 60];
  const game = new Game().begin().lay(high, ground).stand(0, 20).press('down', 'jump');
  expect([game.count('droppedThrough'), game.count('jumped')]).toEqual([1, 0]);
  game.release('down').press('down');
  expect(game.count('droppedThrough')).toBe(1);
});

describe('enemies', () => {
  test('cost a life at a touch, then nothing for 60 ticks, then the next', () => {
    const game = onGround().putEnemyHere().tick();
    expect(game.state.lives).toBe(2);
    game.wait(60);
    expect(game.state.lives).toBe(2);
    game.wait(1);
    expect(game.state.lives).toBe(1);
  });

  test('end the game with the third life', () => {
    const game = onGround().putEnemyHere().until('ended');
    expect(game.count('lifeLost')).toBe(3);
    expect(game.last('ended')).toEqual({ type: 'ended', cause: 'enemy' });
    expect(game.state).toMatchObject({ phase: 'over', cause: 'enemy', lives: 0 });
  });

  test.each([
    ['1', 0.9],
    ['4', 1.2],
    ['10', 1.8],
  ] as const)('walk at 0.8 plus 0.1 per level: on level %s at %d', (startLevel, speed) => {
    const game = new Game({ startLevel }).begin();
    const { enemyX, enemyLastX, enemyCount } = game.wait(1).state;
    const steps = Array.from({ length: enemyCount }, (_, i) => Math.abs(enemyX[i] - enemyLastX[i]));
    expect(Math.max(...steps)).toBeCloseTo(speed, 10);
  });

  test('stay on their paths', () => {
    const game = new Game({ startLevel: '7', invincible: true }).begin();
    const { state } = game;
    for (let tick = 0; tick < 1000; tick += 1) {
      game.tick();
      for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
        expect(state.enemyX[enemy]).toBeGreaterThanOrEqual(state.enemyFrom[enemy]);
        expect(state.enemyX[enemy]).toBeLessThanOrEqual(state.enemyTo[enemy]);
      }
    }
  });
});

test('the last life ends the game before a star that is touched at the same time is taken', () => {
  const game = new Game({ lives: 1 }).begin().lay(ground).putEnemyHere().putStarHere().tick();
  expect(game.state).toMatchObject({ phase: 'over', score: 0 });
  expect(game.count('starTaken')).toBe(0);
});

test('a coin is 10 points', () => {
  const game = onGround();
  game.state.coinCount = 2;
  game.state.coinsLeft = 2;
  game.putLastCoinHere().tick();
  expect(game.state.score).toBe(10);
  expect(game.count('coinTaken')).toBe(1);
  expect(game.state.coinsLeft).toBe(1);
});

test('a star is 50 points and 120 ticks in which enemies do no harm', () => {
  const game = onGround().putStarHere().tick();
  expect(game.state.score).toBe(50);
  game.putEnemyHere().wait(120);
  expect(game.state.lives).toBe(3);
  expect(game.count('starFaded')).toBe(1);
  game.wait(1);
  expect(game.state.lives).toBe(2);
});

describe('the last coin', () => {
  test('gives 100 times the level, and the next level comes after 90 ticks', () => {
    const game = new Game({ startLevel: '4' }).begin().lay(ground).putLastCoinHere().tick();
    expect(game.state.score).toBe(10 + 400);
    expect(game.last('levelCleared')).toEqual({ type: 'levelCleared', bonus: 400 });
    game.press('right').wait(88);
    expect(game.state.level).toBe(4);
    game.wait(1);
    expect(game.state.level).toBe(5);
    expect(game.state.pause).toBe(0);
    expect(game.count('levelBegan')).toBe(2);
  });

  test('stops everything except held keys', () => {
    const game = onGround();
    game.press('right').wait(4);
    game.putLastCoinHere().putEnemyHere();
    game.tick();
    const { x } = game;
    game.wait(50);
    expect(game.x).toBe(x);
    expect(game.state.lives).toBe(3);
    // Nothing is drawn between two positions either.
    const { hero, enemyX, enemyLastX } = game.state;
    expect([hero[at.lastX], hero[at.lastY], enemyLastX[0]]).toEqual([x, game.y, enemyX[0]]);
    game.until('levelBegan').wait(3);
    expect(game.state.hero[at.vx]).toBeGreaterThan(0);
  });
});

describe('falling below the bottom', () => {
  test('ends the game at once, with any number of lives', () => {
    const game = new Game({ lives: 9 }).begin().lay([0, 274, 40]).stand(0, 20);
    game.press('right').until('ended');
    expect(game.state).toMatchObject({ phase: 'over', cause: 'fall', lives: 9 });
    expect(game.y).toBeGreaterThan(290);
  });

  test('puts the invincible hero back on the last ledge', () => {
    const game = new Game({ invincible: true }).begin().lay([0, 274, 40]).stand(0, 20);
    game.press('right').until('rescued');
    expect(game.state.phase).toBe('playing');
    expect([game.x, game.y]).toEqual([15, 260]);
  });
});

describe('Careful', () => {
  test('a fall costs one life and sets the hero back; the last one ends the game', () => {
    const game = new Game({ careful: true }).begin().lay([0, 274, 40]).stand(0, 20);
    game.press('right').until('rescued');
    expect(game.state).toMatchObject({ phase: 'playing', lives: 2, invincible: 120 });
    expect([game.x, game.y]).toEqual([15, 260]);
    game.until('ended');
    expect(game.state).toMatchObject({ phase: 'over', cause: 'fall', lives: 0 });
  });

  test('the first level has no pit, and the second has, as in the usual game', () => {
    const grounds = (level: number, changes: ConstructorParameters<typeof Game>[0]): number => {
      const game = new Game(changes);
      game.state.level = level;
      generateLevel(game.state);
      const { ledgeY, ledgeCount } = game.state;
      const bottom = Math.max(...ledgeY.slice(0, ledgeCount));
      return ledgeY.slice(0, ledgeCount).filter((y) => y === bottom).length;
    };
    for (const careful of [true, false]) {
      expect([grounds(1, { careful }), grounds(2, { careful })]).toEqual([1, 2]);
    }
    expect(grounds(1, { firstPit: true })).toBe(2);
  });

  test.each([
    ['1', 2],
    ['10', 3],
  ] as const)('level %s has %d enemies, half as fast as in the usual mode', (startLevel, count) => {
    const moved = (careful: boolean): number => {
      const { state } = new Game({ careful, startLevel }).begin().wait(1);
      return Math.abs(state.enemyX[0] - state.enemyLastX[0]);
    };
    expect(new Game({ careful: true, startLevel }).state.enemyCount).toBe(count);
    expect(moved(true)).toBeCloseTo(moved(false) / 2);
  });

  test('each level brings a life, and says so', () => {
    const livesAfter = (careful: boolean): number =>
      new Game({ careful }).begin().lay(ground).putLastCoinHere().until('levelCleared').state.lives;
    expect([livesAfter(true), livesAfter(false)]).toEqual([4, 3]);
    const said = (careful: boolean): string | undefined =>
      superJump.narrate({ type: 'levelCleared', bonus: 100 }, new Game({ careful }).state);
    expect(said(true)).toContain('One more life.');
    expect(said(false)).not.toContain('life');
  });

  test('the end says that pits do not count lives, but not in Careful', () => {
    const fallen = (careful: boolean): string | undefined => {
      const game = new Game({ careful }).begin().lay([0, 274, 40]).stand(0, 20);
      game.press('right').until('ended');
      return superJump.ending?.(game.state).sentence;
    };
    expect(fallen(false)).toBe('You fell. The pits do not count lives.');
    expect(fallen(true)).toBeUndefined();
  });
});

describe('assists', () => {
  test('extra lives are added', () => {
    expect(new Game({ extraLives: 4 }).state.lives).toBe(7);
  });

  test('invincibility loses no life', () => {
    const game = new Game({ invincible: true }).begin().lay(ground).putEnemyHere().wait(300);
    expect(game.state.lives).toBe(3);
  });
});

test.each([
  ['1', 5, 2],
  ['4', 8, 4],
  ['7', 11, 5],
  ['10', 14, 5],
] as const)('level %s has %d coins and %d enemies', (startLevel, coins, enemies) => {
  const { state } = new Game({ startLevel });
  expect(state.coinsLeft).toBe(coins);
  expect(state.enemyCount).toBe(enemies);
});

test('the canvas, and the first level, is 160 by 290', () => {
  const { state } = new Game();
  expect([state.width, state.height]).toEqual([160, 290]);
});
