import type { BaseState } from '../../../../scenes/kit/rules/contract';
import { seedRng } from '../../../../scenes/kit/rules/rng';
import type { StarterConfig } from '../config';

/** The maximum number of apples in the air at once. */
const maxApples = 16;
export const appleSize = 8;
/** Height of the basket's top above the floor. */
export const basketHeight = 10;

export interface StarterState extends BaseState {
  config: StarterConfig;
  score: number;
  lives: number;
  caught: number;
  /**
   * Left edge of the basket. It is whole because a fraction costs memory wherever a state is
   * copied.
   */
  basketX: number;
  /** -1 left, 1 right, 0 none. */
  direction: number;
  /** Where the pointer wants the middle of the basket; -1 while buttons move it. */
  aimX: number;
  leftHeld: boolean;
  rightHeld: boolean;
  /** Ticks until the next apple. */
  nextIn: number;
  /** By apple: 1 while it falls, and the position of its middle. */
  falling: Uint8Array;
  appleX: Float64Array;
  appleY: Float64Array;
}

export function freshState(config: StarterConfig, seed: number): StarterState {
  return {
    tick: 0,
    phase: 'ready',
    config: { ...config },
    rng: seedRng(seed),
    score: 0,
    lives: config.lives,
    caught: 0,
    basketX: Math.floor((config.width - config.basketWidth) / 2),
    direction: 0,
    aimX: -1,
    leftHeld: false,
    rightHeld: false,
    nextIn: 1,
    falling: new Uint8Array(maxApples),
    appleX: new Float64Array(maxApples),
    appleY: new Float64Array(maxApples),
  };
}
