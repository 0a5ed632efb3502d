import { describe, expect, test } from 'vitest';
import { isScattering, thing } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { frighten, turnGhosts } from '../../scenes/graveyard-ghosts/rules/ghosts';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import {
  farCorner,
  ghostStarts,
  pelletCells,
  playerStart,
} from '../../scenes/graveyard-ghosts/rules/Maze';
import { findTarget, foresee, target } from '../../scenes/graveyard-ghosts/rules/targets';
import { directionIndex } from '../../scenes/kit/rules/grid';
import { cell, Game } from './play';

/** One long corridor from side to side, and nothing else. */
const corridor = Array.from({ length: 15 }, (_, row) =>
  row === 7 ? `#${' '.repeat(13)}#` : '#'.repeat(15),
);

/** A corridor in which no ghost moves. */
function still(changes = {}): Game {
  return new Game({ ghostSpeed: 0, ghostSpeedPerLevel: 0, ...changes })
    .begin()
    .lay(...corridor)
    .chase();
}

test('recordings depend on this order of actions', () => {
  const { actions } = graveyardGhostsRules;
  const parseAction = (value: unknown) => graveyardGhostsRules.parseAction(value);
  expect(actions).toEqual([
    { type: 'start' },
    ...['up', 'right', 'down', 'left'].map((direction) => ({ type: 'turn', direction })),
    ...['up', 'right', 'down', 'left'].map((direction) => ({ type: 'release', direction })),
    { type: 'learn' },
    { type: 'listen' },
  ]);
  for (const action of actions) expect(parseAction({ ...action, more: 1 })).toEqual(action);
  for (const bad of [null, 'start', {}, { type: 'turn' }, { type: 'turn', direction: 'north' }]) {
    expect(parseAction(bad)).toBeUndefined();
  }
});

describe('a start', () => {
  test('is reported once with its level and ghosts; a second one changes nothing', () => {
    const game = new Game({ startLevel: '3' }).begin().begin();
    expect(game.events.filter(({ type }) => type === 'started')).toHaveLength(1);
    expect(game.count('levelBegan')).toBe(1);
    expect(game.state).toMatchObject({ level: 3, ghostCount: 3 });
  });

  test("puts a soul in every open cell except the player's, and three lanterns in their places", () => {
    const { things, open, soulsLeft } = new Game().state;
    for (const lantern of pelletCells) expect(things[lantern]).toBe(thing.pellet);
    expect(things[playerStart]).toBe(thing.nothing);
    const souls = things.filter((each) => each === thing.soul).length;
    expect(souls).toBe(soulsLeft);
    expect(souls).toBe(open.reduce((sum, each) => sum + each, 0) - 1 - pelletCells.length);
    for (const grave of ghostStarts) expect(open[grave]).toBe(1);
  });

  test('a request for the surroundings is reported, and changes nothing else', () => {
    const game = new Game().begin();
    const before = structuredClone({ ...game.state, tick: 0 });
    const twin = new Game().begin().tick();
    game.tick({ type: 'listen' });
    expect(game.events.at(-1)).toEqual({ type: 'listened' });
    expect(game.state).toEqual(twin.state);
    expect(before.learning).toBe(false);
  });
});

describe('the notice of a ghost that is near', () => {
  const near = (column: number, changes = {}) => {
    const game = still({ invincible: true, nearCells: 4, ...changes }).stand(cell(3, 7), 'left');
    return game.haunt(0, cell(column, 7), 'left');
  };

  test('comes within as many cells as the config says, and not one further', () => {
    expect(near(7).tick().count('ghostNear')).toBe(1);
    expect(near(8).tick().count('ghostNear')).toBe(0);
  });

  test('comes again once the ghost was one cell further away', () => {
    const away = (column: number) => {
      const game = near(7).tick();
      game.state.x[1] = column;
      game.state.ghostCell[0] = cell(column, 7);
      game.tick();
      game.state.ghostCell[0] = cell(7, 7);
      return game.tick().count('ghostNear');
    };
    expect(away(8)).toBe(1);
    expect(away(9)).toBe(2);
  });

  test('does not come while a lantern burns', () => {
    const game = near(7);
    game.state.power = 50;
    expect(game.tick().count('ghostNear')).toBe(0);
  });
});

