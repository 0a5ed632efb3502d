import type { TextureManager } from '../../kit/view/engine/engine';
import { fill, type Pen } from '../../kit/view/fill';
import { freshTexture } from '../../kit/view/freshTexture';
import type { BlockFallState } from '../rules/BlockFallState';
import {
  artSide,
  type CellArt,
  deadArt,
  ghostArt,
  lettering,
  pieceArt,
  rubbleArt,
} from './cellArt';
import { deadColor, dotColor, ink, lcdColor, lighter, pieceColors, wellColor } from './colors';
import type { WellLayout } from './wellLayout';

export const blockTexture = 'blocks';
export const wellTexture = 'well';

/** Frame names, made in advance so that drawing concatenates no strings. */
export const frames = {
  /** By what a cell holds, less one: a piece's number, then rubble. */
  cell: [...pieceArt, rubbleArt].map((_, index) => `cell ${index}`),
  small: pieceArt.map((_, piece) => `small ${piece}`),
  ghost: 'ghost',
  dead: 'dead',
  /** A white square, stretched over the area that shines. */
  light: 'light',
} as const;

/** Draws a cell with every drawing unit on whole pixels. */
function paintCell(pen: Pen, art: CellArt, color: string, left: number, top: number, side: number) {
  const colors: Readonly<Record<string, string>> = { k: ink, m: color, l: lighter(color) };
  const at = (unit: number) => Math.round((unit * side) / artSide);
  for (const [y, row] of art.entries()) {
    for (const [x, key] of Array.from(row).entries()) {
      if (key === '.') continue;
      fill(pen, colors[key], left + at(x), top + at(y), at(x + 1) - at(x), at(y + 1) - at(y));
    }
  }
}

/** Paints the cells of every shape at both sizes, the ghost, the dead cell and the light. */
export function paintBlocks(textures: TextureManager, { cell, small }: WellLayout): void {
  const step = cell + 2;
  const texture = freshTexture(textures, blockTexture, step * 11 + 2, step * 2 + 2);
  const add = (name: string, column: number, art: CellArt, color: string, isSmall = false) => {
    const [x, y] = [2 + column * step, isSmall ? 2 + step : 2];
    const side = isSmall ? small : cell;
    paintCell(texture.context, art, color, x, y, side);
    texture.add(name, 0, x, y, side, side);
  };
  for (const [piece, art] of pieceArt.entries()) {
    add(frames.cell[piece], piece, art, pieceColors[piece]);
    add(frames.small[piece], piece, art, pieceColors[piece], true);
  }
  add(frames.cell[pieceArt.length], 10, rubbleArt, deadColor);
  add(frames.ghost, 7, ghostArt, ink);
  add(frames.dead, 8, deadArt, deadColor);
  fill(texture.context, '#ffffff', 2 + 9 * step, 2, 4, 4);
  texture.add(frames.light, 0, 2 + 9 * step + 1, 3, 2, 2);
  texture.refresh();
}

/** Paints a word in ink, centred on `middle`. */
export function paintWord(
  pen: Pen,
  word: string,
  middle: number,
  top: number,
  unit: number,
  color: string = ink,
): void {
  const rows = lettering(word);
  const left = Math.round(middle - (rows[0].length * unit) / 2);
  for (const [y, row] of rows.entries()) {
    for (const [x, key] of Array.from(row).entries()) {
      if (key !== '.') fill(pen, color, left + x * unit, top + y * unit, unit, unit);
    }
  }
}

/** A box with an ink frame and a hard shadow. */
function paintBox(
  pen: Pen,
  left: number,
  top: number,
  width: number,
  height: number,
  line: number,
) {
  fill(pen, ink, left - line, top - line, width + 2 * line, height + 2 * line);
  fill(pen, ink, left, top, width + 2 * line, height + 2 * line);
  fill(pen, wellColor, left, top, width, height);
}

/** The rows of the panel: a word, then its box. */
export function panelBoxes({ cell, small, top, rows }: WellLayout, preview: number) {
  const word = Math.round(cell * 1.1);
  const slot = Math.round(small * 2.7);
  const holdHeight = Math.round(small * 3);
  return {
    slot,
    next: { word: top, box: top + word, height: slot * preview + Math.round(small * 0.3) },
    hold: {
      word: top + rows * cell - holdHeight - word,
      box: top + rows * cell - holdHeight,
      height: holdHeight,
    },
  };
}

/** Paints what never moves: the screen, the well with a dot in each cell, the panel. */
export function paintWell(
  textures: TextureManager,
  place: WellLayout,
  { preview, hold }: Readonly<BlockFallState['config']>,
  width: number,
  height: number,
): void {
  const texture = freshTexture(textures, wellTexture, width, height);
  const pen = texture.context;
  const { columns, rows, cell, left, top, panelLeft, panelWidth } = place;
  const line = Math.max(2, Math.round(cell * 0.14));
  fill(pen, lcdColor, 0, 0, width, height);
  paintBox(pen, left, top, columns * cell, rows * cell, line);
  const dot = Math.max(1, Math.round(cell / 8));
  const at = (index: number) => Math.round((index + 0.5) * cell - dot / 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      fill(pen, dotColor, left + at(column), top + at(row), dot, dot);
    }
  }
  const boxes = panelBoxes(place, preview);
  const unit = Math.max(1, Math.floor(cell / 8));
  const middle = panelLeft + panelWidth / 2;
  paintWord(pen, 'NEXT', middle, boxes.next.word, unit);
  paintBox(pen, panelLeft, boxes.next.box, panelWidth - line, boxes.next.height, line);
  if (hold) {
    paintWord(pen, 'HOLD', middle, boxes.hold.word, unit);
    paintBox(pen, panelLeft, boxes.hold.box, panelWidth - line, boxes.hold.height, line);
  }
  texture.refresh();
}
