import { defineConfig, type ValuesOf } from '../kit/rules/config';

/** The drifting shapes behind the portal's title. */
export const config = defineConfig({
  count: {
    value: 80,
    unit: 'shapes',
    min: 1,
    max: 50_000,
    step: 1,
    restart: true,
    note: 'How many shapes drift.',
  },
  smallest: {
    value: 34,
    unit: 'px',
    min: 8,
    max: 200,
    restart: true,
    note: 'Width of the smallest shape on a wide field; narrow fields shrink all of them.',
  },
  largest: {
    value: 84,
    unit: 'px',
    min: 8,
    max: 200,
    restart: true,
    note: 'Width of the largest shape on a wide field.',
  },
  slowest: {
    value: 5,
    unit: 'px/s',
    min: 0,
    max: 200,
    restart: true,
    note: 'Least drift along each axis.',
  },
  fastest: {
    value: 22,
    unit: 'px/s',
    min: 0,
    max: 200,
    restart: true,
    note: 'Greatest drift along each axis.',
  },
  spin: {
    value: 0.05,
    unit: 'turns/s',
    min: 0,
    max: 2,
    restart: true,
    note: 'Greatest turning, either way round.',
  },
  repulsionRadius: {
    value: 150,
    unit: 'px',
    min: 0,
    max: 600,
    note: 'How near the pointer must be for a shape to flee.',
  },
  repulsion: {
    value: 1900,
    unit: 'px/s²',
    min: 0,
    max: 20_000,
    note: 'Acceleration away from a pointer at the shape; falls to nothing at the radius.',
  },
  settling: {
    value: 420,
    unit: 'ms',
    min: 17,
    max: 10_000,
    note: 'Time in which a fleeing shape falls back to its drift.',
  },
});

export type HeroConfig = ValuesOf<typeof config>;

/** The kinds of shape, by the number that a state holds. */
export const kinds = ['circle', 'square', 'triangle', 'squiggle', 'zigzag', 'rectangle'] as const;
export type Kind = (typeof kinds)[number];

/** The seven neons, by the number that a state holds. */
export const neons = [
  { name: 'pink', hex: '#ff5fa8' },
  { name: 'cyan', hex: '#1fd8ec' },
  { name: 'yellow', hex: '#ffe227' },
  { name: 'lime', hex: '#a8ec27' },
  { name: 'orange', hex: '#ff9632' },
  { name: 'purple', hex: '#b68bff' },
  { name: 'blue', hex: '#5b9bff' },
] as const;

/** What surrounds and shades every shape. */
export const ink = '#150a26';

/** The same shapes in the same places for every visitor, so that they can be prerendered. */
export const heroSeed = 1991;
