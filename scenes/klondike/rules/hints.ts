import { kingRank, rankOf } from './cards';
import { cardAt, columnCount, type KlondikeState, pile } from './KlondikeState';
import { canDraw, canMove, sizeOf } from './moves';

/** A legal move; `draw` draws from the stock. */
export type Hint = Readonly<
  { type: 'draw' } | { type: 'move'; from: number; to: number; count: number }
>;

/** Where a card, or the run from it up, can go: foundation first, then columns, best first. */
export function placesFor(state: Readonly<KlondikeState>, from: number, count: number): number[] {
  const places: number[] = [];
  for (let to = pile.foundation; to < pile.waste; to += 1) {
    if (canMove(state, from, to, count)) places.push(to);
  }
  for (let to = 0; to < columnCount; to += 1) if (canMove(state, from, to, count)) places.push(to);
  return places;
}

/**
 * Moves that make progress: a card to a foundation, a card turned, a column emptied, a drawn card
 * used.
 */
export function usefulMoves(state: Readonly<KlondikeState>): Hint[] {
  const moves: Hint[] = [];
  for (let from = 0; from < columnCount; from += 1) {
    const size = sizeOf(state, from);
    if (size === 0) continue;
    const home = placesFor(state, from, 1).find((to) => to >= pile.foundation);
    if (home !== undefined) moves.push({ type: 'move', from, to: home, count: 1 });
    const count = size - state.down[from];
    const king = rankOf(cardAt(state, from, state.down[from])) === kingRank;
    if (state.down[from] === 0 && king) continue;
    const to = placesFor(state, from, count).find((place) => place < pile.foundation);
    if (to !== undefined) moves.push({ type: 'move', from, to, count });
  }
  for (const to of placesFor(state, pile.waste, 1)) {
    moves.push({ type: 'move', from: pile.waste, to, count: 1 });
  }
  return moves;
}

/** Whether no move makes progress, however often the stock is recycled. */
export function isStuck(state: Readonly<KlondikeState>): boolean {
  if (state.won || usefulMoves(state).length > 0) return false;
  for (let from = 0; from < columnCount; from += 1) {
    for (let count = 1; count <= sizeOf(state, from) - state.down[from]; count += 1) {
      if (placesFor(state, from, count).some((to) => sizeOf(state, to) > 0)) return false;
    }
  }
  return !canDraw(state) || !anyDrawnFits(state);
}

/** Whether any card of the stock or the waste fits somewhere at the moment. */
function anyDrawnFits(state: Readonly<KlondikeState>): boolean {
  const { waste, wasteCount, stock, stockCount } = state;
  return [...waste.subarray(0, wasteCount), ...stock.subarray(0, stockCount)].some((card) => {
    const asked = { ...state, waste: Uint8Array.of(card), wasteCount: 1 };
    return placesFor(asked, pile.waste, 1).length > 0;
  });
}
