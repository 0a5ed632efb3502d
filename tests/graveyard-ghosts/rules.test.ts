import { describe, expect, test } from 'vitest';
import {
  actorOf,
  isScattering,
  thing,
} from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { ghostPace } from '../../scenes/graveyard-ghosts/rules/ghosts';
import { digTunnel, ghostStarts, playerStart } from '../../scenes/graveyard-ghosts/rules/Maze';
import {
  chooseDirection,
  findTarget,
  foresee,
  target,
} from '../../scenes/graveyard-ghosts/rules/targets';
import { directionIndex } from '../../scenes/kit/rules/grid';
import { back, cell, Game } from './play';

/** One square path around everything, and a path across its middle. */
const ring = [
  '###############',
  '#             #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '#             #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '# ########### #',
  '#             #',
  '###############',
];

/** The same with something in a cell. */
function withSign(rows: readonly string[], column: number, row: number, sign: string): string[] {
  return rows.map((line, index) =>
    index === row ? line.slice(0, column) + sign + line.slice(column + 1) : line,
  );
}

/** Every cell inside the walls is open. */
const field = ['#'.repeat(15), ...Array.from({ length: 13 }, () => `#${' '.repeat(13)}#`)];

describe('Night shift', () => {
  const night = (changes = {}) => new Game({ night: true, ...changes }).begin();

  test('no ghost outruns the player, on any level', () => {
    const player = 1 / 9;
    for (let level = 1; level <= 30; level += 1) {
      const game = night();
      game.state.level = level;
      expect(ghostPace(game.state)).toBeLessThan(player);
      game.chase();
      expect(ghostPace(game.state)).toBeLessThan(player);
    }
  });

  test('ghosts are slower on the way to their corners, and go there again and again', () => {
    const game = night({ scatters: 1 });
    expect(isScattering(game.state)).toBe(true);
    const breather = ghostPace(game.state);
    game.until('switched');
    expect(ghostPace(game.state)).toBeGreaterThan(breather);
    game.lay(...ring).until('switched');
    expect(isScattering(game.state)).toBe(true);
  });

  test('a side tunnel leads in on the other side, and ghosts take it slowly', () => {
    const game = night();
    const { state } = game;
    const [first, last] = [cell(0, 7), cell(14, 7)];
    expect([state.things[first], state.things[last]]).toEqual([thing.nothing, thing.nothing]);
    state.ghostCount = 0;
    game.stand(cell(1, 7), 'left').hold('left').wait(17);
    expect(state.playerCell).toBe(last);
    expect([state.x[0], state.lastX[0]]).toEqual([14, 14]);
    const crossing = (column: number, row: number): number => {
      const other = night()
        .chase()
        .lay(...field.map((line, index) => (index === 7 ? ' '.repeat(15) : line)));
      digTunnel(other.state);
      other.haunt(0, cell(column, row), 'left');
      other.wait(5);
      return other.state.ghostProgress[0];
    };
    expect(crossing(1, 7)).toBeCloseTo(crossing(9, 7) / 2, 10);
  });

  test('a turn that is pressed before its corner saves three ticks', () => {
    const ticksFor = (isEarly: boolean, isNight: boolean): number => {
      const game = new Game({ night: isNight })
        .begin()
        .lay(...ring)
        .stand(cell(3, 13), 'left')
        .hold('left');
      const atCorner = () => game.state.playerCell === cell(1, 13) && game.state.playerTicks === 0;
      while (!atCorner()) {
        game.tick();
        if (isEarly && game.state.playerCell === cell(2, 13)) game.hold('up');
      }
      if (!isEarly) {
        game.tick();
        game.hold('up');
      }
      const from = game.state.tick;
      while (game.state.playerCell !== cell(1, 11)) game.tick();
      return game.state.tick - from;
    };
    expect(ticksFor(true, true)).toBe(ticksFor(true, false) - 3);
    expect(ticksFor(false, true)).toBe(ticksFor(false, false));
  });

  test('after a death the ghosts begin at home', () => {
    const game = night().chase();
    game.lay(...ring).haunt(0, playerStart, 'left');
    game.until('lifeLost');
    expect(game.state.ghostCell[0]).toBe(ghostStarts[0]);
    const classic = new Game()
      .begin()
      .chase()
      .lay(...ring)
      .haunt(0, playerStart, 'left');
    classic.until('lifeLost');
    expect(classic.state.ghostCell[0]).not.toBe(ghostStarts[0]);
  });

  test('a treat lies there for nine seconds, twice a level, and pays by the level', () => {
    const game = night({ startLevel: '3' }).lay(...withSign(ring, 6, 13, '.'));
    const { state } = game;
    game.state.soulsLeft = 71;
    game.stand(cell(7, 13), 'left').hold('left').wait(9);
    expect([game.count('treatAppeared'), state.soulsLeft]).toEqual([1, 70]);
    game.hold('right').until('treatTaken');
    expect(game.last('treatTaken')).toMatchObject({ points: 300 });
    expect(state.things[playerStart]).toBe(thing.nothing);

    state.soulsLeft = 36;
    state.things[cell(6, 13)] = thing.soul;
    game.stand(cell(7, 13), 'left').hold('left').wait(9);
    expect(game.count('treatAppeared')).toBe(2);
    const from = state.tick;
    game.hold('left').until('treatGone');
    expect(Math.abs(state.tick - from - 9 * 60)).toBeLessThanOrEqual(30);
    expect(state.things[playerStart]).toBe(thing.nothing);
  });

  test('every second level brings one more life, in Night shift only', () => {
    const livesAfter = (isNight: boolean, level: number): number => {
      const game = new Game({ night: isNight }).begin().lay(...withSign(ring, 6, 13, '.'));
      game.state.level = level;
      game.stand(cell(7, 13), 'left').hold('left').until('levelCleared');
      return game.state.lives;
    };
    expect([livesAfter(true, 1), livesAfter(true, 2), livesAfter(false, 2)]).toEqual([3, 4, 3]);
  });

  test('each further ghost of one lantern is worth twice the one before', () => {
    const game = night().lay(...ring);
    game.state.power = 300;
    game.haunt(1, playerStart, 'left').haunt(0, playerStart, 'left').until('ghostCaught').tick();
    const points = game.events.flatMap((event) =>
      event.type === 'ghostCaught' ? event.points : [],
    );
    expect(points).toEqual([100, 200]);
  });
});

