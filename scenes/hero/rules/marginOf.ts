import type { HeroState } from './state';

/** How far outside the field (px) a shape's centre may lie: there nothing of it is to be seen. */
export function marginOf(state: Readonly<HeroState>): number {
  return state.config.largest * state.scale;
}
