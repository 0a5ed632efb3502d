/** The outline colour. */
export const ink = '#38223f';
const outlineWidth = 1.3;

/** Two colours that take turns. */
export type Pair = readonly [string, string];
export type Point = readonly [x: number, y: number];

/** Splits a flat list into groups of `size` numbers. */
export function groups(size: number, values: readonly number[]): readonly number[][] {
  const count = values.length / size;
  return Array.from({ length: count }, (_, at) => values.slice(at * size, (at + 1) * size));
}

/** Draws filled, outlined shapes in world pixels on a 2D canvas. */
export class Pen {
  constructor(readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }

  private finish(fill: string | undefined, outline: string | undefined): void {
    const { context } = this;
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill();
    }
    if (outline !== undefined) {
      context.strokeStyle = outline;
      context.lineWidth = outlineWidth;
      context.stroke();
    }
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    outline?: string,
    radius = 0,
  ) {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    this.finish(fill, outline);
  }

  oval(x: number, y: number, radiusX: number, radiusY: number, fill: string, outline?: string) {
    this.context.beginPath();
    this.context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
    this.finish(fill, outline);
  }

  /** Starts a path through points: x and y of each in turn. */
  private path(points: readonly number[]): void {
    this.context.beginPath();
    for (const [x, y] of groups(2, points)) this.context.lineTo(x, y);
  }

  /** A polygon. `points` are x and y of each corner in turn. */
  shape(points: readonly number[], fill: string, outline?: string): void {
    this.path(points);
    this.context.closePath();
    this.finish(fill, outline);
  }

  /** A line through points: x and y of each in turn. */
  stroke(points: readonly number[], color: string, width: number): void {
    this.path(points);
    this.context.strokeStyle = color;
    this.context.lineWidth = width;
    this.context.stroke();
  }

  /** A soft shadow on the ground. */
  shadow(x: number, y: number, radiusX: number, radiusY: number): void {
    this.oval(x, y, radiusX, radiusY, 'rgb(30 40 20 / 26%)');
  }

  /** Stripes of two colours down a box, as awnings have them. */
  stripes(x: number, y: number, width: number, height: number, colors: Pair, count: number): void {
    const each = width / count;
    for (let index = 0; index < count; index += 1) {
      this.box(x + index * each, y, each + 0.2, height, colors[index % 2]);
    }
  }

  /** A scalloped edge hanging from a line, one scallop a stripe. */
  scallops(x: number, y: number, width: number, depth: number, colors: Pair, count: number): void {
    const each = width / count;
    for (let index = 0; index < count; index += 1) {
      this.context.beginPath();
      this.context.rect(x + index * each, y - 0.4, each, 0.6);
      this.context.ellipse(x + (index + 0.5) * each, y, each / 2, depth, 0, 0, Math.PI);
      this.finish(colors[index % 2], undefined);
    }
  }

  /** Paints a drawing, and nothing beyond its size. */
  clipped({ width, height, draw }: Drawing): void {
    this.context.save();
    this.context.beginPath();
    this.context.rect(0, 0, width, height);
    this.context.clip();
    draw(this);
    this.context.restore();
  }

  text(text: string, x: number, y: number, size: number, fill: string): void {
    const { context } = this;
    context.font = `900 ${size}px "Arial Black", Arial, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
}

export function drawing(
  width: number,
  height: number,
  originX: number,
  originY: number,
  draw: (pen: Pen) => void,
) {
  return { width, height, originX, originY, draw };
}

/** A drawing in world pixels. Its origin is placed on the top left corner of its cell. */
export type Drawing = Readonly<ReturnType<typeof drawing>>;

/** A drawing that stands about its middle. */
export function centred(width: number, height: number, draw: Drawing['draw']): Drawing {
  return drawing(width, height, width / 2, height / 2, draw);
}
