import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { accent, type Tone } from './tone';

type Props = Readonly<{
  open: boolean;
  /** Called on Escape, on a press outside and by the close button. The owner then sets `open={false}`. */
  onClose: () => void;
  title: ReactNode;
  tone?: Tone;
  /** The element that takes focus when it opens; its title by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}>;

function isOutside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A modal dialog on the native element, which traps focus and restores it on close. */
export function Dialog({ open, onClose, title, tone = 'yellow', initialFocus, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    (initialFocus ?? heading).current?.focus();
    return () => element.close();
  }, [open, initialFocus]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={accent(tone)}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // On a second Escape a browser may close it without a cancel event.
        if (open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event, event.currentTarget);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event, event.currentTarget)) onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.header}>
            <h2 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <Button tone="pink" className={styles.close} aria-label="Close" onClick={onClose}>
              <span aria-hidden="true">×</span>
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
