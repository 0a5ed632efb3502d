import { useEffect, useRef } from 'react';
import styles from './ends.module.css';

/** The blue screen, shown on request. */
export function CrashScreen({ onReturn }: Readonly<{ onReturn: () => void }>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.crash} data-stage="crash" role="alert">
      <div>
        <h2>Kidows</h2>
        <p>
          A fatal exception 0E has occurred at 0028:C0FFEE95 in VXD HOMEWORK(01) + 00000A2C. The
          essay that was due on Monday will be terminated.
        </p>
        <ul>
          <li>Press the button below to return to Kidows. Nothing was lost; it only looks so.</li>
          <li>
            Hitting the side of the monitor has never helped, although everybody remembers the one
            time that it did.
          </li>
        </ul>
        <p className={styles.continue}>
          <button ref={button} type="button" onClick={onReturn}>
            Press here to continue<span aria-hidden="true"> _</span>
          </button>
        </p>
      </div>
    </div>
  );
}
