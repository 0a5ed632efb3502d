import { describe, expect, test } from 'vitest';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';
import { begin, type Direction, Game, turn } from './play';

describe('the start', () => {
  test('a single cell at (7,7) going right, food at (10,10), score 0', () => {
    const game = new Game({}, 5, false);
    expect(game.state.phase).toBe('ready');
    expect(game.parts()).toEqual([[7, 7]]);
    expect(game.state.food).toBe(10 * 15 + 10);
    expect(game.state.score).toBe(0);
    game.tick().tick();
    expect(game.state.phase).toBe('ready');
    game.tick(begin);
    expect(game.state.phase).toBe('playing');
    expect(game.types()).toEqual(['started']);
    expect(game.move().part()).toEqual([8, 7]);
  });

  test('a move every 150 ms', () => {
    const game = new Game();
    for (let tick = 1; tick < 9; tick += 1) game.tick();
    expect(game.part()).toEqual([7, 7]);
    expect(game.tick().part()).toEqual([8, 7]);
    for (let tick = 1; tick < 9; tick += 1) game.tick();
    expect(game.part()).toEqual([8, 7]);
    expect(game.tick().part()).toEqual([9, 7]);
  });

  test('start and food outside a smaller field are moved into it', () => {
    const game = new Game({ columns: 11, rows: 11, startColumn: 39, foodColumn: 39, foodRow: 7 });
    expect(game.part()).toEqual([10, 7]);
    expect(game.state.cells[game.state.food]).toBe(3);
    expect(game.state.food).not.toBe(7 * 11 + 10);
  });
});

describe('turning', () => {
  const mirrors: [Direction, Direction, [number, number]][] = [
    ['up', 'down', [8, 6]],
    ['down', 'up', [8, 8]],
  ];
  test.each(mirrors)(
    '%s is taken at the next move, and %s after it is not',
    (direction, back, cell) => {
      const game = new Game().move();
      expect(game.move(turn(direction)).part()).toEqual(cell);
      game.move(turn(back));
      expect(game.part()).toEqual([8, cell[1] + (cell[1] - 7)]);
    },
  );

  test('a snake of one cell does not turn back either', () => {
    expect(new Game().move(turn('left')).part()).toEqual([8, 7]);
  });

  test('two quick turns within one move both count, one a move', () => {
    const game = new Game().move();
    game.tick(turn('up'), turn('left'));
    expect(game.move().part()).toEqual([8, 6]);
    expect(game.move().part()).toEqual([7, 6]);
  });

  test('a refused turn does not use up the place of those that follow', () => {
    const game = new Game().move();
    game.tick(turn('left'), turn('right'), turn('up'), turn('down'), turn('left'));
    expect(game.types().filter((type) => type === 'turned')).toHaveLength(2);
    expect(game.move().part()).toEqual([8, 6]);
    expect(game.move().part()).toEqual([7, 6]);
  });

  test('a third turn within one move is dropped', () => {
    const game = new Game().move();
    game.tick(turn('up'), turn('left'), turn('down'));
    expect(game.types().filter((type) => type === 'turned')).toHaveLength(2);
    game.moves(3);
    expect(game.part()).toEqual([6, 6]);
  });

  test('a diagonal is two turns, in either order', () => {
    const stairs = new Game().move();
    stairs.tick({ type: 'turns', first: 'up', second: 'right' });
    expect(stairs.move().part()).toEqual([8, 6]);
    expect(stairs.move().part()).toEqual([9, 6]);
    stairs.move(turn('up'));
    stairs.tick({ type: 'turns', first: 'up', second: 'right' });
    expect(stairs.move().part()).toEqual([10, 5]);
    expect(stairs.move().part()).toEqual([10, 4]);
    const hook = new Game().move();
    hook.tick({ type: 'turns', first: 'left', second: 'down' });
    expect(hook.move().part()).toEqual([8, 8]);
    expect(hook.move().part()).toEqual([7, 8]);
  });
});

describe('eating', () => {
  test('adds 10, grows by one and lays new food', () => {
    const game = new Game().putFood(8, 7).move();
    expect(game.state.score).toBe(10);
    expect(game.parts()).toEqual([
      [8, 7],
      [7, 7],
    ]);
    expect(game.state.cells[game.state.food]).toBe(3);
    expect(game.events.at(-1)).toMatchObject({ type: 'ate' });
  });

  test('grows one cell a move if food is worth more', () => {
    const game = new Game({ growth: 3 }).putFood(8, 7).move();
    expect(game.state.length).toBe(2);
    game.putFood(0, 0).moves(3);
    expect(game.state.length).toBe(4);
  });
});

