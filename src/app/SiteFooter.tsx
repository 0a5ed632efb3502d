import play from 'virtual:play-directory';
import { Link, useLocation } from 'react-router-dom';
import { Emoji } from '../components/Emoji';
import { StaticHtml } from '../components/StaticHtml';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Wordmark } from '../components/Wordmark';
import { pageAt, pages } from '../content/pages';
import { siteName, siteTagline } from '../content/site';
import { trademarkNotice } from '../content/trademarkNotice';
import { MotionSwitch } from './MotionSwitch';
import styles from './SiteFooter.module.css';

type Entries = readonly Readonly<{ path: string; label: string; emoji: string }>[];

function Directory({ title, entries }: Readonly<{ title: string; entries: Entries }>) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {entries.map(({ path, label, emoji }) => (
          <li key={path}>
            <Link to={path}>
              <Emoji symbol={emoji} lazy /> {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every page and every cartridge of the handheld, by name. */
function Directories() {
  const pageAt = (path: string) => pages.find((page) => page.path === path);
  const read = pages.filter(({ path }) => !play.some((entry) => entry.path === path));
  return (
    <>
      <Directory title="Look around" entries={read} />
      <Directory title="Play" entries={play.map((entry) => pageAt(entry.path) ?? entry)} />
    </>
  );
}

/** The page's number in the site's teletext service. */
function TeletextNumber() {
  const { pathname } = useLocation();
  const number = pageAt(pathname)?.number;
  if (number === undefined) return null;
  return (
    <p>
      <Link className={styles.number} to={`/teletext?p=${number}`}>
        <VisuallyHidden>This page in teletext: </VisuallyHidden>P{number}
      </Link>
    </p>
  );
}

/**
 * Whether this is the prerendering build. Static parts are prerendered; the browser keeps their HTML.
 */
const isRendered = import.meta.env.SSR || import.meta.env.DEV;

/** The footer: name, directory of the site, motion switch, and notices about trademarks. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.name}>
          <p className={styles.wordmark}>
            <VisuallyHidden>{siteName}</VisuallyHidden>
            <Wordmark />
          </p>
          <p>{siteTagline}</p>
          <MotionSwitch />
          <TeletextNumber />
        </div>
        <nav aria-label="Directory">
          <StaticHtml className={styles.directory}>{isRendered && <Directories />}</StaticHtml>
        </nav>
        <StaticHtml className={styles.small}>
          {isRendered && (
            <>
              <p>{trademarkNotice}</p>
              <p>
                Fonts: Lilita One, Silkscreen and Rubik (SIL Open Font License). Every picture,
                pattern and sound is drawn or synthesised for this site.{' '}
                <a href="/CREDITS.md">Credits and licences</a>
              </p>
            </>
          )}
        </StaticHtml>
      </div>
    </footer>
  );
}
