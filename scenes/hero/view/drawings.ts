import type { Kind } from '../config';

/** A drawing's box is this many units wide. */
export const boxUnits = 100;

/** The hard shadow's offset in CSS pixels at scale 1, right and down. */
export const shadowOffset = 5;

/**
 * A shape as layers of SVG path data, from back to front, in a box from -50 to 50. The still
 * picture and the stage's texture are both drawn from it.
 */
export type Layer = Readonly<{
  path: string;
  /** `neon` takes the shape's colour. */
  fill?: 'neon' | 'ink';
  stroke?: Readonly<{ paint: 'neon' | 'ink'; width: number }>;
}>;

const outline = { paint: 'ink', width: 8 } as const;
const thick = { paint: 'ink', width: 26 } as const;
const core = { paint: 'neon', width: 12 } as const;
const thin = { paint: 'ink', width: 5 } as const;
const solid = (path: string): Layer => ({ path, fill: 'neon', stroke: outline });

export const drawings: Readonly<Record<Kind, readonly Layer[]>> = {
  circle: [
    solid('M40 0A40 40 0 1 1-40 0 40 40 0 1 1 40 0Z'),
    { path: dots([-17, 0, 17], [-17, 0, 17], 4.5), fill: 'ink' },
  ],
  square: [
    solid('M-37-37H37V37H-37Z'),
    { path: 'M-33-7-7-33M-33 19 19-33M-27 33 33-27M-1 33 33-1', stroke: thin },
  ],
  triangle: [solid('M0-42 42 34H-42Z'), { path: 'M0-10 16 20H-16Z', fill: 'ink' }],
  squiggle: [
    { path: 'M-35.5 17-34 10C-27-26-16-26-12 0S4 26 12 0 27-26 34-10L35.5-17', stroke: thick },
    { path: 'M-34 10C-27-26-16-26-12 0S4 26 12 0 27-26 34-10', stroke: core },
  ],
  zigzag: [
    { path: 'M-35.8 15.8-17-13-1 13 15-13 33.8 15.8', stroke: thick },
    { path: 'M-32 10-17-13-1 13 15-13 30 10', stroke: core },
  ],
  rectangle: [
    solid('M-45-24H45V24H-45Z'),
    { path: 'M-28-20V20M-10-20V20M8-20V20M26-20V20', stroke: thin },
  ],
};

function dots(xs: readonly number[], ys: readonly number[], radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return ys
    .flatMap((y) =>
      xs.map((x) => `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}${-2 * radius} 0Z`),
    )
    .join('');
}
