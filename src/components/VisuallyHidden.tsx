import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read aloud and found, but not seen. */
export function VisuallyHidden({ children }: Readonly<{ children: ReactNode }>) {
  return <span className={styles.hidden}>{children}</span>;
}
