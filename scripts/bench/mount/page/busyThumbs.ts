import { startControlOf } from '../../../../scenes/kit/rules/controls';
import type { GameSession } from '../../../../src/hosts/session/GameSession';

/** Frames from one press to the next. */
const every = 5;

/**
 * Presses the pad's buttons in turn, and starts a new run whenever one is over. For a game without
 * a pad, such as the park, it presses all of the controls.
 */
export function busyThumbs(
  session: GameSession | undefined,
): ((frame: number) => void) | undefined {
  if (!session) return undefined;
  const { hub, run, controls } = session;
  const start = startControlOf(controls)?.id;
  const own = controls.filter(({ id }) => id !== start && !id.startsWith('host:'));
  const onPad = own.filter(({ pad }) => pad);
  const pressed = onPad.length > 0 ? onPad : own;
  // A stride that divides the number of controls would press the same ones for ever.
  const stride = pressed.length % 3 === 0 ? 5 : 3;
  let turn = 0;
  return (frame) => {
    if (frame % every !== 0) return;
    hub.releaseAll('thumbs');
    if (run.status.getState().phase !== 'playing') {
      if (start) hub.tap('thumbs', start);
      return;
    }
    turn = (turn + stride) % (pressed.length * 7);
    hub.press('thumbs', pressed[turn % pressed.length].id);
  };
}
