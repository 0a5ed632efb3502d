import styles from './Window.module.css';

/** The window's title, with its three buttons. */
export function TitleBar({ title }: Readonly<{ title: string }>) {
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
      <span className={styles.buttons} aria-hidden="true">
        <i>
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <path d="M1 8.500h8" stroke="#fff" strokeWidth="2" />
          </svg>
        </i>
        <i>
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <path d="M1 2h8v7H1z" fill="none" stroke="#fff" strokeWidth="2" />
          </svg>
        </i>
        <i data-close="">
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <path d="M1 1l8 8M9 1 1 9" stroke="#fff" strokeWidth="2" />
          </svg>
        </i>
      </span>
    </header>
  );
}
