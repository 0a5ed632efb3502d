import { type ComponentType, lazy, useEffect, useRef } from 'react';
import styles from './lazyPart.module.css';

function NotFetched() {
  return (
    <p role="alert">This part could not be fetched. Reload the page once you are online again.</p>
  );
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

/** @param Missed stands in its place where the line is cut */
function lazyWith<P>(load: () => Promise<ComponentType<P>>, Missed: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        console.warn('A part of the page could not be fetched.', error);
        return { default: Missed };
      },
    ),
  );
}

/** A component that is fetched when it is first shown; a sentence where the line is cut. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, NotFetched);
}

/** A dialog that is fetched when it is first opened; where the line is cut, one that says so. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, DialogNotFetched);
}

/** What decorates: without it the page stays as it is. */
export function lazyDecoration<P>(load: () => Promise<ComponentType<P>>) {
  return lazyWith(load, () => null);
}
