import { below } from '../../kit/rules/rng';
import { entranceKind } from './buildings';
import { neighbourOf } from './routes';
import { ground, noSlot, type Park, type ThemeParkState, unreached } from './ThemeParkState';

const stride = new Int32Array(4);

/** Offset to the next cell in each direction. Read it at once. */
export function strides(columns: number): Readonly<Int32Array> {
  stride[0] = -columns;
  stride[1] = 1;
  stride[2] = columns;
  stride[3] = -1;
  return stride;
}

/**
 * The direction of the next step towards a slot's goal; `arrived`, or `unreached`. From a cell
 * without path (an entrance, or a removed path) it leads to the nearest path.
 */
export function directionFrom(state: Park, slot: number, cell: number): number {
  if (slot === noSlot) return unreached;
  const base = slot * state.columns * state.rows;
  const direction = state.routes[base + cell];
  if (direction !== unreached) return direction;
  for (let side = 0; side < 4; side += 1) {
    const next = neighbourOf(state, cell, side);
    if (next >= 0 && state.routes[base + next] !== unreached) return side;
  }
  return unreached;
}

/** A random neighbouring cell that can be walked on, or -1. */
export function strollFrom(state: ThemeParkState, cell: number): number {
  const first = below(state.rng, 4);
  for (let turn = 0; turn < 4; turn += 1) {
    const next = neighbourOf(state, cell, (first + turn) & 3);
    if (next >= 0 && state.ground[next] !== ground.closed) return next;
  }
  return -1;
}

/** Whether the path under a cell was removed and no entrance stands there. */
export function isStranded(state: Park, cell: number): boolean {
  return state.ground[cell] === ground.closed && state.kindAt[cell] !== entranceKind;
}
