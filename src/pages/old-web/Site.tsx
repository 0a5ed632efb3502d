import { Link } from 'react-router-dom';
import type { OldWebSite } from '../../content/oldWebSites';
import { TouchPicture } from '../../objects/TouchPicture';
import { ToyLink } from '../../objects/ToyLink';
import styles from './Site.module.css';

/** A site as a table, as on a links page. */
export function Site({ site }: Readonly<{ site: OldWebSite }>) {
  const { name, year, description, features } = site;
  return (
    <article id={site.id} className={styles.site}>
      <header className={styles.head}>
        <TouchPicture category="old-web" id={site.id} name={name} className={styles.picture} />
        <h3>{name}</h3>
        <p className={styles.year}>{year}</p>
      </header>
      <div className={styles.text}>
        <p>{description}</p>
        <ToyLink entry={site} />
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link
        className={styles.visit}
        to={`?visit=${site.id}`}
        state={{ opened: true }}
        preventScrollReset
      >
        Go to {name}
      </Link>
    </article>
  );
}
