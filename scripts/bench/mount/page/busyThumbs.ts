import type { GameSession } from '../../../../src/hosts/session/GameSession';
import { startControlOf } from '../../../../src/hosts/session/hostControls';

/** Frames from one press to the next. */
const every = 5;

/** Presses the pad's buttons in turn, a frame at a time, and begins anew whenever a run is over. */
export function busyThumbs(
  session: GameSession | undefined,
): ((frame: number) => void) | undefined {
  if (!session) return undefined;
  const { hub, run, controls } = session;
  const start = startControlOf(controls);
  const pads = controls.filter(({ id, pad }) => pad && id !== start && !id.startsWith('host:'));
  let turn = 0;
  return (frame) => {
    if (frame % every !== 0) return;
    hub.releaseAll('thumbs');
    if (run.status.getState().phase !== 'playing') {
      if (start) hub.tap('thumbs', start);
      return;
    }
    turn = (turn + 3) % (pads.length * 7);
    hub.press('thumbs', pads[turn % pads.length].id);
  };
}
