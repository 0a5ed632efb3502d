import { expect, test } from 'vitest';
import { klondike } from '../../scenes/klondike/game';
import { cardName, pileName } from '../../scenes/klondike/narrate';
import type { KlondikeAction } from '../../scenes/klondike/rules/KlondikeAction';
import type { KlondikeState } from '../../scenes/klondike/rules/KlondikeState';
import { act, startGame, table } from './play';

const [clubs, diamonds, hearts, spades] = [0, 13, 26, 39];

/** The announcements of these moves. */
function said(state: KlondikeState, ...actions: KlondikeAction[]): string[] {
  return act(state, ...actions).flatMap((event) => klondike.narrate(event, state) ?? []);
}

/** A table before the last king's move, with this many seconds since the move before it. */
function almostWon(config: Parameters<typeof table>[1], seconds: number): KlondikeState {
  const state = table([[spades + 12], [hearts + 12]], config);
  state.foundations.set([13, 13, 12, 12]);
  act(state, { type: 'move', from: 1, to: 9, count: 1 });
  state.tick += seconds * 60;
  return state;
}

const lastMove: KlondikeAction = { type: 'move', from: 0, to: 10, count: 1 };

test('cards and piles have their names', () => {
  expect([clubs, diamonds + 10, hearts + 11, spades + 12].map(cardName)).toEqual([
    'ace of clubs',
    'jack of diamonds',
    'queen of hearts',
    'king of spades',
  ]);
  expect([0, 6, 7, 10, 11, 12].map(pileName)).toEqual([
    'column 1',
    'column 7',
    'the clubs’ foundation',
    'the spades’ foundation',
    'the drawn cards',
    'the stock',
  ]);
});

test('a draw names the card and what is left, and for an empty stock the recycling', () => {
  const state = startGame();
  state.stock[23] = hearts + 6;
  expect(said(state, { type: 'draw' })).toEqual(['Seven of hearts. 23 left in the stock.']);
  for (let drawn = 1; drawn < 24; drawn += 1) act(state, { type: 'draw' });
  expect(said(state, { type: 'draw' })).toEqual(['The stock is turned over.']);
});

test('a move names its cards and a turned card, and an undo how far it went back', () => {
  const state = table([[spades + 1, hearts + 5], [clubs + 6], [diamonds]]);
  state.down[0] = 1;
  expect(said(state, { type: 'move', from: 0, to: 1, count: 1 })).toEqual([
    'Six of hearts to column 2.',
    'Two of spades turned up in column 1.',
  ]);
  expect(said(state, { type: 'move', from: 2, to: 8, count: 1 })).toEqual([
    'Ace of diamonds to the diamonds’ foundation.',
  ]);
  expect(said(state, { type: 'undo', count: 1 })).toEqual(['Taken back.']);
  act(state, { type: 'move', from: 2, to: 8, count: 1 });
  expect(said(state, { type: 'undo', count: 2 })).toEqual(['2 moves taken back.']);
});

test.each([
  ['standard', 'You won! 16 points in 20 seconds.'],
  ['vegas', 'You won! -$42 in 20 seconds.'],
  ['none', 'You won! All four suits in 20 seconds.'],
] as const)('a game won with %s scoring has its result', (scoring, sentence) => {
  const state = almostWon({ scoring }, 20);
  expect(said(state, lastMove).at(-1)).toBe(sentence);
  expect(klondike.ending?.(state).sentence).toBe(sentence.replace('You won! ', ''));
});

test('one second is singular, and a Vegas loss has a minus', () => {
  const state = almostWon({ scoring: 'vegas' }, 1);
  state.points = -52;
  expect(said(state, lastMove).at(-1)).toBe('You won! -$47 in 1 second.');
});
