import { seedRng, shuffleInPlace } from '../../../scenes/kit/rules/rng';

/** The game of the specification: 52 shuffled cards, the top one drawn at a time. */
export type SimpleDeck = Readonly<{ deck: readonly number[]; drawn: readonly number[] }>;

/** How many of the drawn cards are shown. */
export const shownCards = 10;

export function shuffledDeck(seed: number): SimpleDeck {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  shuffleInPlace(seedRng(seed), deck);
  return { deck, drawn: [] };
}

/** Moves the top card of the deck onto the drawn pile. An empty deck stays as it is. */
export function drawOne({ deck, drawn }: SimpleDeck): SimpleDeck {
  const top = deck.at(-1);
  return top === undefined ? { deck, drawn } : { deck: deck.slice(0, -1), drawn: [...drawn, top] };
}
