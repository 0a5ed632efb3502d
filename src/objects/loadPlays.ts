import type { ObjectPlay } from './kit/ObjectPlay';

/** The plays of the objects of one page, by the ids of their cards. */
export type Plays = Readonly<Record<string, ObjectPlay>>;

const folders = {
  toys: () => import('./toys'),
  'tv-shows': () => import('./tv-shows'),
  music: () => import('./music'),
  movies: () => import('./movies'),
  gaming: () => import('./gaming'),
  tech: () => import('./tech'),
  snacks: () => import('./snacks'),
  'old-web': () => import('./old-web'),
} as const;

/** The folder of a page's objects. */
export type Category = keyof typeof folders;

export async function loadPlays(category: Category): Promise<Plays> {
  return (await folders[category]()).plays;
}
