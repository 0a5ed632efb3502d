import { describe, expect, test } from 'vitest';
import { defaultsOf, isPractice } from '../../scenes/kit/rules/config';
import { judge } from '../../scenes/kit/rules/judge';
import { Recording } from '../../scenes/kit/rules/Recording';
import { bot } from '../../scenes/snake/bot/bot';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import { mazeNames } from '../../scenes/snake/rules/mazes';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';
import { type Body, bodyCell, content, freshState } from '../../scenes/snake/rules/SnakeState';
import { winnerOf } from '../../scenes/snake/rules/two';
import { writeLcdFrames } from '../../scenes/snake/view/lcdFrames';
import { lcdSprites } from '../../scenes/snake/view/lcdSprites';
import { type Direction, Game, turn } from './play';

const two = (config: ConstructorParameters<typeof Game>[0] = {}) =>
  new Game({ variant: 'two', ...config });
const rivalTurn = (direction: Direction): SnakeAction => ({ type: 'rivalTurn', direction });

function rivalOf({ state }: Game): Body {
  if (!state.rival) throw new Error('there is one snake');
  return state.rival;
}

/** Column and row of the second snake's head. */
function rivalHead(game: Game): [number, number] {
  const cell = bodyCell(rivalOf(game), 0);
  return [cell % 15, Math.floor(cell / 15)];
}

/** Puts both snakes somewhere, each of one cell that does not grow. */
function place(game: Game, own: [number, number], other: [number, number], headings: number[]) {
  const { state } = game;
  for (const [index, [snake, [x, y]]] of (
    [
      [state as Body, own],
      [rivalOf(game), other],
    ] as const
  ).entries()) {
    state.cells[snake.body[snake.head]] = content.nothing;
    snake.body[snake.head] = y * 15 + x;
    state.cells[y * 15 + x] = content.snake;
    snake.growing = 0;
    snake.heading = headings[index];
    snake.moved = headings[index];
  }
  // The list of free cells as the field is now.
  state.freeCount = 0;
  for (const [cell, what] of state.cells.entries()) {
    if (what !== content.nothing) continue;
    state.free[state.freeCount] = cell;
    state.freePlace[cell] = state.freeCount;
    state.freeCount += 1;
  }
  return game;
}

function ends(game: Game, moves: number): string {
  game.moves(moves);
  expect(game.state.phase).toBe('over');
  return snake.ending?.(game.state)?.sentence ?? '';
}

describe('the start of two players', () => {
  test('is the same for both: opposite places and ways, and food in the middle', () => {
    const game = two();
    expect(game.part()).toEqual([7, 11]);
    expect(rivalHead(game)).toEqual([7, 3]);
    expect(game.state.food).toBe(7 * 15 + 7);
    expect([game.state.heading, rivalOf(game).heading]).toEqual([1, 3]);
    game.moves(2);
    expect(game.part()).toEqual([9, 11]);
    expect(rivalHead(game)).toEqual([5, 3]);
    expect([game.state.length, rivalOf(game).length]).toEqual([3, 3]);
  });

  test.each(mazeNames)('both have room ahead in the maze “%s”, which is fair', (maze) => {
    const game = two({ maze });
    const { cells } = game.state;
    for (const [cell, what] of cells.entries()) {
      expect(what === content.wall).toBe(cells[cells.length - 1 - cell] === content.wall);
    }
    expect(game.moves(3).state.phase).toBe('playing');
  });
});

describe('steering', () => {
  test('each player steers one snake, in the same tick', () => {
    const game = two().move(turn('up'), rivalTurn('down'));
    expect(game.part()).toEqual([7, 10]);
    expect(rivalHead(game)).toEqual([7, 4]);
  });

  test('each has a queue of turns, and neither turns back', () => {
    const game = two().move(rivalTurn('right'), rivalTurn('down'), rivalTurn('left'), turn('left'));
    expect(rivalHead(game)).toEqual([7, 4]);
    expect(game.part()).toEqual([8, 11]);
    game.move();
    expect(rivalHead(game)).toEqual([6, 4]);
  });
});

