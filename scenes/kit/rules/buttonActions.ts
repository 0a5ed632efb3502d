/** A button that can be held is pressed or released. */
export type HeldAction<Button extends string> = Readonly<{
  type: 'press' | 'release';
  button: Button;
}>;
/** The actions of a player who starts a game and then holds buttons. */
export type ButtonAction<Button extends string> = Readonly<{ type: 'start' }> | HeldAction<Button>;

/** One example of each action, as rules list them: start, all presses, then all releases. */
export function buttonActions<Button extends string>(
  buttons: readonly Button[],
): readonly ButtonAction<Button>[] {
  const held = (['press', 'release'] as const).flatMap((type) =>
    buttons.map((button) => ({ type, button })),
  );
  return [{ type: 'start' }, ...held];
}

/**
 * The actions of a control that holds a button, and the button as its name. Controls with the same
 * button act as one.
 * @param held whether it is held according to the state, where the state can tell
 */
export function holds<Button extends string, Held = undefined>(button: Button, held?: Held) {
  const press = { type: 'press', button } as const;
  return { id: button, press, release: { type: 'release', button }, held } as const;
}

/** Which of left and right are held. */
export interface HeldSides {
  leftHeld: boolean;
  rightHeld: boolean;
}

/**
 * Updates which sides are held. The side pressed last wins. When it is released, the other one
 * takes over if it is still held.
 * @returns -1 left, 1 right, 0 none
 */
export function holdSide(state: HeldSides, side: 'left' | 'right', held: boolean): -1 | 0 | 1 {
  if (side === 'left') state.leftHeld = held;
  else state.rightHeld = held;
  if (held) return side === 'left' ? -1 : 1;
  if (state.leftHeld) return -1;
  return state.rightHeld ? 1 : 0;
}