describe('the player', () => {
  test('steps a cell in 150 ms: 9 ticks', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .stand(cell(7, 13), 'left')
      .hold('left');
    game.wait(7);
    expect(game.state.playerCell).toBe(cell(7, 13));
    game.tick();
    expect(game.state.playerCell).toBe(cell(6, 13));
    expect(game.state.x[0]).toBe(6);
    game.wait(9);
    expect(game.state.playerCell).toBe(cell(5, 13));
  });

  test('moves by the next tick', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .stand(cell(7, 13), 'left')
      .tap('right');
    expect(game.state.x[0]).toBeGreaterThan(7);
  });

  test('keeps moving without a key until a hedge, reports the hedge once, and knows the open directions', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .stand(cell(11, 13), 'up')
      .tap('right');
    game.wait(200);
    expect(game.state.playerCell).toBe(cell(13, 13));
    expect(game.count('blocked')).toBe(1);
  });

  test('takes a turn that was pressed early at its corner', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .stand(cell(11, 13), 'up')
      .tap('right')
      .tap('up');
    game.wait(16 + 9);
    expect(game.state.playerCell).toBe(cell(13, 12));
  });

  test('forgets a tapped turn after a while, but not a held one', () => {
    const early = () =>
      new Game()
        .begin()
        .lay(...ring)
        .stand(cell(3, 13), 'up')
        .tap('right');
    const tapped = early().tap('up').wait(120);
    expect(tapped.state.playerCell).toBe(cell(13, 13));
    const held = early().hold('up').wait(120);
    expect(held.state.playerCell).toBe(cell(13, 10));
  });

  test('turns round at once, in the middle of a step', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .stand(cell(7, 13), 'up')
      .tap('right')
      .wait(3);
    const before = game.state.x[0];
    game.tap('left');
    expect(game.state.x[0]).toBeCloseTo(before - 1 / 9, 9);
    game.wait(3);
    expect(game.state.x[0]).toBeCloseTo(7, 9);
  });

  test('gets 10 points for a soul in its cell, once', () => {
    const game = new Game().begin().lay(...withSign(withSign(ring, 8, 13, '.'), 1, 1, '.'));
    game.stand(cell(7, 13), 'up').tap('right').wait(8);
    expect(game.events.at(-1)).toEqual({ type: 'soulTaken' });
    expect(game.state).toMatchObject({ playerCell: cell(8, 13), soulsLeft: 1, score: 10 });
    game.tap('left').wait(30);
    expect(game.state.score).toBe(10);
  });

  test('a direction held since before the start counts at once', () => {
    const game = new Game().hold('left');
    expect(game.state.x[0]).toBe(7);
    game.begin();
    expect(game.state.wanted).toBe(directionIndex('left'));
  });
});