describe('crashing', () => {
  test.each([
    ['right', 7],
    ['up', 7],
    ['down', 7],
  ] as [Direction, number][])('into the %s wall after %i moves', (direction, moves) => {
    const game = new Game().putFood(0, 0).tick(turn(direction)).moves(moves);
    expect(game.state.phase).toBe('playing');
    game.move();
    expect(game.state.phase).toBe('over');
    expect(game.events.at(-1)).toEqual({ type: 'crashed', cause: 'wall' });
  });

  test('into a wall of the maze, which is named', () => {
    const game = new Game({ maze: 'rails' }).putFood(0, 0).move(turn('up')).moves(2);
    expect(game.state.phase).toBe('playing');
    game.move();
    expect(game.events.at(-1)).toEqual({ type: 'crashed', cause: 'maze' });
    expect(game.state).toMatchObject({ phase: 'over', cause: 'maze' });
  });

  function ofLength(length: number): Game {
    const game = new Game({ columns: 30, rows: 30 });
    while (game.state.length < length) {
      const [column, row] = game.part();
      game.putFood(column + 1, row).move();
    }
    return game.putFood(0, 0);
  }

  test('into itself', () => {
    const game = ofLength(5);
    game.move(turn('up')).move(turn('left')).move(turn('down'));
    expect(game.events.at(-1)).toEqual({ type: 'crashed', cause: 'self' });
    expect(game.state.phase).toBe('over');
  });

  test('does not happen in the cell that the tail leaves at this move', () => {
    const game = ofLength(4);
    const tail = game.part(3);
    game.move(turn('up')).move(turn('left'));
    game.move(turn('down'));
    expect(game.state.phase).toBe('playing');
    expect(game.part()).toEqual([tail[0] + 2, tail[1]]);
  });

  test('happens in a tail that stays because the snake grows', () => {
    const game = ofLength(3);
    game.move(turn('up'));
    const [column, row] = game.part();
    game.putFood(column - 1, row).move(turn('left'));
    expect(game.state.length).toBe(4);
    game.state.growing = 1;
    game.move(turn('down'));
    expect(game.events.at(-1)).toEqual({ type: 'crashed', cause: 'self' });
  });

  test('ends the game for good', () => {
    const game = new Game().putFood(0, 0).moves(20);
    const { tick, ...frozen } = structuredClone(game.state);
    game.tick(begin, turn('up'));
    const { tick: later, ...after } = game.state;
    expect(after).toEqual(frozen);
    expect(later).toBe(tick + 1);
  });

  test('grace waits for a turn that saves the snake', () => {
    const atWall = (graceMs: number) => new Game({ graceMs }).putFood(0, 0).moves(7);
    const lost = atWall(0);
    for (let tick = 0; tick < 9; tick += 1) lost.tick();
    expect(lost.state.phase).toBe('over');

    const saved = atWall(100);
    for (let tick = 0; tick < 12; tick += 1) saved.tick();
    expect(saved.state.phase).toBe('playing');
    saved.tick(turn('up'));
    expect(saved.part()).toEqual([14, 6]);

    const late = atWall(100);
    for (let tick = 0; tick < 15; tick += 1) late.tick();
    expect(late.state.phase).toBe('over');
  });

  test('grace does not let a snake turn back into its neck', () => {
    const game = new Game({ graceMs: 250 });
    while (game.state.length < 4) {
      const [column, row] = game.part();
      game.putFood(column + 1, row).move();
    }
    game.putFood(0, 14).move(turn('up')).moves(6).move(turn('right'));
    expect(game.part()[1]).toBe(0);
    game.tick(turn('up'));
    for (let tick = 0; tick < 10; tick += 1) game.tick();
    expect(game.state.grace).toBeGreaterThan(0);
    const length = game.state.head;
    game.tick(turn('left'));
    expect(game.state.head).toBe(length);
    game.tick(turn('right'));
    expect(game.state.phase).toBe('playing');
    expect(game.state.head).not.toBe(length);
  });
});

test('grace in a corner does not let a diagonal fold the snake back', () => {
  const corner = {
    columns: 9,
    rows: 9,
    startColumn: 8,
    startRow: 8,
    startDirection: 'down',
  } as const;
  const game = new Game({ ...corner, foodColumn: 0, foodRow: 0, graceMs: 250 });
  for (let tick = 0; tick < 10; tick += 1) game.tick();
  game.tick({ type: 'turns', first: 'up', second: 'right' });
  for (let tick = 0; tick < 10; tick += 1) game.tick();
  expect(game.part()).toEqual([8, 8]);
});

