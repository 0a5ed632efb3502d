import { Disposer } from '../../lib/Disposer';
import { isInDialogBefore } from './inputOwner';

/** Focuses a game's picture. @param within the game's host, or an element in it */
export function focusStage(within: Element): void {
  const host = within.closest('[data-game-host]');
  // A board marks the control that has its cursor.
  const stage = host?.querySelector<HTMLElement>('[data-game-stage]');
  const cursor = stage?.querySelector<HTMLElement>('[data-game-cursor]');
  (cursor ?? stage)?.focus({ preventScroll: true });
}

/**
 * After a dialog that was opened from a game, focuses the game's picture instead of the button that
 * opened it: the next key is for the game.
 * @returns a function that stops it
 */
export function returnFocus(host: HTMLElement): () => void {
  const disposer = new Disposer();
  const opened = new Set<EventTarget>();
  disposer.listen(document, 'focusin', ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element) || !isInDialogBefore(host, target)) return;
    const dialog = target.closest('dialog');
    const fromHost = relatedTarget instanceof Node && host.contains(relatedTarget);
    if (dialog && (fromHost || host.contains(dialog))) opened.add(dialog);
  });
  // The event does not bubble. It comes after the browser has restored the focus.
  const closed = ({ target }: Event): void => {
    if (target && opened.delete(target)) focusStage(host);
  };
  disposer.listen(document, 'close', closed, { capture: true });
  return () => disposer.dispose();
}
