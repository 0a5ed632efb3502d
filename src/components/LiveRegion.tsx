import { VisuallyHidden } from './VisuallyHidden';

type Props = Readonly<{
  /** The latest sentence; a changed one is read aloud. Empty says nothing. */
  message: string;
  /** `assertive` interrupts: for what the visitor must know at once. */
  politeness?: 'polite' | 'assertive';
}>;

/** Speaks to screen readers. Render it from the start: a region that comes with its text is mute. */
export function LiveRegion({ message, politeness = 'polite' }: Props) {
  return (
    <VisuallyHidden>
      <span role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
        {message}
      </span>
    </VisuallyHidden>
  );
}
