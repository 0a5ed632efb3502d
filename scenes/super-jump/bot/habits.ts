import { below, type Rng } from '../../kit/rules/rng';
import type { Leg } from '../rules/survey';
import { Walker } from './Walker';

// What both players of Super Jump have in common.

/** Ticks from one decision to the next: at least, and at most on top of that. */
export const minThought = 8;
const moreThought = 14;
/** Pixels by which a careless leg misses at most. */
const worstAim = 14;
/** Ticks that a player looks ahead before a leg. */
export const foresight = 70;

/** Ticks until the next decision. */
export function think(rng: Rng): number {
  return minThought + below(rng, moreThought);
}

/** A leg with a bad aim. */
export function slip(rng: Rng, leg: Leg): Walker {
  const miss = below(rng, 2 * worstAim + 1) - worstAim;
  return new Walker({ ...leg, target: leg.target + miss });
}

export function ignore(): void {}
