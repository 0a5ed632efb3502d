export type Press<Button extends string> = Readonly<{ type: 'press'; button: Button }>;
export type Release<Button extends string> = Readonly<{ type: 'release'; button: Button }>;

/** The actions of buttons that may be held: one of each, so that they are the same everywhere. */
export function buttonActions<Button extends string>(buttons: readonly Button[]) {
  const presses = buttons.map((button): Press<Button> => ({ type: 'press', button }));
  const releases = buttons.map((button): Release<Button> => ({ type: 'release', button }));
  return {
    /** All presses, then all releases. */
    all: [...presses, ...releases],
    press: (button: Button): Press<Button> => presses[buttons.indexOf(button)],
    release: (button: Button): Release<Button> => releases[buttons.indexOf(button)],
  };
}

/** Which of two sides are held. */
export interface HeldSides {
  leftHeld: boolean;
  rightHeld: boolean;
}

/**
 * Keeps which sides are held. The side pressed last wins; letting it go gives way to the other if
 * that is still held.
 * @returns -1 left, 1 right, 0 none
 */
export function holdSide(state: HeldSides, side: 'left' | 'right', held: boolean): -1 | 0 | 1 {
  if (side === 'left') state.leftHeld = held;
  else state.rightHeld = held;
  if (held) return side === 'left' ? -1 : 1;
  if (state.leftHeld) return -1;
  return state.rightHeld ? 1 : 0;
}
