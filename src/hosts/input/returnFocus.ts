import { Disposer } from '../../lib/Disposer';
import { isInDialogBefore } from './inputOwner';

/** Gives the focus to a game's picture. @param within the game's host, or what lies in it */
export function focusStage(within: Element): void {
  const host = within.closest('[data-game-host]');
  // A board says which of its own controls has its cursor.
  const stage = host?.querySelector<HTMLElement>('[data-game-stage]');
  const cursor = stage?.querySelector<HTMLElement>('[data-game-cursor]');
  (cursor ?? stage)?.focus({ preventScroll: true });
}

/**
 * After a dialog that was opened from a game the game's picture has the focus, not the button that
 * opened it: the next key is for the game.
 * @returns the undo
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
  // It does not bubble, and comes after the browser has given the focus back.
  disposer.listen(
    document,
    'close',
    ({ target }: Event) => {
      if (target && opened.delete(target)) focusStage(host);
    },
    { capture: true },
  );
  return () => disposer.dispose();
}