describe('modes', () => {
  test.each([
    ['right', [0, 7]],
    ['up', [7, 14]],
    ['down', [7, 0]],
  ] as [Direction, [number, number]][])('edges wrap, going %s', (direction, cell) => {
    const game = new Game({ edges: 'wrap' }).putFood(2, 2).tick(turn(direction)).moves(8);
    expect(game.part()).toEqual(cell);
  });

  test('going left, the edge wraps to the right', () => {
    const game = new Game({ edges: 'wrap' }).putFood(2, 2).move(turn('up')).tick(turn('left'));
    expect(game.moves(8).part()).toEqual([14, 6]);
  });

  test('a creature comes after five foods, pays by the moves left, and goes', () => {
    const eatFive = () => {
      const game = new Game({ bonus: true, columns: 40, rows: 40 });
      for (let eaten = 0; eaten < 5; eaten += 1) {
        const [column, row] = game.part();
        game.putFood(column + 1, row).move();
      }
      return game;
    };
    const game = eatFive();
    expect(game.types().filter((type) => type === 'bonusSpawned')).toHaveLength(1);
    expect(game.state.bonusMoves).toBe(20);
    expect(game.state.cells[game.state.bonus]).toBe(4);

    const missed = eatFive().putFood(0, 0);
    missed.moves(15).move(turn('up')).moves(3);
    expect(missed.state.bonusMoves).toBe(1);
    missed.move();
    expect(missed.state.bonus).toBe(-1);
    expect(missed.events.at(-1)?.type).toBe('bonusDespawned');

    const caught = eatFive().putFood(0, 0);
    const { state } = caught;
    const [column, row] = caught.part();
    const ahead = row * 40 + column + 3;
    state.cells[state.bonus] = 0;
    const place = state.freePlace[ahead];
    state.free[place] = state.bonus;
    state.freePlace[state.bonus] = place;
    state.bonus = ahead;
    state.cells[ahead] = 4;
    const free = state.freeCount;
    caught.moves(3);
    expect(caught.events.at(-1)).toMatchObject({ type: 'bonusEaten', points: 46 });
    expect(state.score).toBe(96);
    expect(state.length).toBe(6);
    expect(state.freeCount).toBe(free + 1);
  });

  test('levels set speed and points', () => {
    const periods = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((level) => {
      const game = new Game({ level: level as '1' }).putFood(8, 7).move();
      expect(game.state.score).toBe(Number(level));
      return game.state.movePeriod;
    });
    expect(periods[0]).toBe(24);
    expect(periods[8]).toBe(3);
    expect(new Set(periods).size).toBe(9);
    expect(periods).toEqual(periods.toSorted((one, other) => other - one));
  });

  test('a filled field is won', () => {
    const game = new Game({ columns: 11, rows: 11, edges: 'wrap', moveMs: 17 });
    const { state } = game;
    // A loop through every cell of a torus: ten steps right, then one down.
    let step = 0;
    while (state.phase === 'playing') {
      step += 1;
      game.move(turn(step % 11 === 0 ? 'down' : 'right'));
    }
    expect(state.filled).toBe(true);
    expect(state.length).toBe(121);
    expect(state.eaten).toBe(120);
    expect(state.score).toBe(1200);
    expect(state.freeCount).toBe(0);
    expect(state.food).toBe(-1);
    expect(game.types().at(-1)).toBe('filled');
    expect(state.cells.every((what) => what === 2)).toBe(true);
  });
});

test('a tuned speed applies from the next tick', () => {
  const game = new Game();
  game.tick();
  game.state.config.moveMs = 17;
  snakeRules.retune?.(game.state, 'moveMs');
  expect(game.tick().part()).toEqual([8, 7]);
  expect(game.tick().part()).toEqual([9, 7]);
});

test('actions from outside are parsed', () => {
  for (const good of [begin, turn('up'), { type: 'turns', first: 'up', second: 'left' }]) {
    expect(snakeRules.parseAction({ ...good, extra: 1 })).toEqual(good);
  }
  const bad = [
    undefined,
    null,
    'start',
    { type: 'turn' },
    { type: 'turn', direction: 'north' },
    { type: 'turns', first: 'up', second: 'down' },
    { type: 'jump' },
  ];
  for (const value of bad) expect(snakeRules.parseAction(value)).toBeUndefined();
});
