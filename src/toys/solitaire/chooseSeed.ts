import { defaultsOf } from '../../../scenes/kit/rules/config';
import { type KlondikeConfig, klondikeConfig } from '../../../scenes/klondike/config';
import { klondike } from '../../../scenes/klondike/game';
import { winnableDeals } from '../../../scenes/klondike/rules/winnable';
import { storedModes } from '../../hosts/modes';

/** The seed of the next deal: of one that was proven winnable, unless the player wants any. */
export function chooseSeed(): number {
  const chosen = storedModes(klondike as never);
  const config = { ...defaultsOf(klondikeConfig), ...chosen } as KlondikeConfig;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  if (!config.winnable) return drawn;
  const deals = winnableDeals(config);
  return deals[drawn % deals.length];
}
