import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonLook } from './Button';

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  tone,
  size,
  className,
  style,
  ...rest
}: ButtonLook & LinkProps & { className?: string }) {
  return <Link {...buttonLook({ tone, size }, className, style)} {...rest} />;
}
