/** A button that may be held goes down, or up. */
export type HeldAction<Button extends string> = Readonly<{
  type: 'press' | 'release';
  button: Button;
}>;
/** What a player does who starts a game and then holds buttons. */
export type ButtonAction<Button extends string> = Readonly<{ type: 'start' }> | HeldAction<Button>;

/** One example of each, as rules list them: START, all presses, then all releases. */
export function buttonActions<Button extends string>(
  buttons: readonly Button[],
): readonly ButtonAction<Button>[] {
  const held = (['press', 'release'] as const).flatMap((type) =>
    buttons.map((button) => ({ type, button })),
  );
  return [{ type: 'start' }, ...held];
}

/** What a control does that holds a button; controls that share it are one button. */
export function holds<Button extends string>(button: Button) {
  return { press: { type: 'press', button }, release: { type: 'release', button } } as const;
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
