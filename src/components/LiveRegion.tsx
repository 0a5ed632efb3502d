import { VisuallyHidden } from './VisuallyHidden';

type Props = Readonly<{
  /** The latest sentence. A change is announced; an empty text is not. */
  message: string;
  /** `assertive` interrupts: only for urgent messages. */
  politeness?: 'polite' | 'assertive';
}>;

/** A live region for screen readers. Render it empty first: a region inserted with text is silent. */
export function LiveRegion({ message, politeness = 'polite' }: Props) {
  return (
    <VisuallyHidden>
      <span role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
        {message}
      </span>
    </VisuallyHidden>
  );
}
