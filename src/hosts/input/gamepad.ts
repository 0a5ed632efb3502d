import type { ControlSpec } from '../../../scenes/kit/Game';
import { Disposer } from '../../lib/Disposer';
import { type Direction, directionOf } from './direction';
import type { InputHub } from './InputHub';

/** Buttons of the standard mapping that the left stick doubles. */
const stickButtons: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };
/** Of full deflection. A held stick lets go later than it takes hold. */
const takesHold = 0.5;
const letsGo = 0.35;

export type GamepadOptions = Readonly<{
  hub: InputHub;
  controls: readonly Pick<ControlSpec, 'id' | 'gamepad'>[];
  /** A pad that was in use has gone. */
  unplugged: () => void;
  /** Pads with the standard mapping, by name, whenever one comes or goes. */
  changed?: (names: readonly string[]) => void;
}>;

/**
 * Reads gamepads once per frame, for as long as one is there.
 * @see https://w3c.github.io/gamepad/#remapping
 * @returns the undo
 */
export function connectGamepads(options: GamepadOptions): () => void {
  const { hub, controls, unplugged, changed } = options;
  const disposer = new Disposer();
  const controlOf = new Map<number, string>();
  for (const control of controls) {
    for (const button of control.gamepad) controlOf.set(button, control.id);
  }
  const used = new Set<number>();
  const sticks = new Map<number, Direction>();
  /** Held since before the pad was listened to: the press was meant for something else. */
  const stale = new Set<string>();
  let frame = 0;

  const pads = (): Gamepad[] =>
    navigator
      .getGamepads()
      .filter((pad) => pad !== null && pad.mapping === 'standard') as Gamepad[];

  const read = (pad: Gamepad): void => {
    const before = sticks.get(pad.index);
    const [x = 0, y = 0] = pad.axes;
    const stick = directionOf(x, y, before ? letsGo : takesHold, before);
    if (stick) sticks.set(pad.index, stick);
    else sticks.delete(pad.index);
    for (const [button, control] of controlOf) {
      const source = `gamepad:${pad.index}:${button}`;
      const pushed = stick !== undefined && stickButtons[stick] === button;
      const held = pad.buttons[button]?.pressed || pushed;
      if (!held) stale.delete(source);
      if (held && !stale.has(source)) {
        used.add(pad.index);
        hub.press(source, control);
      } else {
        hub.release(source, control);
      }
    }
  };

  const poll = (): void => {
    const present = pads();
    for (const pad of present) read(pad);
    frame = present.length > 0 ? requestAnimationFrame(poll) : 0;
  };
  const tell = (): void => changed?.(pads().map((pad) => pad.id));
  const start = (): void => {
    tell();
    if (frame === 0) poll();
  };

  disposer.listen(window, 'gamepadconnected', start);
  disposer.listen(window, 'gamepaddisconnected', (event: GamepadEvent) => {
    const { index } = event.gamepad;
    hub.releaseAll(`gamepad:${index}:`);
    sticks.delete(index);
    tell();
    if (used.delete(index)) unplugged();
  });
  disposer.add(() => cancelAnimationFrame(frame));
  disposer.add(() => hub.releaseAll('gamepad:'));
  for (const pad of pads()) {
    for (const [button, { pressed }] of pad.buttons.entries()) {
      if (pressed) stale.add(`gamepad:${pad.index}:${button}`);
    }
  }
  if (pads().length > 0) start();
  return () => disposer.dispose();
}
