import {
  backgroundOf,
  bottomHalf,
  drawingOf,
  foregroundOf,
  partOf,
} from '../../../../scenes/teletext/rules/cell';
import { cellHeight, cellWidth, type Dots, dotsOf } from '../../../../scenes/teletext/rules/dots';
import { columns, frameLength, promptRow, rows } from '../../../../scenes/teletext/rules/grid';
import {
  clearBit,
  plainViewing,
  shownCell,
  type Viewing,
} from '../../../../scenes/teletext/rules/shownCell';

/** `top` and `bottom` show twelve rows at double height; the prompts below keep their height. */
export type Size = 'full' | 'top' | 'bottom';

/** By colour number, whose bits are red, green and blue: the pixel as an image stores it. */
const pixels = Uint32Array.from(
  { length: 8 },
  (_, color) =>
    ((color & 1) * 0xff) | ((color & 2) * 0x7f80) | ((color & 4) * 0x3fc000) | (0xff << 24),
);

const enlargedRows = 12;
const nothing = 0xffffffff;
const width = columns * cellWidth;
const height = rows * cellHeight;
/**
 * In dots. Sampling points are shifted by this much from the centres of device pixels, which may
 * lie on the border of two dots: otherwise rounding could draw the same letter differently.
 */
const nudge = 1 / 64;

/**
 * Draws decoded pages on a canvas, sharp at any size: a cell is a whole number of device pixels
 * each way, and every dot ends on a pixel. The page is composed dot by dot, and the part that has
 * changed is drawn at its size in one call.
 */
export class TeletextScreen {
  readonly #context: CanvasRenderingContext2D;
  /** The page at one pixel a dot, with an extra row and column for the shift of the last dots. */
  readonly #page: CanvasRenderingContext2D;
  readonly #image = new ImageData(width, height);
  readonly #dots = new Uint32Array(this.#image.data.buffer);
  readonly #drawings: Dots[] = [];
  readonly #shown = new Uint32Array(frameLength).fill(nothing);
  #size: Size = 'full';

  /** @throws when the canvas has no 2D context */
  constructor(readonly canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    const page = document.createElement('canvas').getContext('2d');
    if (!context || !page) throw new Error('the canvas has no 2D context');
    page.canvas.width = width + 1;
    page.canvas.height = height + 1;
    this.#context = context;
    this.#page = page;
    this.layOut(width, height);
  }

  /**
   * Fits the picture into that many device pixels. The canvas may be smaller. The next `draw` draws
   * everything.
   */
  layOut(across: number, down: number, size: Size = this.#size): void {
    this.#size = size;
    this.canvas.width = Math.max(1, Math.floor(across / columns)) * columns;
    this.canvas.height = Math.max(1, Math.floor(down / rows)) * rows;
    this.#context.imageSmoothingEnabled = false;
    this.#shown.fill(nothing);
  }

  /**
   * Fits it into that many CSS pixels. The canvas takes the drawn size, so that nothing is
   * stretched.
   */
  fit(across: number, down: number, size?: Size): void {
    this.layOut(across * devicePixelRatio, down * devicePixelRatio, size);
    this.canvas.style.width = `${this.canvas.width / devicePixelRatio}px`;
    this.canvas.style.height = `${this.canvas.height / devicePixelRatio}px`;
  }

  /**
   * @param cells a decoded page
   * @returns how many cells were touched
   */
  draw(cells: Uint32Array, viewing: Viewing = plainViewing): number {
    let touched = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let row = 0; row < rows; row++) {
      const line = this.#lineOf(row);
      if (line < 0) continue;
      const lines = this.#isTall(row) ? 2 * cellHeight : cellHeight;
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const cell = shownCell(cells[at], viewing);
        if (cell === this.#shown[at]) continue;
        this.#shown[at] = cell;
        const x = column * cellWidth;
        this.#compose(cell, x, line, lines);
        left = Math.min(left, x);
        right = Math.max(right, x + cellWidth);
        top = Math.min(top, line);
        bottom = Math.max(bottom, line + lines);
        touched++;
      }
    }
    if (touched > 0) this.#show(left, top, right - left, bottom - top);
    return touched;
  }

  #isTall(row: number): boolean {
    return this.#size !== 'full' && row !== promptRow;
  }

  /** The dot row at which a row begins; negative while it is outside the picture. */
  #lineOf(row: number): number {
    if (!this.#isTall(row)) return row * cellHeight;
    const place = this.#size === 'top' ? row : row - enlargedRows;
    return place < enlargedRows ? place * 2 * cellHeight : -1;
  }

  #compose(cell: number, x: number, line: number, lines: number): void {
    const which = drawingOf(cell);
    this.#drawings[which] ??= dotsOf(cell);
    const dots = this.#drawings[which];
    const half = partOf(cell);
    const shownRows = half === 0 ? cellHeight : cellHeight / 2;
    const firstRow = half === bottomHalf ? shownRows : 0;
    const ink = pixels[foregroundOf(cell)];
    const paper = cell & clearBit ? 0 : pixels[backgroundOf(cell)];
    for (let y = 0; y < lines; y++) {
      const bits = dots[firstRow + Math.floor((y * shownRows) / lines)];
      const end = (line + y) * width + x + cellWidth - 1;
      for (let dot = 0; dot < cellWidth; dot++)
        this.#dots[end - dot] = (bits >> dot) & 1 ? ink : paper;
    }
  }

  /** Draws a part of the page, given in dots, at its shown size. */
  #show(x: number, y: number, across: number, down: number): void {
    const { width: wide, height: high } = this.canvas;
    const place = [
      (x * wide) / width,
      (y * high) / height,
      (across * wide) / width,
      (down * high) / height,
    ] as const;
    this.#page.putImageData(this.#image, 0, 0, x, y, across, down);
    this.#context.clearRect(...place);
    this.#context.drawImage(this.#page.canvas, x + nudge, y + nudge, across, down, ...place);
  }
}
