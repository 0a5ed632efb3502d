import { cardAt, columnCount, type KlondikeState, pile } from '../rules/KlondikeState';
import { sizeOf } from '../rules/moves';

/** A card's position: its pile, its index in the pile from the bottom, and the pile's size. */
export type Placed = Readonly<ReturnType<typeof placeCards>[number]>;

/** Where a pile lies, in card widths with their gaps. */
export function baseX(of: number): number {
  if (of === pile.stock) return 0;
  if (of === pile.waste) return 1;
  return of < columnCount ? of : of - pile.foundation + 3;
}

/** Every card of a game, in the order of the card numbers. */
export function placeCards(state: Readonly<KlondikeState>) {
  // As many drawn cards lie fanned out as are drawn at a time.
  const flat = Math.max(0, state.wasteCount - (state.config.draw === 'three' ? 3 : 1));
  const piles = Array.from({ length: pile.stock + 1 }, (_, of) => {
    const size = sizeOf(state, of);
    const isColumn = of < columnCount;
    const down = isColumn ? state.down[of] : of === pile.stock ? size : 0;
    return Array.from({ length: size }, (_card, index) => ({
      card: cardAt(state, of, index),
      pile: of,
      index,
      size,
      faceUp: index >= down,
      /** Horizontal position in card widths with their gaps. */
      x: baseX(of) + (of === pile.waste ? Math.max(0, index - flat) * 0.24 : 0),
      /** The numbers of face-down and face-up cards under it in a column. */
      under: isColumn ? Math.min(index, down) : 0,
      underUp: isColumn ? Math.max(0, index - down) : 0,
    }));
  });
  return piles.flat().sort((a, b) => a.card - b.card);
}
