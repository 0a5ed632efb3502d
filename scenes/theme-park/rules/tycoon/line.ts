import { neighbourOf } from '../routes';
import { ground, type Park } from '../ThemeParkState';
import type { Town } from './freshTown';

/** Queueing guests that one square of path has room for. */
export const perSquare = 6;

/** Whether one more may queue in a square. Others, who queue for another ride there, make room. */
export function hasRoom({ standing, lineOf }: Readonly<Town>, goal: number, cell: number): boolean {
  return standing[cell] < perSquare || lineOf[cell] !== goal + 1;
}

/**
 * Whether a guest on the way to a ride has met the end of its queue: the next square is full, or
 * others queue for it where they stand.
 */
export function meetsLine(
  { queue }: Park,
  town: Readonly<Town>,
  goal: number,
  cell: number,
  next: number,
): boolean {
  return queue[goal] > 0 && (!hasRoom(town, goal, next) || town.lineOf[cell] === goal + 1);
}

/** The square in which somebody stands who queues from a square: that one, or one beside it; -1 for none. */
export function placeBeside(state: Park, town: Town, goal: number, cell: number): number {
  if (hasRoom(town, goal, cell)) return cell;
  for (let side = 0; side < 4; side += 1) {
    const next = neighbourOf(state, cell, side);
    if (next >= 0 && state.ground[next] === ground.path && hasRoom(town, goal, next)) return next;
  }
  return -1;
}

/** A guest stands in line for a ride, in a square. */
export function standIn(town: Town, goal: number, cell: number): void {
  town.standing[cell] += 1;
  town.lineOf[cell] = goal + 1;
}

/** And leaves that square. */
export function standOff(town: Town, cell: number): void {
  town.standing[cell] -= 1;
  if (town.standing[cell] === 0) town.lineOf[cell] = 0;
}
