import { pieceNames } from '../rules/pieces';

/** The glass, the well in it, and what is drawn on both. */
export const glass = '#e9e3cc';
export const wellColor = '#faf6e8';
export const dotColor = '#bdb498';
export const ink = '#241a3a';
export const deadColor = '#8f88a0';

/**
 * Five colours for seven shapes. Their brightness differs too, so that in four shades they are not
 * all the same.
 */
const five = {
  cyan: '#35b3d4',
  yellow: '#e6ae1c',
  pink: '#d0438a',
  green: '#3f9a3f',
  orange: '#ee7a33',
} as const;

const colorOf: Readonly<Record<(typeof pieceNames)[number], keyof typeof five>> = {
  I: 'cyan',
  J: 'green',
  L: 'orange',
  O: 'yellow',
  S: 'green',
  T: 'pink',
  Z: 'orange',
};

export const pieceColors: readonly string[] = pieceNames.map((name) => five[colorOf[name]]);

/** A colour more than half way to white. */
export function lighter(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const lit = channels.map((value) => Math.round(value + (255 - value) * 0.58));
  return `#${lit.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
