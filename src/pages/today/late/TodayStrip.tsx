import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ButtonLink';
import { SectionHeading } from '../../../components/SectionHeading';
import { onThisDay } from '../../../content/today/onThisDay';
import { words } from '../../../content/today/words';
import { dateOf, eventsOf, pickOf, titleOf } from '../../../lib/today/pick';
import { useToday } from '../../quiz/useToday';
import styles from './TodayStrip.module.css';

/** The strip about today. It is prerendered without a date, so its space is reserved. */
export function TodayStrip() {
  const day = useToday();
  const events = day ? eventsOf(onThisDay, day) : [];
  const event = day ? pickOf(events, day) : undefined;
  const [word, meaning] = day ? pickOf(words, day) : ['', ''];
  return (
    <section className={styles.strip} aria-labelledby="today">
      <div className={styles.inner}>
        <SectionHeading id="today" tone="pink" label="New every day">
          Today
        </SectionHeading>
        <div className={styles.cards}>
          <div>
            <h3>{titleOf(event, day)}</h3>
            <p>{event && `${dateOf(event)}: ${event.text}`}</p>
          </div>
          <div>
            <h3>Word</h3>
            <p>
              <b>{word}</b>
              <br />
              {meaning}
            </p>
          </div>
          <div>
            <h3>The same for everybody</h3>
            <p>
              <Link to="/quiz?category=daily">Ten questions</Link>, one run of every game, a board,
              a deal and a song.
            </p>
          </div>
        </div>
        <ButtonLink to="/today" tone="yellow">
          Today’s page
        </ButtonLink>
      </div>
    </section>
  );
}
