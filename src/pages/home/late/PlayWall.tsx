import { Link } from 'react-router-dom';
import { addressOf, catalogue } from '../../../../scenes/catalogue';
import { Emoji } from '../../../components/Emoji';
import { SectionHeading } from '../../../components/SectionHeading';
import { accent, toneAt } from '../../../components/tone';
import styles from './PlayWall.module.css';

/** Every game and toy as a cartridge; nothing while the list is empty. */
export function PlayWall() {
  if (catalogue.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="play">
      <div className={styles.inner}>
        <SectionHeading id="play" tone="lime" label="Insert coin">
          Play
        </SectionHeading>
        <ul className={styles.wall}>
          {catalogue.map((entry, index) => (
            <li key={entry.id} style={accent(toneAt(index + 3))}>
              <Link to={addressOf(entry)} className={styles.cartridge}>
                <span className={styles.label}>
                  <Emoji className={styles.icon} symbol={entry.icon} lazy />
                  <span className={styles.title}>{entry.title}</span>
                </span>
                <span className={styles.blurb}>{entry.blurb}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
