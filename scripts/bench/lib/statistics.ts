/** The median of a list; undefined for an empty one. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The slope of the regression line through the points `[x, y]`. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  let rise = 0;
  let run = 0;
  for (const [x, y] of points) {
    rise += (x - meanX) * (y - meanY);
    run += (x - meanX) ** 2;
  }
  return run === 0 ? 0 : rise / run;
}

/** The list rotated by a number of places, so that no candidate always comes first. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
