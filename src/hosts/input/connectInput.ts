import { startControlOf } from '../../../scenes/kit/rules/controls';
import { Disposer } from '../../lib/Disposer';
import { bindings, keysOf } from '../../stores/bindings';
import type { GameSession } from '../session/GameSession';
import { watchVisibility } from '../watchVisibility';
import { connectGamepads } from './gamepad';
import { gamepadsReach, isInDialogBefore } from './inputOwner';
import { connectKeyboard } from './keyboard';
import { returnFocus } from './returnFocus';

/** How long a player may keep pressing who has not yet noticed that a run began or ended; ms. */
const pressedOnMs = 1500;

export type InputPlace = Readonly<{
  /** The element that contains the whole game. */
  host: HTMLElement;
  /** Keys never scroll the page, for a machine that has its own keys. */
  holdsPage: boolean;
  /** What was pressed while the game was loading: keys by code, drawn buttons by control. */
  early: readonly string[];
}>;

/**
 * Connects keyboard and gamepads to a session. Pauses it when the player cannot be playing: the
 * window lost focus, a dialog opened, the tab is hidden, the picture was scrolled away, the gamepad
 * is gone.
 * @returns a function that disconnects them
 */
export function connectInput(session: GameSession, place: InputPlace): () => void {
  const { hub } = session;
  const { host, holdsPage, early } = place;
  const disposer = new Disposer();
  /** Until then a key that is still pressed does not scroll the page either. */
  let quietUntil = 0;
  const holdScrolling = (): void => {
    quietUntil = performance.now() + pressedOnMs;
  };
  disposer.add(
    session.run.status.subscribe(({ phase }, before) => {
      if (phase === 'over' && before.phase === 'playing') holdScrolling();
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
  disposer.listen(window, 'blur', () => session.pause('blur'));
  disposer.listen(document, 'focusin', ({ target }: FocusEvent) => {
    if (target instanceof Element && isInDialogBefore(host, target)) session.pause('dialog');
  });
  const picture = host.querySelector<HTMLElement>('[data-game-stage]') ?? host;
  disposer.add(watchVisibility(picture, (visible) => session.show(visible)));
  disposer.add(returnFocus(host));
  disposer.add(
    connectKeyboard({
      hub,
      host,
      holdsPage: () => holdsPage && session.visible,
      controlOf: (code) => controlByKey.get(code),
      acts: (control) => {
        if (!session.visible) return false;
        const { phase, paused } = session.run.status.getState();
        if (control === startControlOf(session.controls)?.id) {
          holdScrolling();
          return true;
        }
        if (phase !== 'playing') return performance.now() < quietUntil;
        return paused === undefined;
      },
      // While a recording is shown, any key offers to play on from there.
      otherKey: () => {
        if (session.visible && session.run.status.getState().watching) session.pause('player');
      },
    }),
  );
  disposer.add(
    connectGamepads({
      hub,
      controls: session.controls,
      stick: stickOf(session),
      active: () => gamepadsReach(host),
      unplugged: () => session.pause('gamepad'),
      changed: (more) => session.say(more ? 'Gamepad connected.' : 'Gamepad gone.'),
    }),
  );
  const start = startControlOf(session.controls)?.id;
  // Anything else was pressed at a game that was not there.
  if (start && early.some((press) => (controlByKey.get(press) ?? press) === start)) {
    hub.tap('early', start);
  }
  return () => disposer.dispose();
}

/** What the left stick does to a game with an axis that it moves: rounded, once for each value. */
function stickOf({ controls, run }: GameSession): ((x: number, y: number) => void) | undefined {
  const point = controls.find((control) => control.point?.stick)?.point;
  if (!point?.stick) return undefined;
  const { along, step, move } = point;
  const [min, max] = point.stick;
  let last = Number.NaN;
  return (x, y) => {
    const tilt = along === 'y' ? y : x;
    const value = Math.round((min + ((tilt + 1) / 2) * (max - min)) / step) * step;
    if (value === last || run.status.getState().phase !== 'playing') return;
    last = value;
    run.dispatch(along === 'y' ? move(0, value) : move(value, 0));
  };
}
