import { type CSSProperties, useEffect, useState } from 'react';
import { Toaster as List, toast as show } from 'sonner';
import 'sonner/dist/styles.css';
import { noticePlace, usualPlace } from './noticePlace';
import styles from './Toaster.module.css';
import { connectToasts, type ToastMessage } from './toast';

const usualDuration = 6000;
let told = 0;

/** A notice with the text of a visible one replaces it and restarts its time. */
function deliver({ title, description, kind = 'plain', duration }: ToastMessage): void {
  const send = kind === 'plain' ? show : show[kind];
  told++;
  send(title, {
    id: `${kind} ${title} ${description ?? ''}`,
    description,
    // The list restarts a notice's timer only if its duration changes.
    duration: (duration ?? usualDuration) + (told % 2),
  });
}

/** The list of notices; Alt+T moves focus into it. Loaded after the page is interactive. */
export function Toaster() {
  const [{ position, offset, width, compact }, setPlace] = useState(usualPlace);

  useEffect(
    () =>
      connectToasts((message) => {
        setPlace(noticePlace());
        deliver(message);
      }),
    [],
  );
  // Places the notices again after scrolling or resizing: the elements that they must not cover may
  // have moved.
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      frame = 0;
      if (document.querySelector('[data-sonner-toast]')) setPlace(noticePlace());
    };
    const ask = (): void => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    const passive = { passive: true };
    addEventListener('scroll', ask, passive);
    addEventListener('resize', ask, passive);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, []);

  const style: CSSProperties & { '--width'?: string } = width ? { '--width': `${width}px` } : {};
  return (
    <List
      position={position}
      hotkey={['altKey', 'KeyT']}
      customAriaLabel="Notifications"
      closeButton
      offset={offset}
      mobileOffset={offset}
      style={style}
      visibleToasts={compact ? 1 : 3}
      toastOptions={{
        classNames: {
          toast: compact ? `${styles.toast} ${styles.compact}` : styles.toast,
          title: styles.title,
          description: styles.description,
          closeButton: styles.close,
          success: styles.success,
          error: styles.error,
        },
      }}
    />
  );
}
