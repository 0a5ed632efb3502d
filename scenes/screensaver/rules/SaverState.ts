import type { Rng } from '../../kit/rules/rng';
import type { ScreensaverConfig } from '../config';

export type Mote = { x: number; y: number; z: number };

/** Something that flies or bounces: a picture, its middle, its way, its turn as a unit vector. */
export type Drifter = {
  picture: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  cosine: number;
  sine: number;
  /** Turn a tick, as a unit vector. */
  turnCosine: number;
  turnSine: number;
  size: number;
};

/** A walker in a maze of whole cells; 1 is a hedge. */
export type Walk = {
  side: number;
  cells: Uint8Array;
  x: number;
  y: number;
  dirX: number;
  dirY: number;
  /** Ticks of the present turn that are left, and which way it goes: 1 right, -1 left. */
  turning: number;
  way: number;
  /** Ticks of the present step that are left. */
  stepping: number;
};

export interface SaverState {
  tick: number;
  config: ScreensaverConfig;
  rng: Rng;
  /** Width over height of the glass. */
  aspect: number;
  stars: Mote[];
  items: Drifter[];
  shapes: Drifter[];
  walk: Walk;
}
