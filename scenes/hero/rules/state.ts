import { seedRng } from '../../kit/rules/rng';
import type { HeroConfig } from '../config';

/**
 * The state before the shapes are placed, as plain numbers. A shape is an index into every array.
 */
export function freshState(config: HeroConfig, seed: number) {
  const { count } = config;
  return {
    tick: 0,
    config,
    rng: seedRng(seed),
    /** Width and height of the field in CSS pixels; 1 by 1 until it is measured. */
    field: Float32Array.of(1, 1),
    /** The factor on every shape's width. It depends on the field's width. */
    scale: 1,
    /** Position of the pointer in pixels of the field. */
    pointer: new Float32Array(2),
    pointing: false,
    /**
     * The numbers that change every tick, field by field, so that they are uploaded in one piece:
     * all x, all y (centres, px), all x velocities, all y velocities (px per tick).
     */
    motion: new Float32Array(4 * count),
    /** The velocity that each shape returns to (px per tick): all x, then all y. */
    drift: new Float32Array(2 * count),
    /** Width of each shape at scale 1 (px). */
    width: new Float32Array(count),
    /** Orientation at tick 0 (turns). */
    turn: new Float32Array(count),
    /** Turning (turns per tick). */
    spin: new Float32Array(count),
    /** Index into `kinds`. */
    kind: new Uint8Array(count),
    /** Index into `neons`. */
    color: new Uint8Array(count),
  };
}

export type HeroState = ReturnType<typeof freshState>;

export type HeroAction =
  | Readonly<{ type: 'field'; width: number; height: number }>
  | Readonly<{ type: 'point'; x: number; y: number }>
  | Readonly<{ type: 'leave' }>;
