import { useEffect, useState } from 'react';
import { bannerLines, bootLineMs, bootLines, bootPauseMs } from './boot';
import styles from './boot.module.css';

type Props = Readonly<{ onDone: () => void; onSkip: () => void }>;

/**
 * The boot messages, a line at a time. The banner is prerendered, so that the largest text of the
 * first screen does not wait for a script.
 */
export function BootScreen({ onDone, onSkip }: Props) {
  const [shown, setShown] = useState(bannerLines);
  const complete = shown >= bootLines.length;

  useEffect(() => {
    const timer = complete
      ? setTimeout(onDone, bootPauseMs)
      : setTimeout(() => setShown((count) => count + 1), bootLineMs);
    return () => clearTimeout(timer);
    // Every line starts the timer of the next one.
  }, [shown, complete, onDone]);

  return (
    <div className={styles.dos} data-stage="dos">
      <pre className={styles.lines}>
        {bootLines.slice(0, shown).map((line, place) => (
          <span key={`${place} ${line}`} className={styles.bootLine}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
      <button type="button" className={styles.skip} onClick={onSkip}>
        Skip
      </button>
    </div>
  );
}
