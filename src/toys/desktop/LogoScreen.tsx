import { useEffect } from 'react';
import { logoMs } from './boot';
import styles from './boot.module.css';

type Props = Readonly<{ onDone: () => void }>;

/** The logo of our own operating system: a kite of four colours with a tail of pixels. */
function Kite() {
  return (
    <svg className={styles.kite} viewBox="0 0 120 100" aria-hidden="true">
      <path fill="none" stroke="#000" strokeWidth="4" d="M70 88c-10 10-22 4-30-6S18 74 6 90" />
      <g stroke="#000" strokeWidth="3">
        <path fill="#ff5fa8" d="M46 81h12v10H46z" />
        <path fill="#1fd8ec" d="M28 68h12v10H28z" />
        <path fill="#ffe227" d="M9 76h12v10H9z" />
      </g>
      <g stroke="#000" strokeWidth="6" strokeLinejoin="round">
        <path fill="#ff5fa8" d="M80 6 44 38l32 4z" />
        <path fill="#a8ec27" d="m80 6 34 40-38-4z" />
        <path fill="#1fd8ec" d="m44 38 32 4-6 46z" />
        <path fill="#ffe227" d="m76 42 38 4-44 42z" />
      </g>
    </svg>
  );
}

/** The logo, shown while the machine boots. */
export function LogoScreen({ onDone }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, logoMs);
    return () => clearTimeout(timer);
  }, [onDone]);

  return (
    <div className={styles.logo} data-stage="logo">
      <div className={styles.sign}>
        <Kite />
        <p className={styles.brand}>
          <small>Saturday Morning</small>
          <b>Kidows</b> <i>95</i>
        </p>
      </div>
      <div className={styles.busy} aria-hidden="true" />
      <p className={styles.starting} role="status">
        Starting Kidows 95…
      </p>
      <button type="button" className={styles.skip} onClick={onDone}>
        Skip
      </button>
    </div>
  );
}
