import type { PauseReason } from '../../../scenes/kit/run/Run';
import { Disposer } from '../../lib/Disposer';

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Reports when a player can no longer be playing: the window lost focus, the tab is hidden, or
 * focus went into a dialog.
 * @returns the undo
 */
export function connectAutoPause(pause: (reason: PauseReason) => void): () => void {
  const disposer = new Disposer();
  disposer.listen(document, 'visibilitychange', () => {
    if (document.hidden) pause('hidden');
  });
  disposer.listen(window, 'blur', () => pause('blur'));
  disposer.listen(document, 'focusin', (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.closest(dialogs)) pause('dialog');
  });
  return () => disposer.dispose();
}
