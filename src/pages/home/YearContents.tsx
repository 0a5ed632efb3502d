import { Link } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { pageAt } from '../../content/pages';
import { yearDive } from '../../content/yearDive';
import styles from './YearDialog.module.css';

/** What the site's own content dates to the year, by kind. Only what has a page is a link. */
export function YearContents({ year }: Readonly<{ year: number }>) {
  const groups = yearDive(year).filter(({ path }) => pageAt(path));
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, heading, items }) => (
        <section key={kind}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul>
            {items.map(({ id, name, line, emoji, path }) => (
              <li key={id}>
                <Link className={styles.item} to={path}>
                  <Emoji className={styles.emoji} symbol={emoji} />
                  <span>
                    <b>{name}</b>
                    <span className={styles.line}>{line}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
