import type { RemoteKey } from '../../../scenes/teletext/rules/remote';

/** What a button of the handset does: a press of the remote, or something the set does by itself. */
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

/** The button that a key of the keyboard stands for, if any. */
export function keyOf(key: string): SetKey | undefined {
  if (/^\d$/.test(key)) return { key: 'digit', digit: Number(key) };
  return named[key.length === 1 ? key.toLowerCase() : key];
}
