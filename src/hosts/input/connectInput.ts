import { Disposer } from '../../lib/Disposer';
import { bindings, keysOf } from '../../stores/bindings';
import type { GameSession } from '../session/GameSession';
import { startControlOf } from '../session/hostControls';
import { connectGamepads } from './gamepad';
import { connectKeyboard } from './keyboard';

/** How long a player presses on who does not see the beginning or the end of a run at once; ms. */
const pressedOnMs = 1500;

/**
 * Connects keyboard and gamepads to a session.
 * @param heading the heading that labels the game
 * @returns the undo
 */
export function connectInput(
  session: GameSession,
  host: HTMLElement,
  heading: () => HTMLElement | null,
): () => void {
  const { hub } = session;
  const disposer = new Disposer();
  /** Until then a key pressed on does not scroll the page either. */
  let calmUntil = 0;
  const stayCalm = (): void => {
    calmUntil = performance.now() + pressedOnMs;
  };
  disposer.add(
    session.run.status.subscribe(({ phase }, before) => {
      if (phase === 'over' && before.phase === 'playing') stayCalm();
    }),
  );
  let controlByKey = new Map<string, string>();

  const readBindings = (): void => {
    const keys = keysOf(bindings.getState(), session.game.id, session.controls);
    controlByKey = new Map(
      Object.entries(keys).flatMap(([control, codes]) => codes.map((code) => [code, control])),
    );
  };
  readBindings();
  disposer.add(bindings.subscribe(readBindings));
  disposer.add(
    connectKeyboard({
      hub,
      host,
      heading,
      controlOf: (code) => controlByKey.get(code),
      acts: (control) => {
        const { phase, paused } = session.run.status.getState();
        if (control === startControlOf(session.controls)) {
          stayCalm();
          return true;
        }
        if (phase !== 'playing') return performance.now() < calmUntil;
        return paused === undefined;
      },
    }),
  );
  let known = 0;
  disposer.add(
    connectGamepads({
      hub,
      controls: session.controls,
      unplugged: () => session.pause('gamepad'),
      changed: (names) => {
        if (names.length > known) session.say('Gamepad connected.');
        if (names.length < known) session.say('Gamepad gone.');
        known = names.length;
      },
    }),
  );
  return () => disposer.dispose();
}
