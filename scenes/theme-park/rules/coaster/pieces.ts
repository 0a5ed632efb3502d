import { numbered } from '../numbered';

/**
 * The pieces of a coaster's track. Each covers one cell. Saved parks and recordings refer to them by
 * number: append only, 8 at most.
 */
export const shapes = [
  'straight',
  'left',
  'right',
  'chain',
  'up',
  'down',
  'steep',
  'loop',
] as const;
export type Shape = (typeof shapes)[number];
/** The number of each shape. */
export const shape = numbered(shapes);

/** Levels that a piece rises. */
export const rise = Int8Array.of(0, 0, 0, 1, 1, -1, -2, 0);
/** Quarter turns to the right. */
const turn = Uint8Array.of(0, 3, 1, 0, 0, 0, 0, 0);
/** The highest level of a track. */
export const topLevel = 7;

/** Where a piece begins: its cell, or -1 outside the park; its direction as of `neighbourOf`. */
export type Joint = { cell: number; direction: number; level: number };

/** A piece as a number above 0: its shape, and the direction and level at which it begins. */
export function trackOf(piece: number, direction: number, level: number): number {
  return 1 + piece + 8 * direction + 32 * level;
}
export const maxTrack = trackOf(7, 3, topLevel);

export function shapeOf(track: number): number {
  return (track - 1) & 7;
}
export function directionOf(track: number): number {
  return ((track - 1) >> 3) & 3;
}
export function levelOf(track: number): number {
  return (track - 1) >> 5;
}

/** The direction in which a train leaves a piece that it enters in a direction. */
export function directionAfter(piece: number, direction: number): number {
  return (direction + turn[piece]) & 3;
}

/** Energy of a train, in hundredths of a level: what the station and the chain give at least. */
export const launchEnergy = 60;
const chainEnergy = 40;
/** A slower train stands still. */
const leastEnergy = 10;
/** What a loop needs. */
const loopEnergy = 220;
const perLevel = 100;

/** The energy of a train after a piece; 0 if it comes to a halt on it. */
export function energyAfter(piece: number, energy: number): number {
  if (piece === shape.loop && energy < loopEnergy) return 0;
  const friction = 3 + (energy >> 7);
  const left = energy - perLevel * rise[piece] - friction;
  if (piece === shape.chain) return Math.max(chainEnergy, left);
  return left < leastEnergy ? 0 : left;
}