describe('a lantern', () => {
  test('without power frightens no ghost and turns none round', () => {
    const game = still({ powerMs: 0 }).haunt(0, cell(7, 7), 'right');
    game.state.ghostProgress[0] = 0.25;
    game.state.caught = 3;
    frighten(game.state);
    expect(game.state).toMatchObject({ power: 0, caught: 0 });
    expect(game.state.ghostDirection[0]).toBe(directionIndex('right'));
  });

  test('turns moving ghosts back, and ghosts in a cell if that direction is open', () => {
    const game = still().haunt(0, cell(7, 7), 'right').haunt(1, cell(13, 7), 'left');
    game.haunt(2, cell(9, 7), 'right');
    const { state } = game;
    state.ghostProgress[0] = 0.25;
    state.ghostRest[2] = 9;
    turnGhosts(state);
    expect([state.ghostCell[0], state.ghostProgress[0], state.ghostDirection[0]]).toEqual([
      cell(8, 7),
      0.75,
      directionIndex('left'),
    ]);
    // The hedge is behind it, so it goes on.
    expect(state.ghostDirection[1]).toBe(directionIndex('left'));
    // Still in its grave.
    expect(state.ghostDirection[2]).toBe(directionIndex('right'));
    state.ghostProgress[0] = 0;
    turnGhosts(state);
    expect([state.ghostCell[0], state.ghostDirection[0]]).toEqual([
      cell(8, 7),
      directionIndex('right'),
    ]);
  });

  test('a frightened ghost leaves a dead end', () => {
    const game = new Game({ ghostSpeed: 0.5, ghostSpeedPerLevel: 0, frightenedPace: 1 }).begin();
    game.lay(...corridor).haunt(0, cell(12, 7), 'right');
    game.state.power = 100;
    game.wait(2);
    expect([game.state.ghostCell[0], game.state.ghostDirection[0]]).toEqual([
      cell(13, 7),
      directionIndex('left'),
    ]);
    game.wait(2);
    expect(game.state.ghostCell[0]).toBe(cell(12, 7));
  });
});

test('the corner farthest from the player is the first of those equally far', () => {
  const from = (column: number, row: number) => farCorner(cell(column, row));
  expect(from(1, 1)).toBe(cell(13, 13));
  expect(from(13, 13)).toBe(cell(1, 1));
  expect(from(1, 13)).toBe(cell(13, 1));
  expect(from(13, 1)).toBe(cell(1, 13));
  expect(from(7, 7)).toBe(cell(13, 1));
});

describe('a direction held through the end of a level', () => {
  const wantedAfter = (hold: boolean) => {
    const game = new Game().begin();
    game.lay(...corridor.map((row, at) => (at === 7 ? `${row.slice(0, 8)}.${row.slice(9)}` : row)));
    game.stand(cell(7, 7), 'up').hold('right').until('levelCleared');
    if (!hold) game.tick({ type: 'release', direction: 'right' });
    game.until('levelBegan');
    return game.state.wanted;
  };

  test('applies in the next level; a released one does not', () => {
    expect(wantedAfter(true)).toBe(directionIndex('right'));
    expect(wantedAfter(false)).toBe(-1);
  });
});

test('releasing another direction than the requested one changes nothing', () => {
  const game = still().stand(cell(7, 7), 'left').hold('up');
  game.tick({ type: 'release', direction: 'left' });
  expect(game.state).toMatchObject({ wanted: directionIndex('up'), wantedHeld: true });
});

describe('a requested turn', () => {
  test('by a tap is remembered for exactly as long as the config says', () => {
    const game = still({ queueMs: 100 }).stand(cell(7, 7), 'left').tap('up');
    expect(game.wait(4).state.wanted).toBe(directionIndex('up'));
    expect(game.tick().state.wanted).toBe(-1);
  });

  test('is not repeated once taken', () => {
    const game = still().stand(cell(7, 7), 'left').tap('right');
    expect(game.state).toMatchObject({ playerMoves: true, wanted: -1 });
  });

  test('is dropped when a life is lost, even if its key is held', () => {
    const game = still().stand(cell(7, 7), 'left').hold('up').haunt(0, cell(7, 7), 'left').tick();
    expect(game.state).toMatchObject({ lives: 2, wanted: -1, wantedHeld: false });
  });
});

