import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { pageAddress } from '../../lib/pageAddress';
import { readStored, writeStored } from '../../lib/storage';
import {
  cardOf,
  inARow,
  parseStamps,
  resultLine,
  type Stamps,
  withStamp,
} from '../../lib/today/today';
import styles from './TodayPage.module.css';

const key = 'stamps';

const readStamps = (): Stamps => parseStamps(readStored(key));

/** The number of places on the card: two weeks. */
const places = 14;

type Props = Readonly<{ day: string; marks: readonly boolean[] | undefined }>;

/** The stamps of the last days, and a line of text to share. */
export function StampCard({ day, marks }: Props) {
  // Empty at first, like the prerendered page.
  const [days, setDays] = useState<Stamps>([]);
  const [said, setSaid] = useState('');
  const { copied, copy } = useCopied();
  // Read again when another tab writes.
  useEffect(() => {
    const read = () => setDays(readStamps());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const stamp = () => {
    const stamped = withStamp(readStamps(), day);
    setDays(stamped);
    setSaid(
      writeStored(key, { version: 1, days: stamped }) ? '' : 'This browser cannot store stamps.',
    );
  };
  const row = day ? inARow(days, day) : 0;
  const isStamped = days.includes(day);

  return (
    <section className={styles.stampCard} aria-labelledby="stamps">
      <h2 id="stamps">Stamp card</h2>
      <ol className={styles.stamps} aria-label="The last fourteen days">
        {(day ? cardOf(days, day, places) : []).map((one) => (
          <li key={one.day} data-stamped={one.stamped || undefined}>
            {Number(one.day.slice(8))}
            <VisuallyHidden>{one.stamped ? ', stamped' : ', no stamp'}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.row}>
        <Button tone="pink" disabled={!day || isStamped} onClick={stamp}>
          {isStamped ? 'Stamped' : 'Stamp today'}
        </Button>
        <Button
          tone="yellow"
          disabled={!day}
          onClick={() => void copy(resultLine(day, row, marks, pageAddress('/today')))}
        >
          {copied ? 'Copied' : 'Copy the result'}
        </Button>
      </p>
      <p role="status">
        {row} {row === 1 ? 'day' : 'days'} in a row. One missed day is forgiven. {said}
      </p>
    </section>
  );
}
