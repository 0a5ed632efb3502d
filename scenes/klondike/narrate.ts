import { byEvent } from '../kit/rules/byEvent';
import { capitalised, counted } from '../kit/rules/words';
import { type Card, rankOf, suitOf, suits } from './rules/cards';
import { type KlondikeState, pile, scoreOf, secondsPlayed } from './rules/KlondikeState';
import type { KlondikeTypes } from './rules/klondikeRules';
import { topOf } from './rules/moves';

const ranks = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

/** The name of a card: "queen of hearts". */
export function cardName(card: Card): string {
  return `${ranks[rankOf(card)]} of ${suits[suitOf(card)]}`;
}

/** The name of a pile: "column 3", "the spades' foundation". */
export function pileName(of: number): string {
  if (of < pile.foundation) return `column ${of + 1}`;
  if (of < pile.waste) return `the ${suits[of - pile.foundation]}’ foundation`;
  return of === pile.waste ? 'the drawn cards' : 'the stock';
}

/** Vegas pays in dollars. */
export function dollars(score: number): string {
  return score < 0 ? `-$${-score}` : `$${score}`;
}

/** The result of a game: "410 points in 95 seconds." */
export function resultOf(state: Readonly<KlondikeState>): string {
  const score = scoreOf(state);
  const won = {
    standard: counted(score, 'point'),
    vegas: dollars(score),
    none: 'All four suits',
  }[state.config.scoring];
  return `${won} in ${counted(secondsPlayed(state), 'second')}.`;
}

export const narrateKlondike = byEvent<KlondikeTypes, string | undefined>({
  drawn: (_, state) =>
    `${capitalised(cardName(topOf(state, pile.waste)))}. ${state.stockCount} left in the stock.`,
  recycled: () => 'The stock is turned over.',
  moved: (event) => `${capitalised(cardName(event.card))} to ${pileName(event.to)}.`,
  turned: (event) =>
    `${capitalised(cardName(event.card))} turned up in column ${event.column + 1}.`,
  undone: (event) => (event.count === 1 ? 'Taken back.' : `${event.count} moves taken back.`),
  won: (_, state) => `You won! ${resultOf(state)}`,
});
