import type { BaseState } from '../../kit/rules/contract';
import type { GraveyardGhostsConfig } from '../config';
import type { Maze } from './Maze';

/** The most ghosts there can be: one of each personality. */
export const maxGhosts = 4;

/** Places in the four lists of places: the player's, then one per ghost. */
export const playerActor = 0;
export function actorOf(ghost: number): number {
  return ghost + 1;
}

/** What lies in a cell. */
export const thing = { nothing: 0, soul: 1, pellet: 2 } as const;

/** No direction is asked for. */
export const noWay = -1;

export interface GraveyardGhostsState extends BaseState, Maze {
  config: GraveyardGhostsConfig;
  level: number;
  score: number;
  lives: number;
  /** One of `thing` per cell. */
  things: Uint8Array;
  soulsLeft: number;

  /** The cell that the player left last, or stands in. */
  playerCell: number;
  /** The way the player looks and goes; index into `directions`. */
  playerWay: number;
  playerMoves: boolean;
  /** Ticks since it left that cell. */
  playerTicks: number;
  /** The way asked for and not taken yet, or `noWay`. */
  wanted: number;
  /** Its key is still held. */
  wantedHeld: boolean;
  /** Ticks for which it is still wanted after that. */
  wantedTicks: number;

  ghostCount: number;
  /** The cell that a ghost left last, and the part of the way to the next, 0 to 1. */
  ghostCell: Uint8Array;
  ghostProgress: Float64Array;
  ghostWay: Uint8Array;
  /** Ticks for which a ghost stays where it is: before its release, and after it was caught. */
  ghostRest: Int32Array;
  /** 1 where a ghost has been spoken of as near. */
  ghostNear: Uint8Array;

  /** Middles of all actors in cells, now and before the last tick; see `actorOf`. */
  x: Float64Array;
  y: Float64Array;
  lastX: Float64Array;
  lastY: Float64Array;

  /** Ticks of power left, and ghosts caught during it. */
  power: number;
  caught: number;
  /** Ticks for which ghosts do no harm. */
  grace: number;
  /** Ticks until the next level; nothing moves in them. */
  pause: number;
  /** Number of the period, scattering when even, and its ticks left; -1 is for good. */
  period: number;
  periodTicks: number;
  /** The ghost that caught the player last; 0 before any has. */
  caughtBy: number;
  /** The learner's picture is on. */
  learning: boolean;
}

export function isScattering(state: Readonly<GraveyardGhostsState>): boolean {
  return (state.period & 1) === 0;
}
