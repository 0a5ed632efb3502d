import styles from './Online.module.css';

type Props = Readonly<{ label?: string; onClick: () => void }>;

/** The close button of a title bar. */
export function CloseButton({ label = 'Close', onClick }: Props) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d="m1 1 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
