export const buttons = ['left', 'right', 'jump', 'down'] as const;
export type Button = (typeof buttons)[number];

export type SuperJumpAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'press'; button: Button }>
  | Readonly<{ type: 'release'; button: Button }>;

export const startAction: SuperJumpAction = { type: 'start' };

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseSuperJumpAction(value: unknown): SuperJumpAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, button } = value as Record<string, unknown>;
  if (type === 'start') return startAction;
  if (type !== 'press' && type !== 'release') return undefined;
  const known = buttons.find((candidate) => candidate === button);
  return known && { type, button: known };
}
