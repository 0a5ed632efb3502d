import type { BaseState } from '../../kit/rules/contract';
import type { HeroConfig } from '../config';

/** All shapes as plain numbers; a shape is an index. */
export interface HeroState extends BaseState {
  config: HeroConfig;
  /** Width and height of the field in CSS pixels; one by one until it is measured. */
  field: Float32Array;
  /** Factor on every shape's width, by the field's width. */
  scale: number;
  /** Where the pointer is, in pixels of the field. */
  pointer: Float32Array;
  pointing: boolean;
  /**
   * What changes every tick, field by field, so that it goes to the graphics card in one piece:
   * all x, all y (centres, px), all x velocities, all y velocities (px per tick).
   */
  motion: Float32Array;
  /** The velocity that each shape returns to (px per tick): all x, then all y. */
  drift: Float32Array;
  /** Width of each shape at scale 1 (px). */
  width: Float32Array;
  /** Orientation at tick 0 (turns). */
  turn: Float32Array;
  /** Turning (turns per tick). */
  spin: Float32Array;
  /** Index into `kinds`. */
  kind: Uint8Array;
  /** Index into `neons`. */
  color: Uint8Array;
}

export type HeroAction =
  | Readonly<{ type: 'field'; width: number; height: number }>
  | Readonly<{ type: 'point'; x: number; y: number }>
  | Readonly<{ type: 'leave' }>;
