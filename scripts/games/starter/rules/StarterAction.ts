import { type ButtonAction, buttonActions } from '../../../../scenes/kit/rules/buttonActions';

export const buttons = ['left', 'right'] as const;
export type Button = (typeof buttons)[number];
/** `aim` is where a pointer is; whole world pixels. */
export type StarterAction = ButtonAction<Button> | Readonly<{ type: 'aim'; x: number }>;

/** Recordings go by their order: only ever add at the end. */
export const starterActions: readonly StarterAction[] = [
  ...buttonActions(buttons),
  { type: 'aim', x: 0 },
];

const mostX = 1000;

/** The action that a value from anywhere stands for; undefined for anything malformed. */
export function parseStarterAction(value: unknown): StarterAction | undefined {
  const { type, button, x } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'start') return { type };
  if (type === 'press' || type === 'release') {
    const known = buttons.find((each) => each === button);
    return known && { type, button: known };
  }
  const isPlace = typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= mostX;
  return type === 'aim' && isPlace ? { type, x } : undefined;
}
