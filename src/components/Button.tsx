import type { ComponentProps, CSSProperties } from 'react';
import styles from './Button.module.css';
import { accent, type Tone } from './tone';

export type ButtonLook = Readonly<{
  /** Without one it takes the accent of the place it stands in. */
  tone?: Tone;
  size?: 'normal' | 'large';
}>;

/** Class and style of everything that looks like a button. */
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

/** A push button. Never submits by accident: `type` is `button` unless told otherwise. */
export function Button({
  tone,
  size,
  className,
  style,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} {...buttonLook({ tone, size }, className, style)} {...rest} />;
}
