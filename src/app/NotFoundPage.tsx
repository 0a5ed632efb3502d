import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink';
import { useHydrated } from '../components/useHydrated';
import { pages } from '../content/pages';
import { nearestPages } from '../lib/nearestPages';
import styles from './NotFoundPage.module.css';
import { TestCard } from './TestCard';

/** The page for unknown paths: a television without a signal. */
function NotFoundPage() {
  const { pathname } = useLocation();
  // The server sends the same HTML for every unknown path; the path is filled in after hydration.
  const hydrated = useHydrated();
  const dialled = hydrated ? pathname : '…';
  const meant = hydrated ? nearestPages(pathname, pages) : [];

  useEffect(() => {
    console.warn(`404: no page at "${pathname}"`);
  }, [pathname]);

  return (
    <div className={styles.page}>
      <div className={styles.set}>
        <TestCard />
      </div>
      <h1 tabIndex={-1}>Oops! Page not found</h1>
      <p className={styles.lead}>
        Nobody broadcasts on this channel. The page has closed down for the night, moved to another
        homepage, or was never more than a rumour from somebody’s older brother.
      </p>
      {/* The key makes a new element: a centred element that grows would count as a layout shift. */}
      <p key={dialled} className={styles.path}>
        <span>You keyed</span> <code>{dialled}</code>
      </p>
      <ButtonLink to="/" tone="yellow" size="large">
        Back to Home
      </ButtonLink>
      {/* The box reserves the space of the links before they are known. */}
      <div className={styles.meant}>
        {meant.length > 0 && (
          <nav aria-label="Perhaps you meant">
            <p>Perhaps you meant</p>
            <ul>
              {meant.map(({ path, label }) => (
                <li key={path}>
                  <ButtonLink to={path} tone="cyan">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

export { NotFoundPage as Component };
