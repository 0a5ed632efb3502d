import { klondike } from '../../../scenes/klondike/game';
import { storedModes } from '../../hosts/modes';

/** The seed of the next deal: one that was proven winnable, unless the player prefers any deal. */
export function chooseSeed(): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return klondike.seedFor?.(drawn, storedModes(klondike as never)) ?? drawn;
}