describe('food and the creature', () => {
  test('whoever eats scores and grows, and narration names him', () => {
    const game = place(two(), [7, 8], [0, 0], [0, 1]).move();
    expect([game.state.score, rivalOf(game).score]).toEqual([10, 0]);
    const eaten = game.events.find(({ type }) => type === 'ate');
    expect(eaten && snake.narrate(eaten, game.state)).toMatch(
      /^Player 1: Ate\. Score 10 to 0\. Food .+ of player 1, .+ of player 2\.$/,
    );
    game.moves(4);
    expect([game.state.length, rivalOf(game).length]).toEqual([5, 1]);
  });

  test('the second player’s food and creature are his', () => {
    const game = place(two({ bonus: true }), [0, 0], [7, 6], [1, 2]);
    game.state.bonus = 9 * 15 + 7;
    game.state.bonusMoves = 10;
    game.state.cells[game.state.bonus] = content.bonus;
    game.moves(3);
    expect(game.state.score).toBe(0);
    expect(rivalOf(game).score).toBe(10 + 10 + 2 * 8);
    expect(snake.summarise(game.state)).toEqual({ score: 0, rival: 36 });
  });
});

describe('the end of a round', () => {
  test('a wall: the other one wins', () => {
    expect(ends(place(two(), [12, 9], [7, 1], [1, 3]), 3)).toBe('Player 2 wins. Points: 0 to 0.');
    expect(ends(place(two(), [7, 9], [2, 1], [3, 3]), 3)).toBe('Player 1 wins. Points: 0 to 0.');
  });

  test('the other snake’s side: its owner wins', () => {
    const game = place(two(), [5, 9], [2, 8], [1, 1]);
    game.state.growing = 6;
    game.moves(4);
    expect(ends(game.move(rivalTurn('down')), 1)).toMatch(/^Player 1 wins/);
    expect(game.types().at(-1)).toBe('roundEnded');
    expect(snake.narrate({ type: 'roundEnded' }, game.state)).toBe(
      'Player 1 wins. Points: 0 to 0.',
    );
  });

  test('heads that meet on a cell, or change places, are a draw', () => {
    expect(ends(place(two(), [4, 9], [8, 9], [1, 3]), 2)).toBe(
      'Both crashed. A draw. Points: 0 to 0.',
    );
    expect(ends(place(two(), [4, 9], [7, 9], [1, 3]), 2)).toMatch(/A draw/);
  });

  test('the cell that the other’s tail leaves in this move is free', () => {
    const game = place(two(), [5, 9], [5, 10], [1, 0]).moves(3);
    expect(game.state.phase).toBe('playing');
    expect(game.state.cells[9 * 15 + 5]).toBe(content.nothing);
    expect(rivalHead(game)).toEqual([5, 7]);
  });

  test('a tail that stays because its snake eats is not free', () => {
    const game = place(two(), [6, 7], [6, 8], [1, 0]);
    expect(ends(game, 1)).toMatch(/^Player 1 wins/);
  });

  test('a full field: the one with more points wins', () => {
    const { state } = two();
    state.score = 20;
    expect(winnerOf(state)).toBe(1);
    rivalOf({ state } as Game).score = 30;
    expect(winnerOf(state)).toBe(2);
    state.score = 30;
    expect(winnerOf(state)).toBe(0);
  });
});

test('the picture tells the two snakes apart, and has a drawing for every frame', () => {
  const game = two().move(turn('up'), rivalTurn('down')).moves(4);
  const out: string[] = [];
  writeLcdFrames(game.state, new Uint8Array(game.state.cells.length), out);
  const names = Object.keys(lcdSprites(5));
  const shown = out.filter((frame) => frame !== '');
  for (const frame of shown) expect(names).toContain(frame);
  const rival = shown.filter((frame) => frame.startsWith('rival '));
  expect(rival).toHaveLength(rivalOf(game).length);
  const sprites = lcdSprites(20);
  for (const frame of rival) expect(sprites[frame]).not.toEqual(sprites[frame.slice(6)]);
});

test('a round counts for no table, and says why', () => {
  const config = { ...defaultsOf(snakeConfig), variant: 'two' } as const;
  expect(isPractice(snakeConfig, config)).toBe(true);
  const recording = new Recording(snake, { config, seed: 3 });
  recording.step([{ type: 'start' }]);
  while (recording.state.phase !== 'over') recording.step([]);
  const verdict = judge(snake, recording.replay(false));
  expect(verdict.ok && verdict.value.ineligible).toMatch(/^Two people played it/);
});

test('the bots play rounds that either of them may win', () => {
  const winners = new Set<number>();
  for (let seed = 1; seed <= 12; seed += 1) {
    const game = two();
    game.state.rng.set(freshState({ ...game.state.config }, seed).rng);
    const act = bot.make(seed);
    while (game.state.phase === 'playing' && game.state.tick < 7200) {
      game.tick(...(act(game.state) as SnakeAction[]));
    }
    expect(game.state.phase).toBe('over');
    winners.add(winnerOf(game.state));
  }
  expect(winners).toContain(1);
  expect(winners).toContain(2);
});
