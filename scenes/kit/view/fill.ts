export type Pen = CanvasRenderingContext2D;

/** Fills a rectangle with a CSS colour. */
export function fill(
  pen: Pen,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}
