import { catalogue, type GameEntry } from '../../../scenes/catalogue';
import type { KeyLine } from '../../content/remoteKeys';
import { keyName } from '../../hosts/keyName';
import { withHostControls } from '../../hosts/session/hostControls';
import { bindings, keysOf, loadBindings } from '../../stores/bindings';

/** The game at an address: that of its route, or the cartridge named in the query. */
export function gameAt(pathname: string, search: string): GameEntry | undefined {
  const games = catalogue.filter((entry) => entry.kind === 'game' && entry.route === pathname);
  const asked = new URLSearchParams(search).get('game');
  const found = games.find(({ id }) => id === asked) ?? (games.length === 1 ? games[0] : undefined);
  return found?.kind === 'game' ? found : undefined;
}

/** Every key of a game, with the player's own bindings. */
export async function gameKeys(entry: GameEntry): Promise<readonly KeyLine[]> {
  const game = await entry.load();
  loadBindings();
  const controls = withHostControls(game.controls, entry.cartridge !== undefined);
  const keys = keysOf(bindings.getState(), entry.id, controls);
  return controls
    .map(({ id, label }): KeyLine => [(keys[id] ?? []).map(keyName).join(' or '), label])
    .filter(([names]) => names !== '');
}
