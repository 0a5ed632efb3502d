export type Direction = 'up' | 'down' | 'left' | 'right';

/** Half the width of the band around each diagonal in which nothing changes, in radians. */
const diagonalBand = Math.PI / 15;

/**
 * The direction that a thumb or stick means. Close to the middle it means none; close to a
 * diagonal it goes on meaning what it meant, so that no turn comes by accident.
 * @param x,y offset from the middle, y downwards
 * @param deadZone in the same unit
 */
export function directionOf(
  x: number,
  y: number,
  deadZone: number,
  current: Direction | undefined,
): Direction | undefined {
  if (x * x + y * y < deadZone * deadZone) return undefined;
  const angle = Math.atan2(Math.abs(y), Math.abs(x));
  const vertical: Direction = y < 0 ? 'up' : 'down';
  const horizontal: Direction = x < 0 ? 'left' : 'right';
  if (Math.abs(angle - Math.PI / 4) > diagonalBand) {
    return angle > Math.PI / 4 ? vertical : horizontal;
  }
  // Only a neighbour of this diagonal may be kept.
  return current === vertical || current === horizontal ? current : undefined;
}
