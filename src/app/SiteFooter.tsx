import play from 'virtual:play-directory';
import { Link } from 'react-router-dom';
import { Emoji } from '../components/Emoji';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Wordmark } from '../components/Wordmark';
import { pages } from '../content/pages';
import { siteName, siteTagline } from '../content/site';
import { trademarkNotice } from '../content/trademarkNotice';
import { MotionSwitch } from './MotionSwitch';
import styles from './SiteFooter.module.css';

type Entry = Readonly<{ path: string; label: string; emoji: string }>;

const read = pages.filter((page) => play.every(({ path }) => path !== page.path));

function Directory({ title, entries }: Readonly<{ title: string; entries: readonly Entry[] }>) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {entries.map(({ path, label, emoji }) => (
          <li key={path}>
            <Link to={path}>
              <Emoji symbol={emoji} /> {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The end of every page: the name, a directory of the whole site, what may move, and whose is what. */
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
        </div>
        <nav className={styles.directory} aria-label="Directory">
          <Directory title="Look around" entries={read} />
          {play.length > 0 && <Directory title="Play" entries={play} />}
        </nav>
        <div className={styles.small}>
          <p>{trademarkNotice}</p>
          <p>
            Letters: Lilita One, Silkscreen and Rubik (SIL Open Font License). Emoji: Fluent Emoji
            by Microsoft (MIT). Every other picture, pattern and sound is drawn or synthesised for
            this site. <a href="/CREDITS.md">Credits and licences</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
