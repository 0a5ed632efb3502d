import type { ComponentProps } from 'react';
import styles from './PushButton.module.css';

/** A raised button, as every program of the desktop has them; `type` is "button" unless given. */
export function PushButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.button} ${className}`} {...rest} />;
}
