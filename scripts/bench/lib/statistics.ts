/** The median of a list; undefined for an empty one. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of the slopes between any two of the points `[x, y]`, so that one point far off changes
 * nothing (Theil–Sen); 0 for a single point.
 */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points
      .slice(index + 1)
      .filter(([otherX]) => otherX !== x)
      .map(([otherX, otherY]) => (otherY - y) / (otherX - x)),
  );
  return median(slopes) ?? 0;
}

/** The list rotated by a number of places, so that no candidate always comes first. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
