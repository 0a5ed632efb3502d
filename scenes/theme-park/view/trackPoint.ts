import { columnStep, rowStep } from '../../kit/rules/grid';
import {
  directionAfter,
  directionOf,
  levelOf,
  rise,
  shape,
  shapeOf,
} from '../rules/coaster/pieces';
import { cellSize } from '../viewport';

/** World pixels that a level is high. */
export const levelHeight = 13;
const half = cellSize / 2;
/** The middle of the track lies so far below the top of its cell. */
const middle = 23;
const loopRadius = 17;

export type TrackPoint = { x: number; y: number; height: number };

/** Puts a point into a loop: along the track for a while, round, and on. */
function loop(along: number, directionX: number, directionY: number, into: TrackPoint): void {
  const round = Math.min(1, Math.max(0, (along - 0.25) * 2));
  const angle = round * Math.PI * 2;
  const forward = along < 0.25 ? along * 4 - 1 : along > 0.75 ? along * 4 - 3 : 0;
  // Seen from the front a loop leans to its side, so that it is seen at all.
  const sway = Math.sin(angle) * loopRadius;
  into.x += directionX * (forward * half + sway) + (directionY === 0 ? 0 : sway * 0.5);
  into.y += directionY * forward * half;
  into.height += (1 - Math.cos(angle)) * loopRadius;
}

/**
 * A point on a piece of track, in world pixels above its cell's corner.
 * @param along 0 where a train enters the piece, 1 where it leaves
 * @param into is filled: its place on the ground, and its height above it
 */
export function pointOn(track: number, along: number, into: TrackPoint): void {
  const piece = shapeOf(track);
  const enters = directionOf(track);
  const leaves = directionAfter(piece, enters);
  into.x = half;
  into.y = middle;
  into.height = levelOf(track) * levelHeight;
  if (piece === shape.loop) {
    loop(along, columnStep[enters], rowStep[enters], into);
    return;
  }
  // A quadratic curve from one side over the middle to the other: straight where they are opposite.
  const before = -((1 - along) ** 2) * half;
  const after = along ** 2 * half;
  const isStraight = enters === leaves;
  const from = isStraight ? (along - 0.5) * cellSize : before;
  into.x += columnStep[enters] * from + (isStraight ? 0 : columnStep[leaves] * after);
  into.y += rowStep[enters] * from + (isStraight ? 0 : rowStep[leaves] * after);
  // Even where it begins and ends.
  into.height += rise[piece] * levelHeight * along * along * (3 - 2 * along);
}
