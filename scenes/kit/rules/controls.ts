import type { BaseAction, BaseState } from './contract';

/** A semantic control: what a key, a pad button or a thumb stands for. */
export type ControlSpec<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
> = Readonly<{
  id: string;
  /** Shown in settings and on the controls card. */
  label: string;
  /** `KeyboardEvent.code` values, all of them rebindable. */
  keys: readonly string[];
  /** Buttons of the standard gamepad mapping; the left stick doubles the four directions. */
  gamepad: readonly number[];
  /** The on-screen place that presses it. */
  pad?: 'up' | 'down' | 'left' | 'right' | 'a' | 'b' | 'start' | 'select';
  /** A swipe in this direction presses and releases it. */
  swipe?: 'up' | 'down' | 'left' | 'right';
  /** A touch that has swiped it does nothing more: one flick is one drop. */
  swipeOnce?: true;
  /**
   * What pressing it does. Controls with the very same `press` are one button: it goes down with
   * the first of them and up with the last.
   */
  press?: Action;
  /** What letting go of it does. */
  release?: Action;
  /**
   * Whether the state believes it to be held; undefined where the state cannot tell. For controls
   * with a `release`.
   */
  held?(state: Readonly<State>): boolean | undefined;
}>;

/** Controls that are one button to the rules. */
export type Button<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
> = Readonly<{ controls: readonly string[] }> &
  Pick<ControlSpec<State, Action>, 'press' | 'release' | 'held'>;

/** The buttons behind a game's controls, in the order of their first controls. */
export function buttonsOf<State extends BaseState, Action extends BaseAction>(
  controls: readonly ControlSpec<State, Action>[],
): readonly Button<State, Action>[] {
  const groups = new Map<unknown, ControlSpec<State, Action>[]>();
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
 * The actions by which a state's idea of what is held becomes the truth: releases first. What one
 * of them changes may call for another: ask again after the tick that takes them.
 * @param isHeld whether a control, by its id, is held
 */
export function syncActions<State extends BaseState, Action extends BaseAction>(
  buttons: readonly Button<State, Action>[],
  state: Readonly<State>,
  isHeld: (control: string) => boolean,
): readonly Action[] {
  const releases: Action[] = [];
  const presses: Action[] = [];
  for (const { controls, press, release, held } of buttons) {
    const believed = held?.(state);
    const truth = controls.some(isHeld);
    if (believed === undefined || believed === truth) continue;
    if (truth && press) presses.push(press);
    if (!truth && release) releases.push(release);
  }
  return [...releases, ...presses];
}
