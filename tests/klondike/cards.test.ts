import { expect, test } from 'vitest';
import { fitsOn, isRed, isSafeHome } from '../../scenes/klondike/rules/cards';

/** A card by its suit, clubs, diamonds, hearts or spades, and its rank from 1 to 13. */
const card = (suit: 'c' | 'd' | 'h' | 's', rank: number) => 'cdhs'.indexOf(suit) * 13 + rank - 1;

test('diamonds and hearts are red, from the ace to the king', () => {
  for (const rank of [1, 2, 12, 13]) {
    expect((['c', 'd', 'h', 's'] as const).map((suit) => isRed(card(suit, rank)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});

test('a card fits on one a rank higher of the other colour, and on no other', () => {
  expect(fitsOn(card('d', 1), card('c', 2))).toBe(true);
  expect(fitsOn(card('s', 1), card('h', 2))).toBe(true);
  expect(fitsOn(card('s', 1), card('c', 2))).toBe(false);
  expect(fitsOn(card('d', 12), card('s', 13))).toBe(true);
  expect(fitsOn(card('d', 13), card('s', 12))).toBe(false);
  expect(fitsOn(card('d', 5), card('s', 7))).toBe(false);
  // A king does not fit below the ace of the next suit.
  expect(fitsOn(card('c', 13), card('d', 1))).toBe(false);
});

test('a card is safe to move once both lower ones of the other colour are on their foundations', () => {
  const safe = (which: number, ...home: number[]) => isSafeHome(home, which);
  expect(safe(card('h', 3), 2, 0, 2, 2)).toBe(true);
  expect(safe(card('h', 3), 1, 0, 2, 2)).toBe(false);
  expect(safe(card('h', 3), 2, 0, 2, 1)).toBe(false);
  expect(safe(card('s', 3), 0, 2, 2, 2)).toBe(true);
  expect(safe(card('s', 3), 9, 1, 2, 2)).toBe(false);
  expect(safe(card('s', 3), 9, 2, 1, 2)).toBe(false);
  expect(safe(card('c', 1), 0, 0, 0, 0)).toBe(true);
});
