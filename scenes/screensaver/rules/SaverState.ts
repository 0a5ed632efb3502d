import type { Rng } from '../../kit/rules/rng';
import type { ScreensaverConfig } from '../config';

export type Mote = { x: number; y: number; z: number };

/**
 * Something that flies or bounces: a picture, its centre, its velocity, its rotation as a unit
 * vector.
 */
export type Drifter = {
  picture: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  cosine: number;
  sine: number;
  /** Rotation per tick, as a unit vector. */
  turnCosine: number;
  turnSine: number;
  size: number;
};

/** A walker in a maze of whole cells. In `cells` 1 is a hedge. */
export type Walk = {
  side: number;
  cells: Uint8Array;
  x: number;
  y: number;
  dirX: number;
  dirY: number;
  /** Ticks that are left of the current turn, and its direction: 1 right, -1 left. */
  turning: number;
  way: number;
  /** Ticks that are left of the current step. */
  stepping: number;
};

export interface SaverState {
  tick: number;
  config: ScreensaverConfig;
  rng: Rng;
  /** Width divided by height of the screen. */
  aspect: number;
  stars: Mote[];
  items: Drifter[];
  shapes: Drifter[];
  walk: Walk;
}
