import { type Turn, turnToAxes } from './turns';
import { add, cross, dot, scale, unit, type Vector } from './vectors';

/** A triangular face of the die, in the die's own frame. */
export type Face = Readonly<{
  corners: readonly [Vector, Vector, Vector];
  centre: Vector;
  /** Unit vectors: along a line of its text, from its base to its tip, and outwards. */
  right: Vector;
  up: Vector;
  out: Vector;
  /** The rotation that brings the face to the front, upright. */
  toFront: Turn;
}>;

const golden = (1 + Math.sqrt(5)) / 2;

/** The twelve corners, at distance 1 from the centre. */
export const corners: readonly Vector[] = [-1, 1].flatMap((one) =>
  [-golden, golden].flatMap((other): Vector[] => [
    unit([0, one, other]),
    unit([one, other, 0]),
    unit([other, 0, one]),
  ]),
);

/**
 * Distance of a face's centre from its corners, and from the die's centre, for corners at distance
 * 1.
 */
export const faceRadius = 0.607_062;
export const faceDistance = 0.794_654;

function faceOf(a: Vector, b: Vector, c: Vector): Face {
  const centre = scale(add(add(a, b), c), 1 / 3);
  const out = unit(centre);
  const up = unit(add(a, scale(centre, -1)));
  const right = cross(up, out);
  return { corners: [a, b, c], centre, right, up, out, toFront: turnToAxes(right, up, out) };
}

/** The dot product of neighbouring corners is 1/√5; that of others is negative. */
const areNeighbours = (a: Vector, b: Vector): boolean => a !== b && dot(a, b) > 0;

/** All twenty faces. */
export const faces: readonly Face[] = corners.flatMap((a, first) =>
  corners.slice(first + 1).flatMap((b, second) =>
    corners
      .slice(first + second + 2)
      .filter((c) => areNeighbours(a, b) && areNeighbours(b, c) && areNeighbours(a, c))
      .map((c) => faceOf(a, b, c)),
  ),
);
