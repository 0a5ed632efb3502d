import { Disposer } from '../../lib/Disposer';
import { isInDialogBefore } from '../input/inputOwner';
import { watchVisibility } from '../watchVisibility';
import type { GameSession } from './GameSession';

/**
 * Pauses when a player can no longer be playing: the window lost focus, the tab is hidden, focus
 * went into a dialog that stands before the game, or the game's picture was scrolled away.
 * @returns the undo
 */
export function connectAutoPause(session: GameSession, host: HTMLElement): () => void {
  const disposer = new Disposer();
  disposer.listen(window, 'blur', () => session.pause('blur'));
  disposer.listen(document, 'focusin', ({ target }: FocusEvent) => {
    if (target instanceof Element && isInDialogBefore(host, target)) session.pause('dialog');
  });
  const picture = host.querySelector<HTMLElement>('[data-game-stage]') ?? host;
  disposer.add(watchVisibility(picture, (visible) => session.show(visible)));
  return () => disposer.dispose();
}
