import { useEffect } from 'react';
import { shutdownMs } from './boot';
import styles from './ends.module.css';

/** The end of a session: amber text on black, then the link home. */
export function ShutdownScreen({ onExit }: Readonly<{ onExit: () => void }>) {
  useEffect(() => {
    const timer = setTimeout(onExit, shutdownMs);
    return () => clearTimeout(timer);
  }, [onExit]);
  return (
    <div className={styles.shutdown} data-stage="shutdown" role="alert">
      <p>It's now safe to turn off your computer.</p>
      <p className={styles.returning}>Returning to site...</p>
    </div>
  );
}
