import type { ComponentProps } from 'react';
import styles from './PushButton.module.css';

/**
 * A raised button, as in every program of the desktop; `type` is "button" unless given. A disabled
 * one uses `aria-disabled`, so that it keeps its focus.
 */
export function PushButton({
  className = '',
  disabled,
  onClick,
  ...rest
}: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