test('grace ends on time', () => {
  const game = still();
  game.state.grace = 2;
  const graces = Array.from({ length: 4 }, () => game.tick().state.grace);
  expect(graces).toEqual([1, 0, 0, 0]);
});

describe('the target', () => {
  const square = ['#'.repeat(15), ...Array.from({ length: 13 }, () => `#${' '.repeat(13)}#`)];
  const wanted = (game: Game, ghost: number) => {
    findTarget(game.state, ghost);
    return [target.column, target.row];
  };

  test('of the flanker is beyond a point as many cells ahead as the config says', () => {
    const game = still({ pivot: 3 }).haunt(0, cell(4, 6), 'left').haunt(2, cell(13, 7), 'left');
    expect(wanted(game.stand(cell(6, 7), 'up'), 2)).toEqual([8, 2]);
    expect(wanted(game.stand(cell(6, 7), 'down'), 2)).toEqual([8, 14]);
    expect(wanted(game.stand(cell(6, 7), 'right'), 2)).toEqual([14, 8]);
  });

  test('of the waverer depends on the distance in both directions', () => {
    const game = still({ shy: 4 })
      .lay(...square)
      .chase()
      .stand(cell(6, 6), 'up');
    const from = (column: number, row: number) =>
      wanted(game.haunt(3, cell(column, row), 'left'), 3);
    const corner = [1, 13];
    expect(from(8, 9)).toEqual(corner);
    expect(from(9, 9)).toEqual([6, 6]);
    expect(from(3, 4)).toEqual(corner);
    expect(from(6, 10)).toEqual([6, 6]);
  });
});

describe('a predicted path', () => {
  const direction = (column: number, row: number, room = 20) => {
    const game = still().haunt(0, cell(9, 7), 'right');
    Object.assign(target, { column, row });
    const path = new Uint8Array(room);
    const length = foresee(game.state, 0, path);
    expect(length).toBeLessThanOrEqual(room);
    return Array.from(path.subarray(0, length), (at) => at - cell(0, 7));
  };

  test("ends in the target's cell", () => {
    expect(direction(12, 7)).toEqual([10, 11, 12]);
    expect(direction(10, 7)).toEqual([10]);
    // At the hedge it turns back, which never happens in a real maze.
    expect(direction(8, 7)).toEqual([10, 11, 12, 13, 12, 11, 10, 9, 8]);
  });

  test('ends when the array is full', () => {
    expect(direction(12, 9, 6)).toEqual([10, 11, 12, 13, 12, 11]);
    expect(direction(12, 7, 2)).toEqual([10, 11]);
  });
});

describe('a level after the first', () => {
  test('has its own timetable, and none if it is for chasing only', () => {
    const scattering = (startLevel: '1' | '3', changes: object) =>
      isScattering(new Game({ startLevel, ...changes }).state);
    expect(scattering('3', { laterScatters: 0 })).toBe(false);
    expect(scattering('3', { scatters: 0 })).toBe(true);
    expect(scattering('1', { laterScatters: 0 })).toBe(true);
    expect(scattering('1', { scatters: 0 })).toBe(false);
  });
});

test('a frightened ghost takes any direction except back with equal chance', () => {
  const square = ['#'.repeat(15), ...Array.from({ length: 13 }, () => `#${' '.repeat(13)}#`)];
  const game = new Game({ ghostSpeed: 1, ghostSpeedPerLevel: 0, frightenedPace: 1 }).begin();
  game.lay(...square).stand(cell(1, 1), 'up');
  const taken = [0, 0, 0, 0];
  for (let time = 0; time < 300; time += 1) {
    game.haunt(0, cell(8, 8), 'right');
    game.state.power = 100;
    taken[game.tick().state.ghostDirection[0]] += 1;
  }
  const [up, right, down, left] = taken;
  expect(left).toBe(0);
  for (const times of [up, right, down]) expect(times).toBeGreaterThan(75);
});

test('a chain doubles seven times and no further', () => {
  const game = still({ chain: true });
  game.state.power = 9999;
  const points: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    game.stand(cell(3, 7), 'left').haunt(0, cell(3, 7), 'left').tick();
    points.push(game.last('ghostCaught')?.points ?? 0);
  }
  expect(points).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 12_800]);
});
