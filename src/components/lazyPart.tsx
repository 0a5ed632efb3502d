import { type ComponentType, lazy, useEffect, useRef } from 'react';
import styles from './lazyPart.module.css';

function NotFetched() {
  return <p role="alert">This part could not be fetched. Reload the page once you are online.</p>;
}

type DialogProps = Readonly<{ open: boolean; onClose: () => void }>;

function DialogNotFetched({ open, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.missed} aria-label="Not fetched" onClose={onClose}>
      {open && <NotFetched />}
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

/** @param Missed is shown instead when the script cannot be loaded */
function lazyWith<P>(load: () => Promise<ComponentType<P>>, Missed: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        console.warn('A part was not fetched.', error);
        return { default: Missed };
      },
    ),
  );
}

/** A component that loads when it is first shown. A sentence stands there when loading fails. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, NotFetched);
}

/** A dialog that loads when it is first opened. When loading fails, a dialog says so. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, DialogNotFetched);
}

/** A decorative part. When loading fails, nothing is shown. */
export function lazyDecoration<P>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, () => null);
}
