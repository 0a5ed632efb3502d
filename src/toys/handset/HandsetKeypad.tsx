import type { ReactNode } from 'react';
import styles from './Handset.module.css';

/** The twelve keys with their letters, row by row. */
const keypadLayout = [
  { digit: '1', letters: 'o_o' },
  { digit: '2', letters: 'abc' },
  { digit: '3', letters: 'def' },
  { digit: '4', letters: 'ghi' },
  { digit: '5', letters: 'jkl' },
  { digit: '6', letters: 'mno' },
  { digit: '7', letters: 'pqrs' },
  { digit: '8', letters: 'tuv' },
  { digit: '9', letters: 'wxyz' },
  { digit: '*', letters: '+' },
  { digit: '0', letters: '_' },
  { digit: '#', letters: '↑' },
] as const;

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
