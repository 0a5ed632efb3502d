import { ButtonLink } from './ButtonLink';
import type { Tone } from './tone';

/** The link home at the top of every page. */
export function BackHome({
  tone = 'cyan',
  className,
}: Readonly<{ tone?: Tone; className?: string }>) {
  return (
    <ButtonLink to="/" tone={tone} className={className}>
      <span aria-hidden="true">←</span> Back Home
    </ButtonLink>
  );
}
