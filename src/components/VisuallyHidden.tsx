import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers and find-in-page only. */
export function VisuallyHidden({ children }: Readonly<{ children: ReactNode }>) {
  return <span className={styles.hidden}>{children}</span>;
}
