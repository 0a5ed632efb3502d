import styles from './Window.module.css';

type Props = Readonly<{ title: string; onClose?: () => void }>;

/** The window's title, with a button that closes it where there is something to close. */
export function TitleBar({ title, onClose }: Props) {
  return (
    <header className={styles.title}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path
          d="M2 2h12v9H8l-3.500 3.500V11H2z"
          fill="#ffe227"
          stroke="#083640"
          strokeLinejoin="round"
        />
        <path
          d="M5 6.500h1.500M9.500 6.500H11M5.500 8.700q2.500 1.500 5 0"
          fill="none"
          stroke="#083640"
        />
      </svg>
      <h2>{title}</h2>
      {onClose && (
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <path d="M1 1l8 8M9 1 1 9" stroke="#fff" strokeWidth="2" />
          </svg>
        </button>
      )}
    </header>
  );
}
