import type { ComponentProps, CSSProperties } from 'react';
import styles from './Button.module.css';
import { accent, type Tone } from './tone';

export type ButtonLook = Readonly<{
  /** Defaults to the accent of the surrounding element. */
  tone?: Tone;
  size?: 'normal' | 'large';
}>;

/** The class and style of buttons and of links that look like buttons. */
export function buttonLook(
  { tone, size = 'normal' }: ButtonLook,
  className?: string,
  style?: CSSProperties,
) {
  const classes = [styles.button, size === 'large' && styles.large, className];
  return {
    className: classes.filter(Boolean).join(' '),
    style: tone ? { ...accent(tone), ...style } : style,
  };
}

/**
 * A push button. Its `type` is `button` by default, so that it does not submit a form by accident. A
 * disabled one uses `aria-disabled`, so that it keeps its focus.
 */
export function Button({
  tone,
  size,
  className,
  style,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      {...buttonLook({ tone, size }, className, style)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
