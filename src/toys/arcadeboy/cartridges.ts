import { catalogue, type GameEntry } from '../../../scenes/catalogue';

export type Cartridge = GameEntry & Required<Pick<GameEntry, 'cartridge'>>;

function isCartridge(entry: (typeof catalogue)[number]): entry is Cartridge {
  return entry.kind === 'game' && entry.cartridge !== undefined;
}

/** The handheld's games, in the order of its menu. */
export const cartridges: readonly Cartridge[] = catalogue.filter(isCartridge);
