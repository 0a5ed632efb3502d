import type { Painter } from '../../kit/Story';
import { isRed, rankOf, suitOf } from '../rules/cards';
import { cardAt, columnCount, type KlondikeState } from '../rules/KlondikeState';
import { rankSigns } from './faces';

/** Pixels. */
const width = 52;
const height = 70;
const gap = 8;
const upStep = 18;
const downStep = 7;
const columnTop = height + 3 * gap;
const suitMarks = '♣♦♥♠';
/** Cards of the waste that lie beside each other. */
const spread = 3;

function left(column: number): number {
  return gap + column * (width + gap);
}

/** Draws a deal for pictures and clips: on the page its cards are elements. */
export const painter: Painter<KlondikeState> = {
  size: () => ({
    width: left(columnCount),
    height: columnTop + 6 * downStep + 13 * upStep + height,
  }),

  paint(context, state) {
    const { canvas } = context;
    context.fillStyle = '#0a6b3a';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.textBaseline = 'top';
    context.textAlign = 'left';
    context.font = '700 16px sans-serif';
    context.lineWidth = 1;
    /** @param card to be shown; none is a card face down; undefined is an empty place */
    const place = (x: number, y: number, card: number | 'down' | undefined): void => {
      context.strokeStyle = '#000';
      if (card === undefined) {
        context.strokeStyle = '#8fc9a8';
        context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
        return;
      }
      context.fillStyle = card === 'down' ? '#2848a8' : '#fff';
      context.fillRect(x, y, width, height);
      context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
      if (card === 'down') return;
      context.fillStyle = isRed(card) ? '#c00000' : '#000';
      const suit = suitMarks[suitOf(card)];
      context.fillText(rankSigns[rankOf(card)] + suit, x + 4, y + 2);
      context.font = '30px sans-serif';
      context.fillText(suit, x + 14, y + 28);
      context.font = '700 16px sans-serif';
    };
    place(left(0), gap, state.stockCount > 0 ? 'down' : undefined);
    place(left(1), gap, undefined);
    const shown = Math.min(spread, state.wasteCount);
    for (let back = shown; back > 0; back -= 1) {
      place(left(1) + (shown - back) * 14, gap, state.waste[state.wasteCount - back]);
    }
    state.foundations.forEach((count, suit) => {
      place(left(3 + suit), gap, count > 0 ? suit * 13 + count - 1 : undefined);
    });
    for (let column = 0; column < columnCount; column += 1) {
      let y = columnTop;
      if (state.counts[column] === 0) place(left(column), y, undefined);
      for (let index = 0; index < state.counts[column]; index += 1) {
        const isDown = index < state.down[column];
        place(left(column), y, isDown ? 'down' : cardAt(state, column, index));
        y += isDown ? downStep : upStep;
      }
    }
  },
};
