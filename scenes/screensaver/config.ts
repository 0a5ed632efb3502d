import { defineConfig, number, type ValuesOf, whole } from '../kit/rules/config';

export const config = defineConfig({
  stars: whole(100, 'stars', [0, 200], { note: 'Stars behind the flying junk.' }),
  items: whole(5, 'items', [1, 20], {
    note: 'Things that fly at a time; the oldest makes room for the next.',
  }),
  itemMs: number(2000, 'ms', [100, 20_000], { note: 'Time from one thing to the next.' }),
  shapes: whole(12, 'shapes', [1, 60], { note: 'Shapes that bounce off the edges of the screen.' }),
  mazeSize: number(17, 'cells', [7, 41, 2], {
    note: 'Side of the hedge maze, walls included; odd.',
  }),
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
