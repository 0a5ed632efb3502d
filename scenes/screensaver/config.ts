import { defineConfig, type ValuesOf } from '../kit/rules/config';

/** The screensavers' constants. */
export const config = defineConfig({
  stars: {
    value: 100,
    unit: 'stars',
    min: 0,
    max: 200,
    step: 1,
    note: 'Stars behind the flying junk.',
  },
  items: {
    value: 5,
    unit: 'items',
    min: 1,
    max: 20,
    step: 1,
    note: 'Things that fly at a time; the oldest makes room for the next.',
  },
  itemMs: {
    value: 2000,
    unit: 'ms',
    min: 100,
    max: 20_000,
    note: 'Time from one thing to the next.',
  },
  shapes: {
    value: 12,
    unit: 'shapes',
    min: 1,
    max: 60,
    step: 1,
    note: 'Shapes that bounce off the edges of the glass.',
  },
  mazeSize: {
    value: 17,
    unit: 'cells',
    min: 7,
    max: 41,
    step: 2,
    note: 'Side of the hedge maze, walls included; odd.',
  },
});

export type ScreensaverConfig = ValuesOf<typeof config>;

export const savers = ['starfield', 'maze', 'shapes'] as const;
export type Saver = (typeof savers)[number];

/** The pictures of the atlas by name. The number is the position in the atlas. */
export const picture = {
  dot: 0,
  hedge: 1,
  firstItem: 2,
  items: 6,
  firstShape: 8,
  shapes: 4,
} as const;
/** Columns and rows of the atlas, in pictures. */
export const atlasSide = 4;
