import type { BaseState } from '../../kit/rules/contract';
import type { Field } from './Field';

/** Why a run ended. */
export type EndCause = 'fall' | 'enemy';

/** Places in `hero`, which holds pixels and pixels per tick; x and y are the upper left corner. */
export const at = { x: 0, y: 1, vx: 2, vy: 3, lastX: 4, lastY: 5 } as const;

/** How much a level can hold. */
export const capacity = { ledges: 128, coins: 64, stars: 4, enemies: 12 } as const;

/** A coin is as wide and high as a star, its place the middle. */
export const coinSize = 10;
/** Enemies are boxes whose place is the upper left corner. */
export const enemyWidth = 12;
export const enemyHeight = 10;
export const enemyKind = { walker: 0, flyer: 1 } as const;

export interface SuperJumpState extends BaseState, Field {
  config: Field['config'];
  score: number;
  lives: number;
  /** Read it with `at`; `lastX` and `lastY` are where it stood before the last tick. */
  hero: Float64Array;
  /** -1 left, 1 right. */
  facing: number;
  /** The ledge that the hero stands on, or -1 in the air. */
  standing: number;
  /** The last ledge stood on. */
  lastLedge: number;
  /** The hero rises or falls from a jump. */
  jumping: boolean;
  airJumps: number;
  /** Ticks since the hero last stood. */
  airTicks: number;
  /** Ticks for which a press of jump is still wanted. */
  jumpWanted: number;
  leftHeld: boolean;
  rightHeld: boolean;
  jumpHeld: boolean;
  /** The direction pressed last of those that are held: -1, 0 or 1. */
  way: number;
  /** Ticks for which enemies do no harm, and how many of them are a star's. */
  invincible: number;
  starlight: number;
  /** Ticks until the next level; nothing moves in them. */
  pause: number;
  coinCount: number;
  coinsLeft: number;
  coinX: Int16Array;
  coinY: Int16Array;
  coinTaken: Uint8Array;
  starCount: number;
  starX: Int16Array;
  starY: Int16Array;
  starTaken: Uint8Array;
  enemyCount: number;
  enemyX: Float64Array;
  enemyLastX: Float64Array;
  enemyY: Int16Array;
  /** The least and greatest x of an enemy's beat. */
  enemyFrom: Int16Array;
  enemyTo: Int16Array;
  enemyWay: Int8Array;
  enemyKind: Uint8Array;
  /** Empty while the run goes on. */
  cause: EndCause | '';
}
