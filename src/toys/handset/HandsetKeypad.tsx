import type { ReactNode } from 'react';
import styles from './Handset.module.css';
import { keypadLayout } from './keypadLayout';

type Props = Readonly<{
  /** Renders a digit that works as a key; undefined leaves it a drawing. */
  renderKey?: (digit: string, face: ReactNode, className: string) => ReactNode;
}>;

/** The twelve keys of the handset. */
export function HandsetKeypad({ renderKey }: Props) {
  return keypadLayout.map(({ digit, letters }) => {
    const face = (
      <>
        <b>{digit}</b> <small>{letters}</small>
      </>
    );
    return (
      renderKey?.(digit, face, styles.key) ?? (
        <span key={digit} className={styles.key} aria-hidden="true">
          {face}
        </span>
      )
    );
  });
}
