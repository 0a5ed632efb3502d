import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GameHeader } from '../../components/GameHeader';
import { useHydrated } from '../../components/useHydrated';
import { desktopState, stateIn } from '../../lib/addresses';
import { DesktopToy } from '../../toys/desktop/DesktopToy';
import styles from './DesktopPage.module.css';

const headingId = 'desktop-heading';
/** The highest number of windows that an address may open. */
const maxOpened = 12;

/** The page of the desktop: a computer of 1995. */
function DesktopPage() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const address = useLocation();
  const asked = hydrated ? (stateIn(desktopState, address) ?? '') : '';
  const open = useMemo(
    () =>
      asked
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .slice(0, maxOpened),
    [asked],
  );
  const linkTo = useCallback((apps: readonly string[]) => {
    const link = new URL(location.pathname, location.origin);
    if (apps.length > 0) link.searchParams.set('open', apps.join(','));
    return link.href;
  }, []);

  return (
    <div className={styles.page}>
      <GameHeader title="Retro Desktop" id={headingId} emoji="🖥️">
        It is 1995, it is raining, and the computer is free until tea.
      </GameHeader>
      <div className={styles.monitor}>
        <div className={styles.display}>
          <DesktopToy
            labelledBy={headingId}
            open={open}
            linkTo={linkTo}
            onExit={() => void navigate('/')}
          />
        </div>
        <p className={styles.chin} aria-hidden="true">
          <span>TriviTron 15</span>
          <i />
        </p>
      </div>
      <section className={styles.manual} aria-labelledby="desktop-manual">
        <h2 id="desktop-manual">The manual nobody read</h2>
        <dl>
          <div>
            <dt>Icons</dt>
            <dd>Double-click, or use the arrow keys and press Enter.</dd>
          </div>
          <div>
            <dt>Windows</dt>
            <dd>
              Ctrl and the key left of 1 switches to the next window, Shift and F4 closes one. The
              icon in a title bar has a menu that moves and resizes by arrow keys.
            </dd>
          </div>
          <div>
            <dt>Menus and files</dt>
            <dd>
              A right click, a long press or the menu key opens the menu of anything. Drag icons,
              draw a band around several, or cut, copy and paste them; F2 renames, and Ctrl with an
              arrow moves one. Everything is still here when you come back.
            </dd>
          </div>
          <div>
            <dt>Paint</dt>
            <dd>
              Arrows move the pen, Space puts it down. Two fingers, or Ctrl and the wheel, magnify;
              pressing both buttons at once undoes a stroke.
            </dd>
          </div>
          <div>
            <dt>Minesweeper</dt>
            <dd>
              Right-click or a long press plants a flag; on a number, a click opens the rest. By
              keys: arrows, Enter, F for a flag, A to ask. Its boards can be solved without
              guessing, and Hint shows how.
            </dd>
          </div>
          <div>
            <dt>Solitaire</dt>
            <dd>
              Drag, double-click to send a card to its foundation, or use the arrow keys: Enter
              takes and puts, Space sends, D draws, U takes back. The lamp knows whether the game
              can still be won.
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

export { DesktopPage as Component };
