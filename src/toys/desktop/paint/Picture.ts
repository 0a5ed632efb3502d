/** Side of an undo tile, in pixels. */
const tile = 64;

/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** The pixels of a tile before a step; a single colour where all were the same. */
type Tile = Uint32Array | number;
type Step = Map<number, Tile>;

/** Upper bound of the undo history in bytes. The oldest steps are dropped first. */
const maxRemembered = 64_000_000;

const sizeOf = (step: Step): number =>
  [...step.values()].reduce<number>(
    (sum, kept) => sum + (typeof kept === 'number' ? 16 : kept.byteLength),
    0,
  );

/**
 * A picture as an array of colours, one number for each pixel (in the format of a canvas on a
 * little-endian machine: `0xAABBGGRR`). Undo stores the tiles that a step has changed.
 */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
  readonly #across: number;
  #step: Step | undefined;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #bytes = 0;
  #dirty: { left: number; top: number; right: number; bottom: number } | undefined;

  constructor(width: number, height: number, pixels = new Uint32Array(width * height).fill(white)) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
    this.#across = Math.ceil(width / tile);
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** The area that has changed since the last call. */
  takeDirty(): Box | undefined {
    const box = this.#dirty;
    this.#dirty = undefined;
    return box;
  }

  /** Begins a step: everything drawn until it ends is undone together. */
  begin(): void {
    this.#step ??= new Map();
  }

  /** Ends the step. A step that changed nothing is dropped. */
  end(): void {
    const step = this.#step;
    this.#step = undefined;
    if (!step || step.size === 0) return;
    this.#undo.push(step);
    this.#redo = [];
    this.#bytes += sizeOf(step);
    while (this.#bytes > maxRemembered && this.#undo.length > 1) {
      this.#bytes -= sizeOf(this.#undo.shift() ?? new Map());
    }
  }

  /** Undoes what the current step has drawn so far. The step continues. */
  revert(): void {
    const step = this.#step;
    if (!step) return;
    for (const [at, kept] of step) this.#write(at, kept);
    step.clear();
  }

  undo(): void {
    this.#step = undefined;
    this.#swap(this.#undo, this.#redo);
  }
  redo(): void {
    this.#swap(this.#redo, this.#undo);
  }

  /** @returns a pixel's colour; undefined outside the picture */
  at(x: number, y: number): number | undefined {
    const isIn = x >= 0 && y >= 0 && x < this.width && y < this.height;
    return isIn ? this.pixels[y * this.width + x] : undefined;
  }

  /** Fills a part of a row, clipped to the picture. */
  row(y: number, from: number, to: number, color: number): void {
    const left = Math.max(0, from);
    const right = Math.min(this.width, to);
    if (y < 0 || y >= this.height || left >= right) return;
    this.touch(left, y, right, y + 1);
    this.pixels.fill(color, y * this.width + left, y * this.width + right);
  }

  /** Fills a rectangle. */
  fill(left: number, top: number, right: number, bottom: number, color: number): void {
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y += 1) {
      this.row(y, left, right, color);
    }
  }

  /** Copies a rectangle. */
  cut(left: number, top: number, width: number, height: number): Uint32Array {
    const part = new Uint32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * this.width + left;
      part.set(this.pixels.subarray(from, from + width), y * width);
    }
    return part;
  }

  /** Pastes a rectangle of pixels, clipped to the picture. */
  paste(part: Uint32Array, width: number, left: number, top: number): void {
    const height = part.length / width;
    const [x0, x1] = [Math.max(0, left), Math.min(this.width, left + width)];
    const [y0, y1] = [Math.max(0, top), Math.min(this.height, top + height)];
    if (x0 >= x1 || y0 >= y1) return;
    this.touch(x0, y0, x1, y1);
    for (let y = y0; y < y1; y += 1) {
      const from = (y - top) * width - left;
      this.pixels.set(part.subarray(from + x0, from + x1), y * this.width + x0);
    }
  }

  /** Stores the tiles that are about to change. */
  touch(left: number, top: number, right: number, bottom: number): void {
    this.#mark(left, top, right, bottom);
    const step = this.#step;
    if (!step) return;
    const lastRow = Math.floor((bottom - 1) / tile);
    const lastColumn = Math.floor((right - 1) / tile);
    for (let row = Math.floor(top / tile); row <= lastRow; row += 1) {
      for (let column = Math.floor(left / tile); column <= lastColumn; column += 1) {
        const at = row * this.#across + column;
        if (!step.has(at)) step.set(at, this.#read(at));
      }
    }
  }

  #mark(left: number, top: number, right: number, bottom: number): void {
    const box = this.#dirty;
    if (!box) {
      this.#dirty = { left, top, right, bottom };
      return;
    }
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }

  #boxOf(at: number): Box {
    const left = (at % this.#across) * tile;
    const top = Math.floor(at / this.#across) * tile;
    return {
      left,
      top,
      right: Math.min(this.width, left + tile),
      bottom: Math.min(this.height, top + tile),
    };
  }

  #read(at: number): Tile {
    const { left, top, right, bottom } = this.#boxOf(at);
    const first = this.pixels[top * this.width + left];
    for (let y = top; y < bottom; y += 1) {
      const row = this.pixels.subarray(y * this.width + left, y * this.width + right);
      for (const color of row) {
        if (color !== first) return this.cut(left, top, right - left, bottom - top);
      }
    }
    return first;
  }

  #write(at: number, kept: Tile): void {
    const { left, top, right, bottom } = this.#boxOf(at);
    this.#mark(left, top, right, bottom);
    const width = right - left;
    for (let y = top; y < bottom; y += 1) {
      const start = y * this.width + left;
      if (typeof kept === 'number') this.pixels.fill(kept, start, start + width);
      else this.pixels.set(kept.subarray((y - top) * width, (y - top + 1) * width), start);
    }
  }

  #swap(from: Step[], to: Step[]): void {
    const step = from.pop();
    if (!step) return;
    const before: Step = new Map();
    for (const [at, kept] of step) {
      before.set(at, this.#read(at));
      this.#write(at, kept);
    }
    to.push(before);
    this.#bytes = [...this.#undo, ...this.#redo].reduce((sum, each) => sum + sizeOf(each), 0);
  }
}

export const white = 0xffffffff;

/** "#rrggbb" as a pixel. */
export function pixelOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return (0xff000000 | ((value & 0xff) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
}

/** A pixel as "#rrggbb". */
export function colorOf(pixel: number): string {
  const value = ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 0xff);
  return `#${value.toString(16).padStart(6, '0')}`;
}
