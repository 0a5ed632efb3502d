import styles from './boot.module.css';

/** Shown while the code loads slower than the boot screens, or when it has failed. */
export function DiskScreen({ failed }: Readonly<{ failed: boolean }>) {
  return (
    <div className={styles.dos} data-stage="disk">
      <pre className={styles.lines} role="status">
        <span className={styles.bootLine}>
          {failed
            ? 'Disk boot failure.\nCheck the connection and start the machine again.\n'
            : 'Reading drive C: ...\n'}
        </span>
      </pre>
      {failed && (
        <button type="button" className={styles.skip} onClick={() => location.reload()}>
          Restart
        </button>
      )}
    </div>
  );
}
