import styles from './VideoRecorder.module.css';

/** Under the set, as ever: a recorder whose clock nobody in the house can set. */
export function VideoRecorder() {
  return (
    <div className={styles.recorder} aria-hidden="true">
      <span className={styles.slot} />
      <span className={styles.clock}>12:00</span>
      <span className={styles.keys} />
    </div>
  );
}