describe('lanterns', () => {
  const lit = () =>
    new Game()
      .begin()
      .lay(...withSign(ring, 8, 13, 'o'))
      .chase()
      .haunt(0, cell(1, 1), 'right')
      .stand(cell(7, 13), 'up')
      .tap('right')
      .until('pelletTaken');

  test('give 50 points and 5 s of power: 300 ticks, with a warning 2 s before the end', () => {
    const game = lit();
    expect(game.state.score).toBe(50);
    expect(game.state.power).toBe(300);
    game.state.ghostRest[0] = 1e6;
    game.wait(179);
    expect(game.count('powerFading')).toBe(0);
    game.tick();
    expect(game.count('powerFading')).toBe(1);
    game.wait(119);
    expect(game.count('powerOver')).toBe(0);
    game.tick();
    expect(game.count('powerOver')).toBe(1);
  });

  test('a ghost touched during it gives 100 points and goes to the farthest corner', () => {
    const game = lit().stand(cell(3, 13), 'left').haunt(0, cell(3, 13), 'left').tick();
    expect(game.last('ghostCaught')).toMatchObject({ ghost: 0, points: 100, y: 13 });
    expect(game.state.score).toBe(150);
    expect([game.state.x[1], game.state.y[1]]).toEqual([13, 1]);
    expect(game.state.lives).toBe(3);
    game.stand(cell(13, 3), 'up').haunt(0, cell(13, 3), 'up').tick();
    expect([game.state.x[1], game.state.y[1]]).toEqual([1, 13]);
  });

  test('points double from ghost to ghost in the mode for it', () => {
    const worth = (chain: boolean) => {
      const game = new Game({ chain })
        .begin()
        .lay(...ring)
        .chase();
      game.state.power = 300;
      for (let ghost = 0; ghost < 3; ghost += 1) game.haunt(ghost, cell(7, 13), 'left').tick();
      return game.events.flatMap((event) => (event.type === 'ghostCaught' ? event.points : []));
    };
    expect(worth(false)).toEqual([100, 100, 100]);
    expect(worth(true)).toEqual([100, 200, 400]);
  });

  test('frightened ghosts turn round, slow down and wander, and the timetable waits', () => {
    const game = new Game()
      .begin()
      .lay(...withSign(ring, 8, 13, 'o'))
      .stand(cell(7, 13), 'up');
    game.haunt(0, cell(3, 1), 'right').tap('right').wait(6);
    const before = game.state.x[1];
    game.until('pelletTaken');
    const { periodTicks } = game.state;
    expect(game.state.ghostDirection[0]).toBe(directionIndex('left'));
    const then = game.state.x[1];
    game.wait(10);
    expect(then - game.state.x[1]).toBeCloseTo(0.09 * 0.6 * 10, 9);
    expect(before).toBeLessThan(then + 1);
    expect(game.state.periodTicks).toBe(periodTicks);
    const directions = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const other = new Game({}, seed)
        .begin()
        .lay(...ring)
        .haunt(0, cell(1, 4), 'down');
      other.state.power = 300;
      other.wait(90);
      directions.add(other.state.ghostDirection[0]);
    }
    expect(directions.has(directionIndex('right')) && directions.has(directionIndex('down'))).toBe(
      true,
    );
  });
});

