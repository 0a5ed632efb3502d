import { isWhole } from '../../kit/rules/Parsed';

/** Piles are numbered as in the state. */
export type KlondikeAction =
  /** Draws the next cards, or recycles the waste if the stock is empty. */
  | Readonly<{ type: 'draw' }>
  | Readonly<{ type: 'move'; from: number; to: number; count: number }>
  /** Undoes the last moves. */
  | Readonly<{ type: 'undo'; count: number }>;

/** One of each type. Recordings refer to them by index. */
export const klondikeActions: readonly KlondikeAction[] = [
  { type: 'draw' },
  { type: 'move', from: 0, to: 0, count: 1 },
  { type: 'undo', count: 1 },
];

export function parseKlondikeAction(value: unknown): KlondikeAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, from, to, count } = value as Record<string, unknown>;
  if (type === 'draw') return { type };
  if (type === 'undo') return isWhole(count, 100_000, 1) ? { type, count } : undefined;
  if (type !== 'move') return undefined;
  if (!isWhole(from, 11) || !isWhole(to, 10) || !isWhole(count, 13, 1)) return undefined;
  return { type, from, to, count };
}
