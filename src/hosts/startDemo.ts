import { motionReduced } from '../stores/motion';
import { mountedViews } from './mountedViews';
import type { GameSession } from './session/GameSession';
import { loadCodecs } from './session/lateCodecs';

// Together they are shorter than the request for one.
const texts = import.meta.glob<string>('../../scenes/*/recordings/demo.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether somebody is choosing on the title screen, or a dialog is in front of it. */
function isOccupied(host: HTMLElement): boolean {
  const stage = host.querySelector('[data-game-stage]');
  const focused = document.activeElement;
  if (stage?.parentElement?.contains(focused) && !stage.contains(focused)) return true;
  return [...document.querySelectorAll(dialogs)].some(
    (dialog) => !dialog.contains(host) && dialog.checkVisibility(),
  );
}

function isFree({ run, book, visible }: GameSession): boolean {
  const { phase, watching } = run.status.getState();
  const { unfinished, refusal } = book.getState();
  const isTitle = phase === 'ready' && !watching && !unfinished && refusal === undefined;
  return isTitle && visible && mountedViews.has(run) && !motionReduced();
}

/**
 * Shows the recording of the game's title screen, if it has one and nothing speaks against it.
 * @param isDue whether still nobody has pressed anything
 */
export async function startDemo(
  session: GameSession,
  host: HTMLElement,
  isDue: () => boolean,
): Promise<void> {
  const text = texts[`../../scenes/${session.game.id}/recordings/demo.txt`];
  if (text === undefined || !isFree(session)) return;
  const { decodeReplay } = await loadCodecs();
  const replay = decodeReplay(session.game, text.trim());
  if (!replay.ok || !isDue() || !isFree(session) || isOccupied(host)) return;
  session.demo.setState(true);
  if (session.run.watch(replay.value) !== undefined) session.demo.setState(false);
}
