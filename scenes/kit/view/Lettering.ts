import type { BaseState } from '../rules/contract';
import { glyphSprites } from './glyphs';
import type { ImagePool } from './ImagePool';
import type { FrameInfo } from './KitScene';

/** Widths of a letter and of a space, and how much the outlines of neighbours overlap. */
const letterWidth = 5;
const blankWidth = 3;
const shared = 1;

/** The sprite names by character, made once so that drawing concatenates no strings. */
const frameOf: ReadonlyMap<string, string> = new Map(
  Object.keys(glyphSprites).map((name) => [name.slice('glyph '.length), name]),
);

/** The width of a text, in its own pixels. */
function widthOf(text: string): number {
  let width = shared;
  for (let index = 0; index < text.length; index++) {
    width += (frameOf.has(text.charAt(index)) ? letterWidth : blankWidth) - shared;
  }
  return width;
}

/** Writes a text centred on a point. A character without a drawing is left blank. */
export function write(
  pool: ImagePool,
  text: string,
  x: number,
  y: number,
  scale = 1,
  alpha = 1,
): void {
  let left = x - (widthOf(text) * scale) / 2;
  for (let index = 0; index < text.length; index++) {
    const frame = frameOf.get(text.charAt(index));
    const width = frame ? letterWidth : blankWidth;
    if (frame) {
      const image = pool.next(frame, left + (width * scale) / 2, y);
      image.setScale(scale).setAlpha(alpha);
    }
    left += (width - shared) * scale;
  }
}

/** How long points stay visible in ms, and how far they rise in pixels. */
const pointsMs = 800;
const pointsRise = 14;
/** Durations of a headline in ms: it drops in, stays and leaves. */
const headlineMs = 1500;

/** Points that rise from where they were scored, and a headline. */
export class Messages {
  readonly #points: { text: string; x: number; y: number; left: number }[] = Array.from(
    { length: 6 },
    () => ({ text: '', x: 0, y: 0, left: 0 }),
  );
  #next = 0;
  #headline = '';
  #second = '';
  #left = 0;

  points(text: string, x: number, y: number): void {
    Object.assign(this.#points[this.#next], { text, x, y, left: pointsMs });
    this.#next = (this.#next + 1) % this.#points.length;
  }

  headline(text: string, second = ''): void {
    this.#headline = text;
    this.#second = second;
    this.#left = headlineMs;
  }

  clear(): void {
    for (const each of this.#points) each.left = 0;
    this.#left = 0;
  }

  /** @param x and top: where a headline is placed */
  draw(pool: ImagePool, { deltaMs, still }: FrameInfo<BaseState>, x: number, top: number): void {
    for (const each of this.#points) {
      if (each.left <= 0) continue;
      each.left -= deltaMs;
      const gone = still ? 0.4 : 1 - Math.max(0, each.left) / pointsMs;
      const rise = pointsRise * (1 - (1 - gone) * (1 - gone));
      write(pool, each.text, each.x, each.y - rise);
    }
    if (this.#left <= 0) return;
    this.#left -= deltaMs;
    const shown = headlineMs - this.#left;
    const drop = still ? 0 : Math.max(0, 1 - shown / 220);
    const alpha = still ? 1 : Math.min(1, Math.max(0, this.#left / 200));
    const y = top + 34 - 40 * drop * drop;
    write(pool, this.#headline, x, y, 3, alpha);
    if (this.#second !== '') write(pool, this.#second, x, y + 22, 2, alpha);
  }
}
