import type { Gadget as GadgetData } from '../../content/gadgets';
import { TouchPicture } from '../../objects/TouchPicture';
import { ToyLink } from '../../objects/ToyLink';
import styles from './Gadget.module.css';

/** How many of its quirks an entry shows. */
const shownQuirks = 3;

/** One entry of the catalogue. Its item number is invented. */
export function Gadget({ gadget, item }: Readonly<{ gadget: GadgetData; item: number }>) {
  const { id, name, category, era, description, quirks } = gadget;
  return (
    <article id={gadget.id} className={styles.gadget}>
      <div className={styles.picture}>
        <TouchPicture category="tech" id={id} name={name} className={styles.object} />
        <span className={styles.number} aria-hidden="true">
          {item}
        </span>
      </div>
      <div>
        <h3>
          <span className={styles.letter} aria-hidden="true">
            {item}.
          </span>{' '}
          {name}
        </h3>
        <p className={styles.facts}>
          <span>{category}</span>
          <span>{era}</span>
        </p>
        <p>{description}</p>
        <ToyLink entry={gadget} />
        <ul className={styles.quirks}>
          {quirks.slice(0, shownQuirks).map((quirk) => (
            <li key={quirk}>{quirk}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
