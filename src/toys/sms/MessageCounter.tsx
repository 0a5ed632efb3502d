import { smsLength } from '../../lib/smsLength';
import styles from './SmsToy.module.css';

/** The number of characters from which the counter warns. */
const warnAbove = 150;

type Props = Readonly<{ id: string; message: string; max: number }>;

/** The characters typed, and how a network would count them. */
export function MessageCounter({ id, message, max }: Props) {
  const { encoding, units, parts } = smsLength(message);
  const red = message.length > warnAbove;
  return (
    <p id={id} className={styles.counter}>
      <b data-counter="" className={red ? styles.red : undefined}>
        {message.length}/{max}
        {red && <span className={styles.nearly}> nearly full</span>}
      </b>
      <span>
        {units} {encoding === 'GSM-7' ? 'septets' : '16-bit units'} ({encoding}), {parts}{' '}
        {parts === 1 ? 'part' : 'parts'}
      </span>
    </p>
  );
}
