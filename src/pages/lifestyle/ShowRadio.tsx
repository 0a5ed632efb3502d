import type { ReactNode } from 'react';
import styles from './ShowRadio.module.css';
import type { Show } from './shownItems';

type Props = Readonly<{
  value: Show;
  /** The current choice. */
  show: Show;
  onShow: (show: Show) => void;
  children: ReactNode;
}>;

/** One radio button of what to show. All of them form one group, wherever they stand. */
export function ShowRadio({ value, show, onShow, children }: Props) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="show" checked={show === value} onChange={() => onShow(value)} />
      {children}
    </label>
  );
}
