/**
 * A picture that is written pixel by pixel, for shapes that rectangles cannot draw. It starts
 * transparent.
 */
export class Pixels {
  readonly #image: ImageData;
  readonly #data: Uint32Array;
  readonly #colors = new Map<string, number>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#image = new ImageData(width, height);
    this.#data = new Uint32Array(this.#image.data.buffer);
  }

  /** @param color `#rrggbb` @param alpha from 0 to 255 */
  set(x: number, y: number, color: string, alpha = 255): void {
    this.#data[y * this.width + x] = this.#packed(color) + alpha * 0x1000000;
  }

  /** The colour without alpha, red in the lowest byte. */
  #packed(color: string): number {
    const known = this.#colors.get(color);
    if (known !== undefined) return known;
    const value = Number.parseInt(color.slice(1), 16);
    const packed = ((value & 0xff) << 16) | (value & 0xff00) | (value >> 16);
    this.#colors.set(color, packed);
    return packed;
  }

  putOn(pen: CanvasRenderingContext2D): void {
    pen.putImageData(this.#image, 0, 0);
  }
}
