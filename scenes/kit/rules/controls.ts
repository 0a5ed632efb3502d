import type { BaseAction, GameTypes } from './contract';
import { type Direction, directions } from './grid';

/** Where a pointer, a finger or a stick is, in the world's units, instead of a press. */
export type PointSpec<Types extends GameTypes = GameTypes> = Readonly<{
  /** An axis: only how far along it counts. Without it a place. */
  along?: 'x' | 'y';
  /** The host rounds to multiples of this many units. A coarser step makes recordings shorter. */
  step: number;
  /** What being there does. Its type belongs into `rules.continuous`. */
  move(x: number, y: number): Types['action'];
  /** What pressing there does besides. */
  tap?(x: number, y: number): Types['action'];
  /** The left stick goes from the one end of the axis to the other, instead of four directions. */
  stick?: readonly [min: number, max: number];
}>;

/** A semantic control: what a key, a pad button or a touch stands for. */
export type ControlSpec<Types extends GameTypes = GameTypes> = Readonly<{
  id: string;
  /** Shown in settings and on the controls card. */
  label: string;
  /** `KeyboardEvent.code` values, all of them rebindable. */
  keys: readonly string[];
  /** Buttons of the standard gamepad mapping; the left stick doubles the four directions. */
  gamepad: readonly number[];
  /** The control that a second player's pad or gamepad presses in its place, by its id. */
  second?: string;
  /** The button of the on-screen pad that presses it. */
  pad?: 'up' | 'down' | 'left' | 'right' | 'a' | 'b' | 'start' | 'select';
  /** A swipe in this direction presses and releases it. */
  swipe?: 'up' | 'down' | 'left' | 'right';
  /** After this swipe the touch does nothing more: one flick is one drop. */
  swipeOnce?: true;
  /** A place or an axis. Such a control has neither keys nor buttons. */
  point?: PointSpec<Types>;
  /**
   * The action of pressing it. Controls with the same `press` object are one button: it is pressed
   * by the first of them and released by the last.
   */
  press?: Types['action'];
  /** The action of releasing it. */
  release?: Types['action'];
  /**
   * Whether the control is held according to the state; undefined if the state cannot tell. For
   * controls with a `release`.
   */
  held?(state: Readonly<Types['state']>): boolean | undefined;
}>;

/** The usual keys, gamepad buttons and pad buttons of the controls that most games have. */
export const standardPlaces = {
  up: { keys: ['ArrowUp', 'KeyW'], gamepad: [12], pad: 'up' },
  right: { keys: ['ArrowRight', 'KeyD'], gamepad: [15], pad: 'right' },
  down: { keys: ['ArrowDown', 'KeyS'], gamepad: [13], pad: 'down' },
  left: { keys: ['ArrowLeft', 'KeyA'], gamepad: [14], pad: 'left' },
  start: { keys: ['Enter'], gamepad: [9], pad: 'start' },
} as const;

/**
 * The four controls of a direction, with the usual keys, buttons and swipes.
 * @param make the label and actions of one, and what differs from the usual
 */
export function fourWays<Types extends GameTypes>(
  make: (direction: Direction) => Partial<ControlSpec<Types>> & Pick<ControlSpec<Types>, 'label'>,
): readonly ControlSpec<Types>[] {
  return directions.map((id) => ({ ...standardPlaces[id], id, swipe: id, ...make(id) }));
}

/** A place or an axis on the picture. */
export function pointer<Point>(id: string, label: string, point: Point) {
  return { id, label, keys: [], gamepad: [], point } as const;
}

/** The control that starts a run: by its name, or by its place on the pad. */
export function startControlOf<Types extends GameTypes>(
  controls: readonly ControlSpec<Types>[],
): ControlSpec<Types> | undefined {
  return controls.find(({ id, pad }) => id === 'start' || pad === 'start');
}

export function isSameAction(one: BaseAction, other: BaseAction): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Controls that are one button for the rules. */
export interface Button<Types extends GameTypes = GameTypes>
  extends Pick<ControlSpec<Types>, 'press' | 'release' | 'held'> {
  readonly controls: readonly string[];
}

/** Groups a game's controls into buttons, in the order of their first controls. */
export function buttonsOf<Types extends GameTypes>(
  controls: readonly ControlSpec<Types>[],
): readonly Button<Types>[] {
  const groups = new Map<unknown, ControlSpec<Types>[]>();
  for (const control of controls) {
    const key = control.press ?? control.id;
    const group = groups.get(key);
    if (group) group.push(control);
    else groups.set(key, [control]);
  }
  return [...groups.values()].map(([first, ...rest]) => ({
    controls: [first, ...rest].map(({ id }) => id),
    press: first.press,
    release: first.release,
    held: first.held,
  }));
}

/**
 * The actions that make the state agree with what is really held, releases first. One of them may
 * make another one necessary: ask again after the tick that takes them.
 * @param isHeld whether a control is held, by its id
 */
export function syncActions<Types extends GameTypes>(
  buttons: readonly Button<Types>[],
  state: Readonly<Types['state']>,
  isHeld: (control: string) => boolean,
): readonly Types['action'][] {
  const releases: Types['action'][] = [];
  const presses: Types['action'][] = [];
  for (const { controls, press, release, held } of buttons) {
    const believed = held?.(state);
    const truth = controls.some(isHeld);
    if (believed === undefined || believed === truth) continue;
    if (truth && press) presses.push(press);
    if (!truth && release) releases.push(release);
  }
  return [...releases, ...presses];
}
