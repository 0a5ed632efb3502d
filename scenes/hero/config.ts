import { defineConfig, number, restart, type ValuesOf } from '../kit/rules/config';

/** Constants of the drifting shapes behind the home page's title. */
export const config = defineConfig({
  count: restart.whole(80, 'shapes', [1, 50_000], { note: 'How many shapes drift.' }),
  smallest: restart.number(34, 'px', [8, 200], {
    note: 'Width of the smallest shape on a wide field; narrow fields shrink all of them.',
  }),
  largest: restart.number(84, 'px', [8, 200], {
    note: 'Width of the largest shape on a wide field.',
  }),
  slowest: restart.number(5, 'px/s', [0, 200], { note: 'Least drift along each axis.' }),
  fastest: restart.number(22, 'px/s', [0, 200], { note: 'Greatest drift along each axis.' }),
  spin: restart.number(0.05, 'turns/s', [0, 2], { note: 'Greatest turning, either way round.' }),
  repulsionRadius: number(150, 'px', [0, 600], {
    note: 'How near the pointer must be for a shape to flee.',
  }),
  repulsion: number(1900, 'px/s²', [0, 20_000], {
    note: 'Acceleration away from a pointer at the shape; falls to nothing at the radius.',
  }),
  settling: number(420, 'ms', [17, 10_000], {
    note: 'Time in which a fleeing shape falls back to its drift.',
  }),
});

export type HeroConfig = ValuesOf<typeof config>;

/** The kinds of shape. A state holds an index into this list. */
export const kinds = ['circle', 'square', 'triangle', 'squiggle', 'zigzag', 'rectangle'] as const;
export type Kind = (typeof kinds)[number];

/** The seven neon colours. A state holds an index into this list. */
export const neons = [
  { name: 'pink', hex: '#ff5fa8' },
  { name: 'cyan', hex: '#1fd8ec' },
  { name: 'yellow', hex: '#ffe227' },
  { name: 'lime', hex: '#a8ec27' },
  { name: 'orange', hex: '#ff9632' },
  { name: 'purple', hex: '#b68bff' },
  { name: 'blue', hex: '#5b9bff' },
] as const;

/** The colour of every shape's outline and shadow. */
export const ink = '#150a26';

/** Every visitor sees the same shapes in the same places, so that they can be prerendered. */
export const heroSeed = 1991;
