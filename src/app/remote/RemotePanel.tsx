import play from 'virtual:play-directory';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { catalogue, type GameEntry } from '../../../scenes/catalogue';
import { Dialog } from '../../components/Dialog';
import { Emoji } from '../../components/Emoji';
import { pages } from '../../content/pages';
import { type KeyLine, keysEverywhere, remoteKeys } from '../../content/remoteKeys';
import { keyName } from '../../hosts/keyName';
import { withHostControls } from '../../hosts/session/hostControls';
import { albumHash } from '../../objects/album/albumHash';
import { bindings, keysOf, loadBindings } from '../../stores/bindings';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import styles from './RemotePanel.module.css';

/** The game at an address: that of its route, or the cartridge named in the query. */
function gameAt(pathname: string, search: string): GameEntry | undefined {
  const games = catalogue.filter(
    (entry): entry is GameEntry => entry.kind === 'game' && entry.route === pathname,
  );
  const asked = new URLSearchParams(search).get('game');
  return games.find(({ id }) => id === asked) ?? (games.length === 1 ? games[0] : undefined);
}

/** Every key of a game, with the player's own bindings. */
async function gameKeys(entry: GameEntry): Promise<readonly KeyLine[]> {
  const game = await entry.load();
  loadBindings();
  const controls = withHostControls(game.controls, entry.cartridge !== undefined);
  const keys = keysOf(bindings.getState(), entry.id, controls);
  return controls
    .map(({ id, label }): KeyLine => [(keys[id] ?? []).map(keyName).join(' or '), label])
    .filter(([names]) => names !== '');
}

/** The pages of every day, the first last. */
const daily = ['/', '/settings', '/today'];

/** Every page and every cartridge once. The pages of every day come first. */
const places = [
  ...pages.toSorted((one, other) => daily.indexOf(other.path) - daily.indexOf(one.path)),
  ...play.filter(({ path }) => path.includes('?')),
];

function Keys({ title, lines }: Readonly<{ title: string; lines: readonly KeyLine[] }>) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {lines.map(([keys, does]) => (
          <div key={keys + does}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links to every page and game, and the keys of the current page. */
function Remote({ onClose }: Readonly<{ onClose: () => void }>) {
  const { pathname, search } = useLocation();
  const [keys, setKeys] = useState<readonly KeyLine[]>([]);
  const muted = useSettings((state) => state.muted);
  const game = gameAt(pathname, search);

  useEffect(() => {
    if (!game) return;
    let wanted = true;
    gameKeys(game).then(
      (read) => wanted && setKeys(read),
      (error: unknown) => console.warn('The keys of the game could not be loaded.', error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);

  return (
    <div className={styles.remote}>
      <nav aria-label="Everywhere">
        <ul className={styles.places}>
          {places.map(({ path, label, emoji }) => (
            <li key={path}>
              <Link
                to={path === '/settings' && game ? `${path}#${game.id}` : path}
                onClick={onClose}
                aria-current={path === pathname ? 'page' : undefined}
              >
                <Emoji symbol={emoji} /> {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={{ search, hash: albumHash }} preventScrollReset onClick={onClose}>
              <Emoji symbol="⭐" /> Album
            </Link>
          </li>
          <li>
            <button
              type="button"
              aria-pressed={muted}
              onClick={() => settings.setState({ muted: !muted })}
            >
              <Emoji symbol="📻" /> {muted ? 'Sound on' : 'Mute'}
            </button>
          </li>
        </ul>
      </nav>
      {game && <Keys title={`Keys of ${game.title}`} lines={keys} />}
      <Keys title={game ? 'Keys of its page' : 'Keys here'} lines={remoteKeys[pathname] ?? []} />
      <Keys title="Keys everywhere" lines={keysEverywhere} />
    </div>
  );
}

type Props = Readonly<{ open: boolean; onClose: () => void }>;

/** The remote: one key or button from every page and every game. */
export function RemotePanel({ open, onClose }: Props) {
  return createPortal(
    <Dialog open={open} onClose={onClose} title="Remote" tone="orange">
      <Remote onClose={onClose} />
    </Dialog>,
    document.body,
  );
}
