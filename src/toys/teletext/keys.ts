import type { RemoteKey } from '../../../scenes/teletext/rules/remote';

/** A button of the remote: a press that the rules handle, or one that the set handles itself. */
export type SetKey =
  | RemoteKey
  | Readonly<{ own: 'reveal' | 'hold' | 'size' | 'mix' | 'plain' | 'next' | 'previous' }>;

const named: Readonly<Record<string, SetKey>> = {
  ArrowUp: { key: 'up' },
  ArrowDown: { key: 'down' },
  ArrowLeft: { key: 'left' },
  ArrowRight: { key: 'right' },
  Enter: { key: 'go' },
  Backspace: { key: 'clear' },
  Delete: { key: 'clear' },
  c: { key: 'clear' },
  r: { key: 'red' },
  g: { key: 'green' },
  y: { key: 'yellow' },
  b: { key: 'blue' },
  v: { own: 'reveal' },
  h: { own: 'hold' },
  s: { own: 'size' },
  m: { own: 'mix' },
  t: { own: 'plain' },
  p: { key: 'power' },
  ',': { own: 'previous' },
  '.': { own: 'next' },
};

/** The button for a key of the keyboard, if any. */
export function keyOf(key: string): SetKey | undefined {
  if (/^\d$/.test(key)) return { key: 'digit', digit: Number(key) };
  return named[key.length === 1 ? key.toLowerCase() : key];
}
