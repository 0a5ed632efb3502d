export type Point = readonly [x: number, y: number];

/**
 * The outlines of pixels: closed polygons along the pixels' edges, with the ink at the right. Pixels
 * that touch only at a corner stay apart.
 * @param ink the lower left corners of the pixels
 */
export function outline(ink: readonly Point[]): readonly (readonly Point[])[] {
  const filled = new Set(ink.map((point) => point.join()));
  const isInk = (x: number, y: number) => filled.has(`${x},${y}`);
  /** The edges that leave a corner: the directions of their steps. */
  const edges = new Map<string, Point[]>();
  const add = (x: number, y: number, step: Point) => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), step]);
  };
  for (const [x, y] of ink) {
    if (!isInk(x - 1, y)) add(x, y, [0, 1]);
    if (!isInk(x, y + 1)) add(x, y + 1, [1, 0]);
    if (!isInk(x + 1, y)) add(x + 1, y + 1, [0, -1]);
    if (!isInk(x, y - 1)) add(x + 1, y, [-1, 0]);
  }
  /** Takes the next edge from a corner: where two pixels touch there, the one to the right. */
  const take = (x: number, y: number, [dx, dy]: Point): Point | undefined => {
    const steps = edges.get(`${x},${y}`);
    if (!steps?.length) return undefined;
    const right = steps.findIndex(([sx, sy]) => sx === dy && sy === -dx);
    return steps.splice(Math.max(right, 0), 1)[0];
  };
  const contours: Point[][] = [];
  for (const [key, steps] of edges) {
    while (steps.length > 0) {
      const [startX = 0, startY = 0] = key.split(',').map(Number);
      let [x, y] = [startX, startY];
      let step: Point | undefined = steps.shift();
      const first = step;
      const corners: Point[] = [];
      while (step) {
        x += step[0];
        y += step[1];
        const next: Point | undefined = x === startX && y === startY ? undefined : take(x, y, step);
        const after = next ?? first;
        if (after?.[0] !== step[0] || after?.[1] !== step[1]) corners.push([x, y]);
        step = next;
      }
      contours.push(corners);
    }
  }
  return contours;
}
