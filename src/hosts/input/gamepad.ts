import type { ControlSpec } from '../../../scenes/kit/Game';
import { Disposer } from '../../lib/Disposer';
import { type Direction, directionOf } from './direction';
import type { InputHub } from './InputHub';

/** Buttons of the standard mapping that the left stick also presses. */
const stickButtons: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };
/** Relative to full deflection. A held stick releases at a lower value than it presses. */
const takesHold = 0.5;
const letsGo = 0.35;
/** Nearer to its middle a stick says nothing. */
const dead = 0.12;
/** No browser reports more. */
const maxPads = 16;

const up = 0;
const held = 1;
/** Held since before the pad was read: the press was meant for something else. */
const stale = 2;

export type GamepadOptions = Readonly<{
  hub: InputHub;
  controls: readonly Pick<ControlSpec, 'id' | 'gamepad' | 'second'>[];
  /** Whether the pads belong to this game now, not to another one on the page. */
  active?: () => boolean;
  /** Takes the left stick in place of the four directions: from -1 to 1 each. */
  stick?: ((x: number, y: number) => void) | undefined;
  /** A pad that was in use was unplugged. */
  unplugged: () => void;
  /** The number of pads with the standard mapping changed. */
  changed?: (more: boolean) => void;
}>;

function isStandard(pad: Gamepad | null): pad is Gamepad {
  return pad !== null && pad.mapping === 'standard' && pad.index < maxPads;
}

/**
 * Reads gamepads once per frame while one is connected. Allocates only when something is pressed or
 * released.
 * @see https://w3c.github.io/gamepad/#remapping
 * @returns a function that disconnects them
 */
export function connectGamepads(options: GamepadOptions): () => void {
  const { hub, controls, active = () => true, stick: tilt, unplugged, changed } = options;
  const disposer = new Disposer();
  const controlOf = new Map<number, GamepadOptions['controls'][number]>();
  for (const control of controls) {
    for (const button of control.gamepad) controlOf.set(button, control);
  }
  const buttons = [...controlOf.keys()];
  /** The state of each of `buttons`, pad after pad. */
  const states = new Uint8Array(maxPads * buttons.length);
  const sticks: (Direction | undefined)[] = Array.from({ length: maxPads });
  const used = new Set<number>();
  let frame = 0;
  let known = 0;

  const change = (index: number, button: number, pressed: boolean): void => {
    const source = `gamepad:${index}:${button}`;
    const { id = '', second = id } = controlOf.get(button) ?? {};
    // Every other pad is the second player's, and stays his when the first is unplugged.
    const control = index % 2 === 1 ? second : id;
    if (pressed) {
      used.add(index);
      hub.press(source, control);
    } else {
      hub.release(source, control);
    }
  };

  const read = (pad: Gamepad, listening: boolean): void => {
    const { index, axes } = pad;
    const before = sticks[index];
    const x = axes[0] ?? 0;
    const y = axes[1] ?? 0;
    if (tilt && listening && Math.hypot(x, y) > dead) tilt(x, y);
    const stick = tilt ? undefined : directionOf(x, y, before ? letsGo : takesHold, before);
    sticks[index] = stick;
    for (let place = 0; place < buttons.length; place += 1) {
      const button = buttons[place];
      const at = index * buttons.length + place;
      const pushed = stick !== undefined && stickButtons[stick] === button;
      const down = pad.buttons[button]?.pressed === true || pushed;
      const was = states[at];
      let next = up;
      if (down) next = listening ? Math.max(was, held) : stale;
      if (next === was) continue;
      states[at] = next;
      if (next === held) change(index, button, true);
      else if (was === held) change(index, button, false);
    }
  };

  /** @returns whether there is a pad to keep reading */
  const readAll = (listening: boolean): boolean => {
    const pads = navigator.getGamepads();
    let found = false;
    for (let index = 0; index < pads.length; index += 1) {
      const pad = pads[index];
      if (!isStandard(pad)) continue;
      found = true;
      read(pad, listening);
    }
    return found;
  };
  const poll = (): void => {
    frame = readAll(active()) ? requestAnimationFrame(poll) : 0;
  };
  const emit = (): void => {
    const count = navigator.getGamepads().filter(isStandard).length;
    if (count !== known) changed?.(count > known);
    known = count;
  };
  const start = (): void => {
    emit();
    if (frame === 0) poll();
  };

  disposer.listen(window, 'gamepadconnected', start);
  disposer.listen(window, 'gamepaddisconnected', ({ gamepad: { index } }: GamepadEvent) => {
    hub.releaseAll(`gamepad:${index}:`);
    states.fill(up, index * buttons.length, (index + 1) * buttons.length);
    sticks[index] = undefined;
    emit();
    if (used.delete(index)) unplugged();
  });
  disposer.add(() => cancelAnimationFrame(frame));
  disposer.add(() => hub.releaseAll('gamepad:'));
  if (readAll(false)) start();
  return () => disposer.dispose();
}