describe('a touch of a ghost', () => {
  test('costs a life, sends the player to the start, and spares it for a while', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .chase()
      .stand(cell(3, 1), 'left');
    game.haunt(0, cell(3, 1), 'left').tick();
    expect(game.count('lifeLost')).toBe(1);
    expect(game.state).toMatchObject({ caughtBy: 0, lives: 2 });
    expect(game.state.playerCell).toBe(playerStart);
    expect(game.state.playerMoves).toBe(false);
    game.haunt(0, playerStart, 'left').wait(119);
    expect(game.state.lives).toBe(2);
    game.haunt(0, playerStart, 'left').wait(2);
    expect(game.state.lives).toBe(1);
  });

  test('ends the game with the last life', () => {
    const game = new Game({ lives: 1 })
      .begin()
      .lay(...ring)
      .haunt(0, playerStart, 'left')
      .tick();
    expect(game.count('ended')).toBe(1);
    expect(game.state).toMatchObject({ phase: 'over', caughtBy: 0, score: 0 });
    const { tick } = game.state;
    game.tap('left').wait(10);
    expect(game.state.tick).toBe(tick + 11);
    expect(game.state.playerMoves).toBe(false);
  });

  test('happens within 0.6 cells, not at 0.7', () => {
    const at = (part: number) => {
      const game = new Game({ ghostSpeed: 0, ghostSpeedPerLevel: 0 }).begin().lay(...ring);
      game.stand(cell(7, 13), 'left').haunt(0, cell(6, 13), 'right');
      game.state.ghostProgress[0] = 1 - part;
      return game.tick().state.lives;
    };
    expect(at(0.7)).toBe(3);
    expect(at(0.59)).toBe(2);
  });

  test('does no harm while the ghost sleeps in its grave or corner, and does not catch it', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .chase()
      .haunt(0, playerStart, 'left');
    game.state.ghostRest[0] = 20;
    game.wait(10);
    game.state.power = 5;
    game.wait(9);
    expect(game.state).toMatchObject({ lives: 3, score: 0, power: 0 });
    game.tick();
    expect(game.state.lives).toBe(2);
  });

  test('does no harm with invincibility', () => {
    const game = new Game({ invincible: true })
      .begin()
      .lay(...ring)
      .chase();
    game.haunt(0, playerStart, 'left').wait(30);
    expect(game.state.lives).toBe(3);
  });

  test('a player and a ghost never pass through each other', () => {
    const game = new Game()
      .begin()
      .lay(...ring)
      .chase()
      .stand(cell(3, 13), 'up');
    game.haunt(0, cell(11, 13), 'left').tap('right').until('lifeLost');
    expect(game.state.tick).toBeLessThan(60);
  });
});

describe('levels', () => {
  const lastSoul = (changes = {}) =>
    new Game(changes)
      .begin()
      .lay(...withSign(ring, 8, 13, '.'))
      .stand(cell(7, 13), 'up')
      .tap('right')
      .until('levelCleared');

  test('the last soul completes a level: 100 times the new level, and the new level begins 2 s later', () => {
    const game = lastSoul();
    expect(game.last('levelCleared')).toEqual({ type: 'levelCleared', bonus: 200 });
    expect(game.state.score).toBe(210);
    game.wait(119);
    expect(game.state.level).toBe(1);
    game.tick();
    expect(game.count('levelBegan')).toBe(2);
    expect(game.state).toMatchObject({ level: 2, ghostCount: 3 });
    expect(game.state.playerCell).toBe(playerStart);
    expect(game.state.soulsLeft).toBeGreaterThanOrEqual(25);
  });

  test('nothing moves in between', () => {
    const game = lastSoul().hold('left');
    const before = [...game.state.x, ...game.state.y];
    game.wait(60);
    expect([...game.state.x, ...game.state.y]).toEqual(before);
  });

  test('ghosts move 0.08 cells per tick and 0.01 more per level', () => {
    for (const [startLevel, pace] of [
      ['1', 0.09],
      ['3', 0.11],
      ['8', 0.16],
    ] as const) {
      const game = new Game({ startLevel })
        .begin()
        .lay(...ring)
        .haunt(0, cell(7, 1), 'right');
      game.wait(6);
      expect(game.state.x[1]).toBeCloseTo(7 + 6 * pace, 9);
    }
  });

  test('ghosts leave their graves one after another', () => {
    const game = new Game({ startLevel: '5' }).begin();
    const movedAt = new Map<number, number>();
    const starts = [...game.state.x];
    for (let tick = 0; tick < 300 && game.state.phase === 'playing'; tick += 1) {
      game.tick();
      for (let ghost = 0; ghost < 4; ghost += 1) {
        const actor = actorOf(ghost);
        const moves = game.state.ghostProgress[ghost] > 0 || game.state.x[actor] !== starts[actor];
        if (moves && !movedAt.has(ghost)) movedAt.set(ghost, game.state.tick);
      }
    }
    expect([...movedAt.values()].map((tick) => Math.round((tick - 2) / 90))).toEqual([0, 1, 2, 3]);
  });
});

