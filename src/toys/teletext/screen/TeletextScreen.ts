import {
  backgroundOf,
  foregroundOf,
  partOf,
  topHalf,
} from '../../../../scenes/teletext/rules/cell';
import { cellHeight, cellWidth, dotsOf } from '../../../../scenes/teletext/rules/dots';
import { columns, frameLength, promptRow, rows } from '../../../../scenes/teletext/rules/grid';
import {
  clearBit,
  plainViewing,
  shownCell,
  type Viewing,
} from '../../../../scenes/teletext/rules/shownCell';

/** `top` and `bottom` show twelve rows at twice the height, the prompts under them as they are. */
export type Size = 'full' | 'top' | 'bottom';

/** CSS colours by the number of the colour. */
export const screenColors = [
  '#000',
  '#f00',
  '#0f0',
  '#ff0',
  '#00f',
  '#f0f',
  '#0ff',
  '#fff',
] as const;

const enlargedRows = 12;
/** Characters drawn and kept, each way; a page has seldom more than two hundred different ones. */
const slotsAcross = 24;
const slotsDown = 24;
const nothing = 0xffffffff;
const tallBit = 1 << 21;

/**
 * Draws decoded pages on a canvas, crisp at any size: a cell is a whole number of the device's
 * pixels each way, and every dot of it ends on one. Touches only the cells that look other than
 * before.
 */
export class TeletextScreen {
  readonly #context: CanvasRenderingContext2D;
  readonly #slots: CanvasRenderingContext2D;
  readonly #slotOf = new Map<number, number>();
  readonly #shown = new Uint32Array(frameLength).fill(nothing);
  #width = cellWidth;
  #height = cellHeight;
  #size: Size = 'full';
  /** The colour that the context fills with, by number; none after a change of size. */
  #filledWith = -1;

  /** @throws when the canvas has no 2D context */
  constructor(readonly canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    const slots = document.createElement('canvas').getContext('2d');
    if (!context || !slots) throw new Error('the canvas has no 2D context');
    this.#context = context;
    this.#slots = slots;
    this.layOut(columns * cellWidth, rows * cellHeight);
  }

  /**
   * Fits the picture into that many of the device's pixels; the canvas takes up at most so many.
   * The next `draw` draws everything.
   */
  layOut(width: number, height: number, size: Size = this.#size): void {
    this.#width = Math.max(1, Math.floor(width / columns));
    this.#height = Math.max(1, Math.floor(height / rows));
    this.#size = size;
    this.canvas.width = this.#width * columns;
    this.canvas.height = this.#height * rows;
    this.#slots.canvas.width = this.#width * slotsAcross;
    this.#slots.canvas.height = this.#height * 2 * slotsDown;
    this.#slotOf.clear();
    this.#filledWith = -1;
    this.#shown.fill(nothing);
  }

  /**
   * @param cells a decoded page
   * @returns how many cells were touched
   */
  draw(cells: Uint32Array, viewing: Viewing = plainViewing): number {
    let touched = 0;
    for (let row = 0; row < rows; row++) {
      const place = this.#placeOf(row);
      if (!place) continue;
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const cell = shownCell(cells[at], viewing);
        if (cell === this.#shown[at]) continue;
        this.#shown[at] = cell;
        this.#paint(cell, column * this.#width, place.top, place.tall);
        touched++;
      }
    }
    return touched;
  }

  /** Where a row stands in the picture; undefined while it is out of it. */
  #placeOf(row: number): Readonly<{ top: number; tall: boolean }> | undefined {
    if (this.#size === 'full' || row === promptRow) return { top: row * this.#height, tall: false };
    const line = this.#size === 'top' ? row : row - enlargedRows;
    if (line < 0 || line >= enlargedRows) return undefined;
    return { top: line * 2 * this.#height, tall: true };
  }

  #paint(cell: number, left: number, top: number, tall: boolean): void {
    const context = this.#context;
    const height = tall ? this.#height * 2 : this.#height;
    if (cell & clearBit) context.clearRect(left, top, this.#width, height);
    if ((cell & 0x7f) === 0x20) {
      if (!(cell & clearBit)) this.#fill(backgroundOf(cell), left, top, height);
      return;
    }
    const slot = this.#slotFor(cell, tall);
    const x = (slot % slotsAcross) * this.#width;
    const y = Math.floor(slot / slotsAcross) * 2 * this.#height;
    const from = this.#slots.canvas;
    context.drawImage(from, x, y, this.#width, height, left, top, this.#width, height);
  }

  /** Setting a colour is dear: most cells have that of the one before. */
  #fill(color: number, left: number, top: number, height: number): void {
    if (color !== this.#filledWith) this.#context.fillStyle = screenColors[color];
    this.#filledWith = color;
    this.#context.fillRect(left, top, this.#width, height);
  }

  /** Where the character stands, in its ink on its ground; drawn now if it never was. */
  #slotFor(cell: number, tall: boolean): number {
    const key = cell | (tall ? tallBit : 0);
    const known = this.#slotOf.get(key);
    if (known !== undefined) return known;
    if (this.#slotOf.size === slotsAcross * slotsDown) {
      this.#slotOf.clear();
      this.#slots.clearRect(0, 0, this.#slots.canvas.width, this.#slots.canvas.height);
    }
    const slot = this.#slotOf.size;
    this.#slotOf.set(key, slot);
    this.#drawSlot(slot, cell, tall);
    return slot;
  }

  #drawSlot(slot: number, cell: number, tall: boolean): void {
    const dots = dotsOf(cell);
    const half = partOf(cell);
    const shownRows = half === 0 ? cellHeight : cellHeight / 2;
    const firstRow = half === 0 || half === topHalf ? 0 : shownRows;
    const height = tall ? this.#height * 2 : this.#height;
    const left = (slot % slotsAcross) * this.#width;
    const top = Math.floor(slot / slotsAcross) * 2 * this.#height;
    const edgeX = (dot: number) => left + Math.round((dot * this.#width) / cellWidth);
    const edgeY = (row: number) => top + Math.round((row * height) / shownRows);
    if (!(cell & clearBit)) {
      this.#slots.fillStyle = screenColors[backgroundOf(cell)];
      this.#slots.fillRect(left, top, this.#width, height);
    }
    this.#slots.fillStyle = screenColors[foregroundOf(cell)];
    for (let row = 0; row < shownRows; row++) {
      const line = dots[firstRow + row];
      const [from, to] = [edgeY(row), edgeY(row + 1)];
      for (let dot = 0; dot < cellWidth; dot++) {
        const start = dot;
        while (dot < cellWidth && (line >> (cellWidth - 1 - dot)) & 1) dot++;
        if (dot > start) {
          this.#slots.fillRect(edgeX(start), from, edgeX(dot) - edgeX(start), to - from);
        }
      }
    }
  }
}
