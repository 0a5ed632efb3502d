import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Wordmark } from '../components/Wordmark';
import { pages } from '../content/pages';
import { siteName } from '../content/site';
import { albumHash } from '../objects/album/albumHash';
import { MuteButton } from './MuteButton';
import styles from './NavigationBar.module.css';
import { SiteRemote } from './SiteRemote';
import { SiteSearch } from './SiteSearch';

const entries = pages.filter((page) => page.inNavigation);

/** The bar at the top. On small screens its links are in a menu with a toggle button. */
export function NavigationBar() {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        toggle.current?.focus();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [open]);

  const choose = (path: string) => {
    if (!open) return;
    setOpen(false);
    // Choosing the open page causes no navigation, so focus must be moved here.
    if (path === pathname) toggle.current?.focus();
  };

  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand} onClick={() => setOpen(false)}>
        <VisuallyHidden>{siteName}</VisuallyHidden>
        <Wordmark />
      </Link>
      <nav ref={nav} className={styles.nav} aria-label="Main">
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="navigation-links"
          onClick={() => setOpen(!open)}
        >
          <span className={styles.lines} aria-hidden="true" />
          Menu
        </button>
        <ul id="navigation-links" className={styles.links} data-menu data-open={open || undefined}>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end className={styles.link} onClick={() => choose(path)}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <Link
              to={{ search, hash: albumHash }}
              state={{ opened: true }}
              preventScrollReset
              className={styles.link}
              onClick={() => setOpen(false)}
            >
              Album
            </Link>
          </li>
        </ul>
      </nav>
      <SiteSearch />
      <SiteRemote />
      <MuteButton />
    </header>
  );
}
