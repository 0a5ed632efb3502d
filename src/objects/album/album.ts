import { fieldsOf } from '../../lib/storage';
import type { Kept } from '../kit/Body';

/** How many copies of one sticker a visitor has. */
export type Sticker = Readonly<{ count: number; shiny: boolean }>;

export type Album = Readonly<{
  version: 1;
  /** By the id of the card. */
  stickers: Readonly<Record<string, Sticker>>;
  objects: Readonly<Record<string, Kept>>;
  /** The numbers of swap links that were used, newest last: each counts once. */
  swaps: readonly string[];
  /** The numbers of the visitor's own offers that wait for an answer. */
  offers: readonly string[];
}>;

export const albumVersion = 1;
export const emptyAlbum: Album = {
  version: albumVersion,
  stickers: {},
  objects: {},
  swaps: [],
  offers: [],
};

/** How many completed gestures bring a double. */
export const touchesForDouble = 5;
const maxOfOne = 99;
const maxTouches = 9999;
const maxEntries = 300;
/** How many swaps and offers are remembered. */
export const swapsKept = 200;
const idPattern = /^[a-z0-9-]{1,40}$/;

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

function entriesOf(
  value: unknown,
): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([id, entry]) => idPattern.test(id) && typeof entry === 'object' && entry !== null)
    .slice(0, maxEntries)
    .map(([id, entry]) => [id, entry as Readonly<Record<string, unknown>>]);
}

/** Keeps every valid entry of a stored album; drops the others. */
export function parseAlbum(stored: unknown): Album {
  const { stickers, objects, swaps, offers } = fieldsOf(stored, albumVersion);
  const keptStickers: Record<string, Sticker> = {};
  for (const [id, { count, shiny }] of entriesOf(stickers)) {
    if (isCount(count, maxOfOne) && count > 0) keptStickers[id] = { count, shiny: shiny === true };
  }
  const keptObjects: Record<string, Kept> = {};
  for (const [id, { n, open, found }] of entriesOf(objects)) {
    if (isCount(n, maxTouches)) keptObjects[id] = { n, open: open === true, found: found === true };
  }
  return {
    version: albumVersion,
    stickers: keptStickers,
    objects: keptObjects,
    swaps: numbersOf(swaps),
    offers: numbersOf(offers),
  };
}

function numbersOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((each): each is string => typeof each === 'string' && idPattern.test(each))
    .slice(-swapsKept);
}

/** The album with one more sticker of a card. */
export function addSticker(album: Album, id: string, shiny = false): Album {
  const before = album.stickers[id];
  const sticker = {
    count: Math.min((before?.count ?? 0) + 1, maxOfOne),
    shiny: shiny || before?.shiny === true,
  };
  return { ...album, stickers: { ...album.stickers, [id]: sticker } };
}

function withObject(album: Album, id: string, kept: Kept): Album {
  const n = Math.min(kept.n, maxTouches);
  return { ...album, objects: { ...album.objects, [id]: { ...kept, n } } };
}

/** Counts one use of an object. The first brings its sticker, every fifth a double. */
export function addTouch(album: Album, id: string, kept: Kept): Album {
  const next = withObject(album, id, kept);
  return !album.stickers[id] || kept.n % touchesForDouble === 0 ? addSticker(next, id) : next;
}

/** Notes that the object's secret was found: its sticker is shiny from now on. */
export function addFound(album: Album, id: string, kept: Kept): Album {
  const next = withObject(album, id, { ...kept, found: true });
  return shine(next, id);
}

/** Makes a sticker shiny, and adds it where it was missing. */
export function shine(album: Album, id: string): Album {
  const before = album.stickers[id];
  if (!before) return addSticker(album, id, true);
  if (before.shiny) return album;
  return { ...album, stickers: { ...album.stickers, [id]: { ...before, shiny: true } } };
}
