/** Colours of the screen, the well, and the drawings on both. */
export const lcdColor = '#e9e3cc';
export const wellColor = '#faf6e8';
export const dotColor = '#bdb498';
export const ink = '#241a3a';
export const deadColor = '#8f88a0';

/**
 * Five colours for seven shapes. Their brightness differs too, so that they differ in four shades.
 */
const cyan = '#35b3d4';
const yellow = '#e6ae1c';
const pink = '#d0438a';
const green = '#3f9a3f';
const orange = '#ee7a33';

/** By piece: I, J, L, O, S, T, Z. */
export const pieceColors = [cyan, green, orange, yellow, green, pink, orange] as const;

/** A colour mixed with white, more than half of it white. */
export function lighter(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const lit = channels.map((value) => Math.round(value + (255 - value) * 0.58));
  return `#${lit.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
