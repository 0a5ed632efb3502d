import { type ButtonAction, buttonActions } from '../../../../scenes/kit/rules/buttonActions';

export const buttons = ['left', 'right'] as const;
export type Button = (typeof buttons)[number];
/** `aim` is the position of a pointer in whole world pixels. */
export type StarterAction = ButtonAction<Button> | Readonly<{ type: 'aim'; x: number }>;

/** Recordings store positions in this list: only add at the end. */
export const starterActions: readonly StarterAction[] = [
  ...buttonActions(buttons),
  { type: 'aim', x: 0 },
];

const maxX = 1000;

/** Parses an untrusted value as an action; undefined if it is malformed. */
export function parseStarterAction(value: unknown): StarterAction | undefined {
  const { type, button, x } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'start') return { type };
  if (type === 'press' || type === 'release') {
    const known = buttons.find((each) => each === button);
    return known && { type, button: known };
  }
  const isPlace = typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= maxX;
  return type === 'aim' && isPlace ? { type, x } : undefined;
}
