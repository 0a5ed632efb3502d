import styles from './ChannelLogo.module.css';

const letters = ['W', 'O', 'B', 'B', 'L', 'E'];

/** The channel's name on springs. Its O is a record. */
export function ChannelLogo({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <span className={className ? `${styles.logo} ${className}` : styles.logo} aria-hidden="true">
      {letters.map((letter, index) => (
        <span key={index}>
          {letter === 'O' ? (
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle
                cx="20"
                cy="20"
                r="18"
                fill="var(--ink)"
                stroke="var(--ink)"
                strokeWidth="4"
              />
              <circle
                cx="20"
                cy="20"
                r="13"
                fill="none"
                stroke="var(--cyan)"
                strokeDasharray="14 6"
              />
              <circle cx="20" cy="20" r="8" fill="var(--yellow)" />
              <circle cx="20" cy="20" r="2.5" fill="var(--ink)" />
            </svg>
          ) : (
            letter
          )}
        </span>
      ))}
    </span>
  );
}
