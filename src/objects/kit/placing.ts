import type { Placing } from './ObjectPlay';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A placing as an SVG transform; an empty text where nothing moves. */
export function transformOf({ x = 0, y = 0, turn = 0, size = 1, ...rest }: Placing): string {
  const { sx = 1, sy = 1, ox = 50, oy = 50 } = rest;
  const scaled = size * sx !== 1 || size * sy !== 1;
  if (turn === 0 && !scaled) {
    return x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`;
  }
  const scale = scaled ? `scale(${round(size * sx)} ${round(size * sy)})` : '';
  return `translate(${round(x + ox)} ${round(y + oy)})rotate(${round(turn)})${scale}translate(${-ox} ${-oy})`;
}
