import { describe, expect, test } from 'vitest';
import { isStuck, placesFor, usefulMoves } from '../../scenes/klondike/rules/hints';
import {
  columnRoom,
  movesMade,
  pile,
  recyclesLeft,
  scoreOf,
  secondsPlayed,
} from '../../scenes/klondike/rules/KlondikeState';
import { canDraw, canMove, isOpen } from '../../scenes/klondike/rules/moves';
import { act, startGame } from './play';

/** A card by its suit, clubs, diamonds, hearts or spades, and its rank from 1 to 13. */
function card(suit: 'c' | 'd' | 'h' | 's', rank: number): number {
  return 'cdhs'.indexOf(suit) * 13 + rank - 1;
}

type Table = Readonly<{
  columns?: readonly (readonly number[])[];
  down?: readonly number[];
  stock?: readonly number[];
  waste?: readonly number[];
  home?: readonly number[];
}>;

function table({ columns = [], down = [], stock = [], waste = [], home = [] }: Table, config = {}) {
  const state = startGame(config);
  state.counts.fill(0);
  state.down.fill(0);
  for (const [column, cards] of columns.entries()) {
    state.columns.set(cards, column * columnRoom);
    state.counts[column] = cards.length;
  }
  state.down.set(down);
  state.stock.set(stock);
  state.stockCount = stock.length;
  state.waste.set(waste);
  state.wasteCount = waste.length;
  state.foundations.set(home);
  return state;
}

const move = (from: number, to: number, count = 1) => ({ type: 'move', from, to, count }) as const;

describe('a card can go', () => {
  test('to its foundation first, then to the columns from the left', () => {
    const state = table({
      columns: [[card('h', 2)], [card('c', 3)], [card('s', 3)]],
      home: [0, 0, 1, 0],
    });
    expect(placesFor(state, 0, 1)).toEqual([pile.foundation + 2, 1, 2]);
    expect(placesFor(state, 1, 1)).toEqual([]);
  });
});

describe('a useful move is', () => {
  test('a card to its foundation, and the run above it to another column', () => {
    const state = table({ columns: [[card('h', 2)], [card('c', 3)]], home: [0, 0, 1, 0] });
    expect(usefulMoves(state)).toEqual([move(0, 9), move(0, 1)]);
  });

  test('the whole run that turns a card or empties a column, not a part of it', () => {
    const run = [card('c', 7), card('h', 6), card('s', 5)];
    const target = [card('d', 8)];
    const turning = table({ columns: [[card('d', 12), ...run], target], down: [1] });
    expect(usefulMoves(turning)).toEqual([move(0, 1, 3)]);
    expect(usefulMoves(table({ columns: [run, target] }))).toEqual([move(0, 1, 3)]);
    const split = table({ columns: [run, [card('c', 6)]] });
    expect(usefulMoves(split)).toEqual([]);
  });

  test('a king that covers face-down cards, but not from one empty column to the next', () => {
    const king = card('s', 13);
    expect(usefulMoves(table({ columns: [[king], []] }))).toEqual([]);
    const buried = table({ columns: [[card('h', 2), king], []], down: [1] });
    expect(usefulMoves(buried)[0]).toEqual(move(0, 1));
    const queen = table({ columns: [[card('h', 12)], [king]] });
    expect(usefulMoves(queen)).toEqual([move(0, 1)]);
  });

  test('a drawn card wherever it fits', () => {
    const state = table({
      columns: [[card('c', 3)], [card('s', 3)], [card('h', 9)]],
      waste: [card('d', 13), card('h', 2)],
      home: [0, 0, 1, 0],
    });
    expect(usefulMoves(state)).toEqual([
      move(pile.waste, 9),
      move(pile.waste, 0),
      move(pile.waste, 1),
    ]);
    expect(usefulMoves(table({ waste: [card('c', 1)] }))).toEqual([move(pile.waste, 7)]);
  });
});

