import { Link } from 'react-router-dom';
import { Emoji } from '../../components/Emoji';
import { pageAt } from '../../content/pages';
import { type DiveItem, yearDive } from '../../content/yearDive';
import { yearStories } from '../../content/yearStories';
import { ObjectPicture } from '../../objects/ObjectPicture';
import styles from './YearDialog.module.css';
import { YearPicture } from './YearPicture';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The story of the year's headline, what happened month by month, and the site's cards of that
 * year.
 */
export function YearContents({ year }: Readonly<{ year: number }>) {
  const story = yearStories[year];
  const groups = yearDive(year).filter(({ path }) => pageAt(path));
  return (
    <>
      {story && (
        <div className={styles.story}>
          <YearPicture year={year} />
          <p>{story.story}</p>
        </div>
      )}
      {story && (
        <section>
          <h3 className={styles.heading}>Month by month</h3>
          <ul className={styles.months}>
            {story.happened.map(({ month, text }) => (
              <li key={text}>
                <b>{month === undefined ? 'Then' : months[month - 1]}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.groups}>
        {groups.map(({ kind, heading, arrived, everywhere, lastSeen }) => (
          <section key={kind}>
            <h3 className={styles.heading}>{heading}</h3>
            <Items title="New this year" items={arrived} />
            <Items title="Everywhere this year" items={everywhere} />
            <Items title="Last seen" items={lastSeen} />
          </section>
        ))}
      </div>
    </>
  );
}

/** A list of items. Each links to its card. */
function Items({ title, items }: Readonly<{ title: string; items: readonly DiveItem[] }>) {
  if (items.length === 0) return null;
  return (
    <>
      <h4 className={styles.still}>{title}</h4>
      <ul>
        {items.map(({ id, name, line, path }) => (
          <li key={id}>
            <Link className={styles.item} to={path} state={{ card: true }}>
              {path.includes('#') ? (
                <ObjectPicture card={path} className={styles.emoji} />
              ) : (
                <Emoji className={styles.emoji} symbol={pageAt(path)?.emoji ?? ''} />
              )}
              <span>
                <b>{name}</b>
                <span className={styles.line}>{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
