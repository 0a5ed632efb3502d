import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react';
import { afterInteractive } from '../lib/afterInteractive';
import styles from './Tooltip.module.css';

type Props = Readonly<{
  /** Text, not markup; it becomes the description of the child. */
  text: string;
  /** One element that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}>;

/**
 * A hint on hover (after a delay) or on focus (at once). Escape closes it. The pointer may move
 * onto the bubble. Its behaviour loads after the page is interactive, so the information must also
 * stand elsewhere.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const unmounted = new AbortController();
    const cancel = afterInteractive(() => {
      void import('./attachTooltip').then(
        ({ attachTooltip }) => {
          if (anchor.current && bubble.current && !unmounted.signal.aborted) {
            attachTooltip(anchor.current, bubble.current, unmounted.signal);
          }
        },
        (error: unknown) => console.warn('No tooltips:', error),
      );
    });
    return () => {
      cancel();
      unmounted.abort();
    };
  }, []);

  return (
    <span ref={anchor} className={styles.anchor}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
