import type { ReactNode } from 'react';
import { Dove } from './Dove';
import styles from './Online.module.css';

type Props = Readonly<{
  title: ReactNode;
  /** The accessible name of the window, where its title is more than text. */
  label: string;
  /** Shown at the right of the title. */
  buttons?: ReactNode;
  className?: string;
  children: ReactNode;
}>;

/** A window of the service with a title bar and a bevel. */
export function ServiceWindow({ title, label, buttons, className, children }: Props) {
  return (
    <section
      className={className ? `${styles.window} ${className}` : styles.window}
      aria-label={label}
    >
      <div className={styles.title}>
        <Dove className={styles.titleDove} />
        <h2>{title}</h2>
        {buttons}
      </div>
      {children}
    </section>
  );
}
