import { artists } from '../../src/content/artists';
import { consoles } from '../../src/content/consoles';
import type { Entry } from '../../src/content/entry';
import { films } from '../../src/content/films';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { snacks } from '../../src/content/snacks';
import { toys } from '../../src/content/toys';
import { tvShows } from '../../src/content/tvShows';
import type { ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import type { Category } from '../../src/objects/loadPlays';

type Module = Readonly<{ drawing(): string; play: ObjectPlay }>;

const modules = import.meta.glob<Module>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true },
);

/** Every object, by the folder and name of its file. */
export const objects = Object.entries(modules).map(([file, { drawing, play }]) => {
  const [folder, name] = file.split('/').slice(-2);
  return { category: folder, id: name.slice(0, -'.ts'.length), drawing: drawing(), play };
});

/** The cards that must have an object. */
export const cards: Readonly<Record<Category, readonly Entry[]>> = {
  toys,
  'tv-shows': tvShows,
  music: artists,
  movies: films,
  gaming: consoles,
  tech: gadgets,
  snacks,
  'old-web': oldWebSites,
};
