import { type Card, rankOf, suitOf, suits } from './rules/cards';
import type { KlondikeFact } from './rules/KlondikeFact';
import { type KlondikeState, pile, scoreOf, secondsPlayed } from './rules/KlondikeState';
import { topOf } from './rules/moves';

const ranks = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
] as const;

/** A card as it is said: "queen of hearts". */
export function cardName(card: Card): string {
  return `${ranks[rankOf(card)]} of ${suits[suitOf(card)]}`;
}

/** A pile as it is said: "column 3", "the spades' foundation". */
export function pileName(of: number): string {
  if (of < pile.foundation) return `column ${of + 1}`;
  if (of < pile.waste) return `the ${suits[of - pile.foundation]}’ foundation`;
  return of === pile.waste ? 'the drawn cards' : 'the stock';
}

/** A sentence for the live region, for the facts worth one. */
export function narrateKlondike(
  fact: KlondikeFact,
  state: Readonly<KlondikeState>,
): string | undefined {
  switch (fact.type) {
    case 'started':
      return undefined;
    case 'drawn':
      return `${cardName(topOf(state, pile.waste))}. ${state.stockCount} left in the stock.`;
    case 'recycled':
      return 'The stock is turned over.';
    case 'moved':
      return `${cardName(fact.card)} to ${pileName(fact.to)}.`;
    case 'turned':
      return `${cardName(fact.card)} turned up in column ${fact.column + 1}.`;
    case 'undone':
      return fact.count === 1 ? 'Taken back.' : `${fact.count} moves taken back.`;
    case 'won':
      return `You won! ${scoreOf(state)} points in ${secondsPlayed(state)} seconds.`;
  }
}
