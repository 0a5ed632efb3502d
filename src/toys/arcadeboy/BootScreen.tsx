import { useEffect } from 'react';
import styles from './lcd.module.css';
import { bootMs } from './machine';

/** When the falling logo lands, in ms. */
const landsMs = 1300;

type Props = Readonly<{ onLand: () => void; onBooted: () => void }>;

/** The boot screen: the logo falls and lands with a chime, then the menu follows. */
export function BootScreen({ onLand, onBooted }: Props) {
  useEffect(() => {
    const landed = setTimeout(onLand, landsMs);
    const booted = setTimeout(onBooted, bootMs);
    return () => {
      clearTimeout(landed);
      clearTimeout(booted);
    };
  }, [onLand, onBooted]);
  return (
    <div className={styles.boot} role="status" aria-label="ArcadeBoy is starting">
      <p className={styles.logo} aria-hidden="true">
        <svg viewBox="0 0 40 24" width="80" height="48" aria-hidden="true">
          <path
            d="M0 20V8h4V4h4V0h24v4h4v4h4v12h-4v4h-8v-4h-4v-4H16v4h-4v4H4v-4z"
            fill="var(--lcd-0)"
          />
          <path d="M8 8h4V4h4v4h4v4h-4v4h-4v-4H8zM26 6h4v4h-4zM31 11h4v4h-4z" fill="var(--lcd-3)" />
        </svg>
        ArcadeBoy
      </p>
    </div>
  );
}
