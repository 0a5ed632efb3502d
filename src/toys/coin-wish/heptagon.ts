/** A point, y down. */
type Point = readonly [x: number, y: number];

const sides = 7;

/** The corners of a regular heptagon about the origin, one of them at the top. */
export function heptagonCorners(radius: number): readonly Point[] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** The width of the curve whose corners are at that radius; it is the same in every direction. */
export function curveWidth(radius: number): number {
  return 2 * radius * Math.cos(Math.PI / (2 * sides));
}

/**
 * The outline of a seven-sided coin: two neighbouring corners are joined by an arc about the
 * opposite corner, so that the width is constant.
 */
export function equilateralCurve(radius: number): string {
  const arc = curveWidth(radius).toFixed(3);
  const [first, ...others] = heptagonCorners(radius).map(
    ([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`,
  );
  const arcs = [...others, first].map((to) => `A${arc} ${arc} 0 0 1 ${to}`);
  return `M${first}${arcs.join('')}z`;
}
