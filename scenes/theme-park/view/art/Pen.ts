/** The outline colour. */
export const ink = '#38223f';

export type Point = readonly [x: number, y: number];

/** Draws filled, outlined shapes in world pixels on a 2D canvas. */
export class Pen {
  constructor(
    readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    private line = 1.3,
  ) {
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
      context.lineWidth = this.line;
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
  ): void {
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    this.finish(fill, outline);
  }

  oval(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    fill: string,
    outline?: string,
  ): void {
    this.context.beginPath();
    this.context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
    this.finish(fill, outline);
  }

  shape(points: readonly Point[], fill: string, outline?: string): void {
    this.context.beginPath();
    for (const [x, y] of points) this.context.lineTo(x, y);
    this.context.closePath();
    this.finish(fill, outline);
  }

  stroke(points: readonly Point[], color: string, width: number): void {
    const { context } = this;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }

  /** A soft shadow on the ground. */
  shadow(x: number, y: number, radiusX: number, radiusY: number): void {
    this.oval(x, y, radiusX, radiusY, 'rgb(30 40 20 / 26%)');
  }

  /** Stripes of two colours down a box, as awnings have them. */
  stripes(
    x: number,
    y: number,
    width: number,
    height: number,
    colors: readonly [string, string],
    count: number,
  ): void {
    const each = width / count;
    for (let index = 0; index < count; index += 1) {
      this.box(x + index * each, y, each + 0.2, height, colors[index % 2]);
    }
  }

  /** A scalloped edge hanging from a line, one scallop a stripe. */
  scallops(
    x: number,
    y: number,
    width: number,
    depth: number,
    colors: readonly [string, string],
    count: number,
  ): void {
    const each = width / count;
    for (let index = 0; index < count; index += 1) {
      this.context.beginPath();
      this.context.rect(x + index * each, y - 0.4, each, 0.6);
      this.context.ellipse(x + (index + 0.5) * each, y, each / 2, depth, 0, 0, Math.PI);
      this.finish(colors[index % 2], undefined);
    }
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

/** A drawing in world pixels. Its origin is placed on the top left corner of its cell. */
export type Drawing = Readonly<{
  width: number;
  height: number;
  originX: number;
  originY: number;
  draw: (pen: Pen) => void;
}>;

/** A drawing that stands about its middle. */
export function centred(width: number, height: number, draw: (pen: Pen) => void): Drawing {
  return { width, height, originX: width / 2, originY: height / 2, draw };
}