describe('the timetable', () => {
  /** Seconds from one switch to the next, the first counted from the beginning. */
  const turns = (startLevel: '1' | '3' | '5') => {
    const game = new Game({ startLevel, invincible: true }).begin();
    const times: number[] = [];
    let last = 0;
    for (let tick = 0; tick < 60 * 90; tick += 1) {
      const before = game.count('switched');
      game.tick();
      if (game.count('switched') === before) continue;
      times.push((game.state.tick - last) / 60);
      last = game.state.tick;
    }
    expect(isScattering(game.state)).toBe(false);
    return times;
  };

  test('on level 1: 3.5, 10, 3.5, 10, 2.5, 10 and 2.5 s, then the chase forever', () => {
    expect(turns('1')).toEqual([3.5, 10, 3.5, 10, 2.5, 10, 2.5]);
  });

  test('from level 2 on one time less, from level 5 on 2.5 s each', () => {
    expect(turns('3')).toEqual([3.5, 10, 3.5, 10, 2.5]);
    expect(turns('5')).toEqual([2.5, 10, 2.5, 10, 2.5]);
  });

  test('without a scatter they chase from the beginning', () => {
    const game = new Game({ scatters: 0 }).begin().wait(600);
    expect(game.count('switched')).toBe(0);
    expect(isScattering(game.state)).toBe(false);
  });

  test('a ghost turns round on a switch and at no other time', () => {
    const game = new Game({ startLevel: '8', invincible: true }, 5).begin();
    const { state } = game;
    for (let tick = 0; tick < 60 * 60; tick += 1) {
      const directions = [...state.ghostDirection];
      const events = game.events.length;
      game.tick();
      const isSwitch = game.events.slice(events).some(({ type }) => type === 'switched');
      for (let ghost = 0; ghost < 4; ghost += 1) {
        if (isSwitch) continue;
        if (state.ghostDirection[ghost] === (directions[ghost] ^ 2)) {
          throw new Error(`ghost ${ghost} turned round at tick ${state.tick}`);
        }
      }
    }
    expect(game.count('switched')).toBe(5);
  });
});

