import { type Card, fitsOn, kingRank, rankOf, suitOf } from './cards';
import { cardAt, columnRoom, type KlondikeState, pile, recyclesLeft } from './KlondikeState';

export function sizeOf(state: Readonly<KlondikeState>, of: number): number {
  if (of < pile.foundation) return state.counts[of];
  if (of < pile.waste) return state.foundations[of - pile.foundation];
  return of === pile.waste ? state.wasteCount : state.stockCount;
}

/** The top card of a pile, or -1. The stock's top card is hidden from the player. */
export function topOf(state: Readonly<KlondikeState>, of: number): Card {
  const size = sizeOf(state, of);
  return size === 0 ? -1 : cardAt(state, of, size - 1);
}

/** Whether this many cards may go from one pile to another. */
export function canMove(
  state: Readonly<KlondikeState>,
  from: number,
  to: number,
  count: number,
): boolean {
  if (from === to || from > pile.waste || to >= pile.waste || count < 1) return false;
  if (from >= pile.foundation && count !== 1) return false;
  const size = sizeOf(state, from);
  const least = from < pile.foundation ? state.down[from] : 0;
  if (count > size - least) return false;
  const card = cardAt(state, from, size - count);
  if (to >= pile.foundation) {
    if (from >= pile.foundation && from < pile.waste) return false;
    return (
      count === 1 && suitOf(card) === to - pile.foundation && rankOf(card) === sizeOf(state, to)
    );
  }
  const under = topOf(state, to);
  return under < 0 ? rankOf(card) === kingRank : fitsOn(card, under);
}

/** Whether the stock can be drawn from or recycled. */
export function canDraw(state: Readonly<KlondikeState>): boolean {
  if (state.stockCount > 0) return true;
  return state.wasteCount > 0 && recyclesLeft(state) > 0;
}

function take(state: KlondikeState, from: number, count: number): Card[] {
  if (from < pile.foundation) {
    const end = from * columnRoom + state.counts[from];
    state.counts[from] -= count;
    return [...state.columns.subarray(end - count, end)];
  }
  const card = topOf(state, from);
  if (from === pile.waste) state.wasteCount -= 1;
  else state.foundations[from - pile.foundation] -= 1;
  return [card];
}

function put(state: KlondikeState, to: number, cards: readonly Card[]): void {
  if (to < pile.foundation) {
    state.columns.set(cards, to * columnRoom + state.counts[to]);
    state.counts[to] += cards.length;
  } else if (to === pile.waste) {
    state.waste[state.wasteCount] = cards[0];
    state.wasteCount += 1;
  } else {
    state.foundations[to - pile.foundation] += 1;
  }
}

/** Moves cards without checking the rules. The source column turns its top card if `turn`. */
export function carry(state: KlondikeState, from: number, to: number, count: number): boolean {
  put(state, to, take(state, from, count));
  const turns =
    from < pile.foundation && state.counts[from] > 0 && state.counts[from] === state.down[from];
  if (turns) state.down[from] -= 1;
  return turns;
}

/** Moves cards back as if they had never been moved. */
export function carryBack(
  state: KlondikeState,
  from: number,
  to: number,
  count: number,
  turned: boolean,
): void {
  if (turned) state.down[from] += 1;
  put(state, from, take(state, to, count));
}

/** Draws up to this many cards. */
export function drawCards(state: KlondikeState, most: number): number {
  const count = Math.min(most, state.stockCount);
  for (let drawn = 0; drawn < count; drawn += 1) {
    state.stockCount -= 1;
    state.waste[state.wasteCount] = state.stock[state.stockCount];
    state.wasteCount += 1;
  }
  return count;
}

/** Puts drawn cards back on the stock. */
export function undraw(state: KlondikeState, count: number): void {
  for (let drawn = 0; drawn < count; drawn += 1) {
    state.wasteCount -= 1;
    state.stock[state.stockCount] = state.waste[state.wasteCount];
    state.stockCount += 1;
  }
}

/** Whether no card is face down or left to draw, so that only moves to the foundations remain. */
export function isOpen(state: Readonly<KlondikeState>): boolean {
  return state.stockCount + state.wasteCount === 0 && state.down.every((cards) => cards === 0);
}
