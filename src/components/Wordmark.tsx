import { Smiley } from './Smiley';
import styles from './Wordmark.module.css';

/** The name of the site as a picture, as large as the text around it. The text itself stands beside it. */
export function Wordmark({ className }: Readonly<{ className?: string }>) {
  return (
    <span className={className ? `${styles.wordmark} ${className}` : styles.wordmark} aria-hidden>
      <span className={styles.word}>
        <span data-letter="9" />
        <Smiley className={styles.nought} />
        <span data-letter="s" />
      </span>
      <span className={styles.word}>
        <span data-letter="K" />
        <span data-letter="i" />
        <span data-letter="d" />
      </span>
    </span>
  );
}