describe('personalities', () => {
  const targetOf = (game: Game, ghost: number) => {
    findTarget(game.state, ghost);
    return [target.column, target.row];
  };
  const directionTo = (
    column: number,
    row: number,
    ...from: Parameters<typeof chooseDirection>
  ) => {
    Object.assign(target, { column, row });
    return chooseDirection(...from);
  };

  test('in scatter, each goes to its own corner', () => {
    const game = new Game().begin();
    expect([0, 1, 2, 3].map((ghost) => targetOf(game, ghost))).toEqual([
      [13, 1],
      [1, 1],
      [13, 13],
      [1, 13],
    ]);
  });

  test('the hunter targets the player, and the ambusher the cell two ahead, also when it goes up', () => {
    const game = new Game()
      .begin()
      .lay(...field)
      .chase()
      .stand(cell(6, 7), 'right');
    expect(targetOf(game, 0)).toEqual([6, 7]);
    expect(targetOf(game, 1)).toEqual([8, 7]);
    game.stand(cell(6, 7), 'up');
    expect(targetOf(game, 1)).toEqual([6, 5]);
  });

  test('the flanker mirrors the hunter over the cell ahead of the player', () => {
    const game = new Game()
      .begin()
      .lay(...field)
      .chase()
      .stand(cell(6, 7), 'left');
    game.haunt(0, cell(3, 4), 'right').haunt(2, cell(1, 1), 'right');
    expect(targetOf(game, 2)).toEqual([7, 10]);
  });

  test('the waverer comes from four cells on, and turns away when it is nearer', () => {
    const game = new Game()
      .begin()
      .lay(...field)
      .chase()
      .stand(cell(6, 7), 'left');
    expect(targetOf(game.haunt(3, cell(10, 7), 'left'), 3)).toEqual([6, 7]);
    expect(targetOf(game.haunt(3, cell(9, 7), 'left'), 3)).toEqual([1, 13]);
  });

  test('at equal distances they prefer up, left, down, right in that order', () => {
    const { state } = new Game().begin().lay(...field);
    const here = cell(7, 7);
    expect(directionTo(7, 7, state, here, directionIndex('left'))).toBe(directionIndex('up'));
    expect(directionTo(7, 7, state, here, directionIndex('down'))).toBe(directionIndex('left'));
    expect(directionTo(9, 9, state, here, directionIndex('down'))).toBe(directionIndex('down'));
    expect(directionTo(7, 7, state, here, directionIndex('right'))).toBe(directionIndex('up'));
    expect(directionTo(13, 7, state, here, directionIndex('left'))).toBe(directionIndex('up'));
  });

  test('they use the straight line, not the path', () => {
    const { state } = new Game().begin().lay(...ring);
    // The path down the left side is shorter than it looks; straight across looks nearer.
    expect(directionTo(7, 9, state, cell(1, 7), directionIndex('down'))).toBe(
      directionIndex('right'),
    );
  });

  test('the forecast is what they do if nothing changes', () => {
    const path = new Uint8Array(24);
    for (let seed = 1; seed <= 20; seed += 1) {
      const game = new Game({ invincible: true, startLevel: '5' }, seed).begin().chase();
      game.wait(400);
      for (let ghost = 0; ghost < 2; ghost += 1) {
        findTarget(game.state, ghost);
        const length = foresee(game.state, ghost, path);
        const twin = new Game({ invincible: true, startLevel: '5' }, seed).begin().chase();
        twin.wait(400);
        const walked: number[] = [];
        let last = twin.state.ghostCell[ghost];
        for (let tick = 0; tick < 100 && walked.length < length; tick += 1) {
          twin.tick();
          if (twin.state.ghostCell[ghost] !== last) walked.push(twin.state.ghostCell[ghost]);
          last = twin.state.ghostCell[ghost];
        }
        expect(Array.from(path.subarray(0, walked.length))).toEqual(walked);
      }
    }
  });
});

describe('requests', () => {
  test('the learning overlay is switched by a press and by its setting', () => {
    const game = new Game().begin().tick({ type: 'learn' });
    expect(game.state.learning).toBe(true);
    expect(game.count('learning')).toBe(1);
    expect(game.tick({ type: 'learn' }).state.learning).toBe(false);
    expect(new Game({ learn: true }).state.learning).toBe(true);
  });

  test('a ghost that comes near is reported once, until it has been away', () => {
    const game = new Game({ invincible: true })
      .begin()
      .lay(...ring)
      .chase();
    game.stand(cell(7, 13), 'left').haunt(0, cell(13, 13), 'left').wait(200);
    expect(game.count('ghostNear')).toBe(1);
    game.haunt(0, cell(1, 1), 'right').tick().haunt(0, cell(5, 13), 'right').tick();
    expect(game.count('ghostNear')).toBe(2);
  });

  test('lanterns do not count as souls', () => {
    const game = new Game().begin().lay(...withSign(withSign(ring, 8, 13, '.'), 6, 13, 'o'));
    expect(game.state.soulsLeft).toBe(1);
    game.stand(cell(7, 13), 'up').tap('right').until('levelCleared');
    expect(game.state.things[cell(6, 13)]).toBe(thing.pellet);
    expect(back('up')).toBe('down');
  });
});
