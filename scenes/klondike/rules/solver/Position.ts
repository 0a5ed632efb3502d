import { cardAt, columnCount, type KlondikeState, recyclesLeft } from '../KlondikeState';

export const noLimit = 255;

/**
 * A position with all cards known. The talon is waste and stock in one list, in drawing order: the
 * first `drawn` cards are face up, the last of them on top.
 */
export type Position = ReturnType<typeof positionOf>;

export function positionOf(state: Readonly<KlondikeState>) {
  const columns = Array.from({ length: columnCount }, (_, column) =>
    Array.from({ length: state.counts[column] }, (_, index) => cardAt(state, column, index)),
  );
  const stock = [...state.stock.subarray(0, state.stockCount)].reverse();
  const left = recyclesLeft(state);
  return {
    foundations: [...state.foundations],
    columns,
    down: [...state.down],
    talon: [...state.waste.subarray(0, state.wasteCount), ...stock],
    drawn: state.wasteCount,
    /** Times that the stock may still be turned over; 255 where there is no limit. */
    recycles: Number.isFinite(left) ? Math.max(0, left) : noLimit,
    /** Cards drawn at a time. */
    step: state.config.draw === 'three' ? 3 : 1,
  };
}
