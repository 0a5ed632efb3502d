import type { ComponentProps } from 'react';
import styles from './PushButton.module.css';

/**
 * A raised button, as every program of the desktop has them; `type` is "button" unless given. One
 * that is disabled is only said to be so: it keeps the focus that it had when it was pressed last.
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
