import { describe, expect, test } from 'vitest';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';
import { Game, turn } from './play';

/**
 * Checks that the list of free cells names every empty cell, and that the snake covers as many as
 * its length.
 */
function expectWhole({ state }: Game): void {
  const free = new Set(state.free.subarray(0, state.freeCount));
  for (let cell = 0; cell < state.cells.length; cell += 1) {
    expect(free.has(cell), `cell ${cell}`).toBe(state.cells[cell] === 0);
  }
  expect(state.cells.filter((what) => what === 2)).toHaveLength(state.length);
}

/** A snake so long, going right from (7, 7) on a field of 30 by 30. */
function ofLength(length: number, changes: ConstructorParameters<typeof Game>[0] = {}): Game {
  const game = new Game({ columns: 30, rows: 30, ...changes });
  while (game.state.length < length) {
    const [column, row] = game.part();
    game.putFood(column + 1, row).move();
  }
  return game.putFood(0, 29);
}

describe('a crash', () => {
  test('into the left wall is like the others, and puts no part beyond it', () => {
    const game = new Game().putFood(0, 0).move(turn('up')).move(turn('left')).moves(6);
    expect(game.part()).toEqual([0, 6]);
    expect(game.state.phase).toBe('playing');
    game.move();
    expect(game.events.at(-1)).toEqual({ type: 'crashed', cause: 'wall' });
    expect(game.part()).toEqual([0, 6]);
    expect(game.state).toMatchObject({ cause: 'wall', filled: false });
  });

  test('does not happen while following its own tail, and the field stays valid', () => {
    const game = ofLength(4);
    for (const direction of ['up', 'left', 'down', 'right', 'up', 'left', 'down'] as const) {
      game.move(turn(direction));
      expectWhole(game);
    }
    expect(game.state).toMatchObject({ phase: 'playing', length: 4 });
  });
});

describe('points', () => {
  test('of food are the level times the points of a level', () => {
    const game = new Game({ level: '3', levelPoints: 2 }).putFood(8, 7).move();
    expect(game.state.score).toBe(6);
    expect(game.events.at(-1)).toMatchObject({ type: 'ate' });
  });

  /** Moves the creature to a free cell. */
  function putBonus(game: Game, column: number, row: number): void {
    const { state } = game;
    const cell = row * state.columns + column;
    if (state.cells[cell] !== 0) throw new Error('not a free cell');
    state.cells[state.bonus] = 0;
    state.free[state.freePlace[cell]] = state.bonus;
    state.freePlace[state.bonus] = state.freePlace[cell];
    state.cells[cell] = 4;
    state.bonus = cell;
  }

  test.each([
    ['classic', 5 * 2 + 2 * 19],
    ['1', 5 * 2 + 2 * 19],
    ['4', 5 * 5 + 2 * 19],
  ] as const)(
    'of the creature on level %s depend on the level and the moves left',
    (level, points) => {
      const game = ofLength(6, { level, bonus: true, bonusPoints: 5, bonusMovePoints: 2 });
      const [column, row] = game.part();
      putBonus(game, column + 2, row);
      const { score } = game.state;
      game.moves(2);
      expect(game.events.at(-1)).toMatchObject({ type: 'bonusEaten', points });
      expect(game.state.score).toBe(score + points);
    },
  );

  test('a creature in cell 0 runs out of time like any other', () => {
    const game = ofLength(6, { bonus: true });
    putBonus(game, 0, 0);
    game.moves(3);
    expect(game.state.bonusMoves).toBe(17);
  });

  test('a second creature comes once the first has been eaten or has gone', () => {
    const game = ofLength(6, { bonus: true });
    const [column, row] = game.part();
    putBonus(game, column + 1, row);
    game.move();
    expect(game.state).toMatchObject({ bonus: -1, bonusMoves: 0 });
    while (game.state.eaten < 10) {
      const [at] = game.part();
      game.putFood(at + 1, row).move();
    }
    expect(game.types().filter((type) => type === 'bonusSpawned')).toHaveLength(2);
    expectWhole(game);
  });
});

test("a field that fills up with a creature on it gives the creature's cell to the food", () => {
  const game = new Game({
    columns: 11,
    rows: 11,
    edges: 'wrap',
    moveMs: 17,
    bonus: true,
    bonusEvery: 2,
  });
  const { state } = game;
  let step = 0;
  while (state.phase === 'playing') {
    step += 1;
    game.move(turn(step % 11 === 0 ? 'down' : 'right'));
  }
  expect(state).toMatchObject({ filled: true, length: 121, freeCount: 0, food: -1, bonus: -1 });
  expect(state.cells.every((what) => what === 2)).toBe(true);
  expect(game.types().at(-1)).toBe('filled');
});

describe('a speed that is tuned', () => {
  test('before the start starts nothing', () => {
    const game = new Game({}, 1, false);
    game.state.config.moveMs = 17;
    snakeRules.retune?.(game.state, 'moveMs');
    game.tick().tick();
    expect(game.part()).toEqual([7, 7]);
  });

  test('applies from the next move, and a quicker one no later than one such move from now', () => {
    const slower = new Game();
    slower.state.config.moveMs = 1000;
    snakeRules.retune?.(slower.state, 'moveMs');
    for (let tick = 1; tick < 9; tick += 1) slower.tick();
    expect(slower.part()).toEqual([7, 7]);
    expect(slower.tick().part()).toEqual([8, 7]);
    for (let tick = 1; tick < 60; tick += 1) slower.tick();
    expect(slower.part()).toEqual([8, 7]);
    expect(slower.tick().part()).toEqual([9, 7]);
    const quicker = new Game();
    quicker.state.config.moveMs = 50;
    snakeRules.retune?.(quicker.state, 'moveMs');
    quicker.tick().tick();
    expect(quicker.part()).toEqual([7, 7]);
    expect(quicker.tick().part()).toEqual([8, 7]);
  });
});

test('recordings depend on this order of actions', () => {
  const directions = ['up', 'right', 'down', 'left'];
  expect(snakeRules.actions[0]).toEqual({ type: 'start' });
  expect(snakeRules.actions.slice(1, 5)).toEqual(
    directions.map((direction) => ({ type: 'turn', direction })),
  );
  expect(snakeRules.actions).toHaveLength(13);
});
