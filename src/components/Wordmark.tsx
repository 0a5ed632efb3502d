import { Smiley } from './Smiley';
import styles from './Wordmark.module.css';

/** The name of the site as a picture, as large as the text around it. The text itself stands beside it. */
export function Wordmark({ className }: Readonly<{ className?: string }>) {
  return (
    <span className={className ? `${styles.wordmark} ${className}` : styles.wordmark} aria-hidden>
      <span className={styles.word}>
        <span>9</span>
        <Smiley className={styles.nought} />
        <span>s</span>
      </span>
      <span className={styles.word}>
        <span>K</span>
        <span>i</span>
        <span>d</span>
      </span>
    </span>
  );
}