describe('a table is stuck', () => {
  /** Four cards of which none fits on another. */
  const columns = [[card('c', 3)], [card('d', 3)], [card('h', 3)], [card('s', 3)]];
  const full = [...columns, [card('c', 9)], [card('d', 9)], [card('h', 9)]];

  test('if no card in the columns, the waste or the stock fits', () => {
    expect(isStuck(table({ columns: full }))).toBe(true);
    expect(isStuck(table({ columns: full, stock: [card('s', 7), card('h', 6)] }))).toBe(true);
  });

  test('not while a card of the stock or the waste fits somewhere', () => {
    const fits = card('h', 2);
    const idle = card('h', 6);
    expect(isStuck(table({ columns: full, stock: [idle, fits] }))).toBe(false);
    expect(isStuck(table({ columns: full, stock: [fits, idle] }))).toBe(false);
    expect(isStuck(table({ columns: full, stock: [idle], waste: [fits, idle] }))).toBe(false);
  });

  test('not while part of a run fits on another card', () => {
    const run = [card('c', 7), card('h', 6)];
    const parted = [run, [card('s', 7)], ...full.slice(2)];
    expect(usefulMoves(table({ columns: parted }))).toEqual([]);
    expect(isStuck(table({ columns: parted }))).toBe(false);
  });

  test('a card under the top of the waste is unreachable if the stock cannot be recycled', () => {
    const lost = { columns: full, waste: [card('h', 2), card('h', 6)] };
    expect(isStuck(table(lost))).toBe(false);
    expect(isStuck(table(lost, { scoring: 'vegas', draw: 'one' }))).toBe(true);
  });

  test('never once it is won', () => {
    const won = table({ columns: full });
    won.won = true;
    expect(isStuck(won)).toBe(false);
  });
});

describe('narration and score', () => {
  test('events for a draw, a recycled stock, a move with its card, a win', () => {
    const state = table({
      columns: [[card('d', 12), card('c', 7), card('h', 6)], [card('d', 8)]],
      down: [1],
      stock: [card('s', 2), card('s', 3)],
    });
    expect(act(state, { type: 'draw' }).slice(1)).toEqual([{ type: 'drawn', count: 1 }]);
    act(state, { type: 'draw' });
    expect(act(state, { type: 'draw' })).toEqual([{ type: 'recycled' }]);
    expect(act(state, move(0, 1, 2))).toEqual([
      { type: 'moved', card: card('c', 7), from: 0, to: 1, count: 2 },
      { type: 'turned', card: card('d', 12), column: 0 },
    ]);
    expect(movesMade(state)).toBe(4);
    act(state, { type: 'undo', count: 1 });
    expect([movesMade(state), state.undone, state.down[0]]).toEqual([3, 1, 1]);
    expect(act(state, { type: 'undo', count: 9 })).toEqual([{ type: 'undone', count: 3 }]);
    // The stock that was recycled is as before, and has not been recycled.
    expect(state).toMatchObject({ recycled: 0, stockCount: 2, wasteCount: 0 });
    expect([...state.stock.subarray(0, 2)]).toEqual([card('s', 2), card('s', 3)]);
    expect(act(state, { type: 'undo', count: 1 })).toEqual([]);
    const home = table({ waste: [card('h', 1)] });
    expect(act(home, move(pile.waste, 9)).slice(1)).toEqual([
      { type: 'moved', card: card('h', 1), from: pile.waste, to: 9, count: 1 },
    ]);
  });

  test('whole seconds from the first press to the last card, none before', () => {
    const state = startGame();
    state.tick = 500;
    expect(secondsPlayed(state)).toBe(0);
    state.startTick = 0;
    state.tick = 119;
    expect(secondsPlayed(state)).toBe(1);
    state.startTick = 60;
    state.tick = 600;
    expect(secondsPlayed(state)).toBe(9);
    state.endTick = 180;
    expect(secondsPlayed(state)).toBe(2);
    state.startTick = 0;
    state.endTick = 0;
    expect(secondsPlayed(state)).toBe(0);
  });

  test('a bonus for a win after thirty seconds or more, and only for a win', () => {
    const state = startGame();
    Object.assign(state, { startTick: 0, endTick: 60 * 30, points: 100, won: true });
    expect(scoreOf(state)).toBe(100 - 6 + Math.floor(700_000 / 30));
    state.endTick = 60 * 29;
    expect(scoreOf(state)).toBe(100 - 4);
    Object.assign(state, { endTick: 60 * 100, won: false });
    expect(scoreOf(state)).toBe(80);
    state.points = 3;
    expect(scoreOf(state)).toBe(0);
  });

  test('drawing three, the stock is recycled three times for free, then for twenty points', () => {
    const state = startGame({ draw: 'three' });
    const points: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      state.points = 100;
      for (let drawn = 0; drawn < 9; drawn += 1) act(state, { type: 'draw' });
      points.push(state.points);
    }
    expect(points).toEqual([100, 100, 100, 80, 80]);
    expect(recyclesLeft(state)).toBe(Number.POSITIVE_INFINITY);
  });

  test('in Vegas a card to its foundation pays five, one taken back costs five, and debts are kept', () => {
    const state = table(
      { columns: [[card('h', 1)], [card('c', 2)]], home: [0, 0, 0, 0] },
      { scoring: 'vegas' },
    );
    act(state, move(0, 9));
    expect(state.points).toBe(-47);
    act(state, move(9, 1));
    expect(state.points).toBe(-52);
    const free = table({ columns: [[card('h', 1)]] }, { scoring: 'none' });
    act(free, move(0, 9));
    expect(free.points).toBe(0);
  });
});

