import * as gameList from '../../../scenes/gameList';
import type { GameEntry } from '../../../scenes/kit/Entry';

export type Cartridge = GameEntry & Required<Pick<GameEntry, 'cartridge'>>;

function isCartridge(entry: GameEntry): entry is Cartridge {
  return entry.cartridge !== undefined;
}

/** The handheld's games, in the order of its menu. */
export const cartridges: readonly Cartridge[] = Object.values(gameList)
  .filter((entry) => entry.kind === 'game')
  .filter(isCartridge)
  .sort((one, other) => one.place - other.place);
