import type { HeroAction } from './state';

/** No screen comes near this many CSS pixels. */
const maxPixels = 100_000;

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseAction(value: unknown): HeroAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, x, y, width, height } = value as Record<string, unknown>;
  if (type === 'leave') return { type };
  if (type === 'point' && isPixels(x, -maxPixels) && isPixels(y, -maxPixels)) return { type, x, y };
  if (type === 'field' && isPixels(width, 1) && isPixels(height, 1)) return { type, width, height };
  return undefined;
}

function isPixels(value: unknown, least: number): value is number {
  return typeof value === 'number' && value >= least && value <= maxPixels;
}
