import styles from './VideoRecorder.module.css';

/** A video recorder under the set. Its clock blinks, because it was never set. */
export function VideoRecorder() {
  return (
    <div className={styles.recorder} aria-hidden="true">
      <span className={styles.slot} />
      <span className={styles.clock}>12:00</span>
      <span className={styles.keys} />
    </div>
  );
}
