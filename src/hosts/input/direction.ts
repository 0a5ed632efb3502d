export type Direction = 'up' | 'down' | 'left' | 'right';

/** Half the width of the band around each diagonal in which the direction stays, in radians. */
const diagonalBand = Math.PI / 15;

/**
 * The direction of a thumb or stick. Near the middle there is none. Near a diagonal the current one
 * stays, so that no turn happens by accident.
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
  // Only a direction next to this diagonal may stay.
  return current === vertical || current === horizontal ? current : undefined;
}
