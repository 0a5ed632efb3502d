/** A card is a number from 0 to 51: thirteen times its suit, plus its rank from the ace, 0. */
export type Card = number;

export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export const kingRank = 12;

export function suitOf(card: Card): number {
  return Math.floor(card / 13);
}

export function rankOf(card: Card): number {
  return card % 13;
}

export function isRed(card: Card): boolean {
  return card >= 13 && card < 39;
}

/** Whether a card may be placed on another in the tableau: one rank lower, of the other colour. */
export function fitsOn(card: Card, under: Card): boolean {
  return rankOf(card) + 1 === rankOf(under) && isRed(card) !== isRed(under);
}

/**
 * Whether a card can go to its foundation without being needed in the columns: both lower cards
 * that could be placed on it are on their foundations.
 * @param foundations cards on each foundation, by suit
 */
export function isSafeHome(foundations: ArrayLike<number>, card: Card): boolean {
  const rank = rankOf(card);
  const [one, other] = isRed(card) ? [0, 3] : [1, 2];
  return foundations[one] >= rank && foundations[other] >= rank;
}
