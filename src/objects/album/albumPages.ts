import { artists } from '../../content/artists';
import { consoles } from '../../content/consoles';
import type { Entry } from '../../content/entry';
import { films } from '../../content/films';
import { gadgets } from '../../content/gadgets';
import { oldWebSites } from '../../content/oldWebSites';
import { snacks } from '../../content/snacks';
import { toys } from '../../content/toys';
import { tvShows } from '../../content/tvShows';
import type { Category } from '../loadPlays';

export type AlbumPage = Readonly<{ category: Category; title: string; entries: readonly Entry[] }>;

/** The album's pages, in the order of the navigation. */
export const albumPages: readonly AlbumPage[] = [
  { category: 'toys', title: 'Toys', entries: toys },
  { category: 'gaming', title: 'Gaming', entries: consoles },
  { category: 'tech', title: 'Tech', entries: gadgets },
  { category: 'tv-shows', title: 'TV', entries: tvShows },
  { category: 'music', title: 'Music', entries: artists },
  { category: 'movies', title: 'Movies', entries: films },
  { category: 'snacks', title: 'Snacks', entries: snacks },
  { category: 'old-web', title: 'Old web', entries: oldWebSites },
];

const names = new Map(
  albumPages.flatMap(({ entries }) => entries.map(({ id, name }) => [id, name] as const)),
);

export const stickersInAll = names.size;

export function isSticker(id: string): boolean {
  return names.has(id);
}

export function stickerName(id: string): string {
  return names.get(id) ?? id;
}