describe('an invalid move', () => {
  const state = table({
    columns: [[card('h', 2)], [card('c', 3)], []],
    waste: [card('d', 13), card('s', 13)],
    stock: [card('s', 1)],
    home: [3, 0, 1, 0],
  });

  test.each([
    ['to where it lies', 0, 0, 1],
    ['of no card', 0, 1, 0],
    ['of more cards than lie there', 0, 1, 2],
    ['onto the drawn cards', 0, pile.waste, 1],
    ['onto the stock', 0, pile.stock, 1],
    ['from the stock', pile.stock, 10, 1],
    ['of two drawn cards', pile.waste, 2, 2],
    ['from one pile at home to another', 9, 7, 1],
    ['from an empty pile', 8, 2, 1],
  ])('one %s', (_, from, to, count) => {
    expect(canMove(state, from, to, count)).toBe(false);
  });

  test('these moves are valid', () => {
    expect(canMove(state, 0, 1, 1)).toBe(true);
    expect(canMove(state, 0, 9, 1)).toBe(true);
    expect(canMove(state, pile.waste, 2, 1)).toBe(true);
    const back = table({ columns: [[card('d', 4)]], home: [3, 0, 0, 0] });
    expect(canMove(back, 7, 0, 1)).toBe(true);
    const ace = table({ columns: [[card('d', 2)]], home: [1, 0, 0, 0] });
    expect(canMove(ace, 7, 0, 1)).toBe(true);
  });
});

test('a table is open once no card is face down, drawn or left to draw', () => {
  const columns = [[card('h', 2), card('c', 3)], [card('d', 9)]];
  expect(isOpen(table({ columns }))).toBe(true);
  expect(isOpen(table({ columns, down: [1] }))).toBe(false);
  expect(isOpen(table({ columns, down: [0, 0, 0, 0, 0, 0, 1] }))).toBe(false);
  expect(isOpen(table({ columns, waste: [1] }))).toBe(false);
  expect(isOpen(table({ columns, stock: [1] }))).toBe(false);
});

test('a stock can be drawn from, or recycled while that is allowed', () => {
  expect(canDraw(table({ stock: [1] }))).toBe(true);
  expect(canDraw(table({ waste: [1] }))).toBe(true);
  expect(canDraw(table({}))).toBe(false);
  expect(canDraw(table({ waste: [1] }, { scoring: 'vegas', draw: 'one' }))).toBe(false);
  expect(canDraw(table({ waste: [1] }, { scoring: 'vegas', draw: 'three' }))).toBe(true);
});
