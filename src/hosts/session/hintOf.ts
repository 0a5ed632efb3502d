import type { Game } from '../../../scenes/kit/Game';

/** What to press first in a game, on this device; undefined if the game says nothing. */
export function hintOf({ firstHint }: Partial<Pick<Game, 'firstHint'>>): string | undefined {
  if (typeof firstHint !== 'object') return firstHint;
  return firstHint[matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys'];
}
