import type { GraveyardGhostsState } from '../rules/GraveyardGhostsState';
import { cellPixels } from './sprites';

/** The middle of an actor, in pixels, as it stands between the last tick and the next. */
export function xOf({ x, lastX }: Readonly<GraveyardGhostsState>, actor: number, alpha: number) {
  return (lastX[actor] + (x[actor] - lastX[actor]) * alpha + 0.5) * cellPixels;
}

export function yOf({ y, lastY }: Readonly<GraveyardGhostsState>, actor: number, alpha: number) {
  return (lastY[actor] + (y[actor] - lastY[actor]) * alpha + 0.5) * cellPixels;
}
