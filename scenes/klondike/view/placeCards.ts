import type { Card } from '../rules/cards';
import { cardAt, columnCount, type KlondikeState, pile } from '../rules/KlondikeState';

/** A card's position: its pile, its index in the pile from the bottom, and the pile's size. */
export type Placed = Readonly<{
  card: Card;
  pile: number;
  index: number;
  size: number;
  faceUp: boolean;
  /** Horizontal position in card widths with their gaps. */
  x: number;
  /** The numbers of face-down and face-up cards under it in a column. */
  under: number;
  underUp: number;
}>;

/** How many drawn cards lie fanned out. */
function fanOf(state: Readonly<KlondikeState>): number {
  return state.config.draw === 'three' ? 3 : 1;
}

/** Every card of a game, in the order of the card numbers. */
export function placeCards(state: Readonly<KlondikeState>): Placed[] {
  const placed: Placed[] = [];
  const put = (
    card: Card,
    of: Omit<Placed, 'card' | 'under' | 'underUp'>,
    under = 0,
    underUp = 0,
  ) => {
    placed.push({ card, ...of, under, underUp });
  };
  for (let index = 0; index < state.stockCount; index += 1) {
    put(state.stock[index], {
      pile: pile.stock,
      index,
      size: state.stockCount,
      faceUp: false,
      x: 0,
    });
  }
  const fan = fanOf(state);
  for (let index = 0; index < state.wasteCount; index += 1) {
    const shown = Math.max(0, index - Math.max(0, state.wasteCount - fan));
    put(state.waste[index], {
      pile: pile.waste,
      index,
      size: state.wasteCount,
      faceUp: true,
      x: 1 + shown * 0.24,
    });
  }
  for (let suit = 0; suit < 4; suit += 1) {
    const size = state.foundations[suit];
    for (let index = 0; index < size; index += 1) {
      put(suit * 13 + index, {
        pile: pile.foundation + suit,
        index,
        size,
        faceUp: true,
        x: 3 + suit,
      });
    }
  }
  for (let column = 0; column < columnCount; column += 1) {
    const size = state.counts[column];
    const down = state.down[column];
    for (let index = 0; index < size; index += 1) {
      const faceUp = index >= down;
      put(
        cardAt(state, column, index),
        { pile: column, index, size, faceUp, x: column },
        Math.min(index, down),
        Math.max(0, index - down),
      );
    }
  }
  return placed.sort((a, b) => a.card - b.card);
}
