import { artists } from '../../../content/artists';
import { checklistCategories, checklistItems } from '../../../content/checklist';
import { consoles } from '../../../content/consoles';
import { films } from '../../../content/films';
import { gadgets } from '../../../content/gadgets';
import { oldWebSites } from '../../../content/oldWebSites';
import { snacks } from '../../../content/snacks';
import { songs } from '../../../content/songs';
import { toys } from '../../../content/toys';
import { tvShows } from '../../../content/tvShows';
import type { Group } from './flow';
import { wrap } from './layBlock';

type Thing = Readonly<{ name: string; description: string }>;

/** A name, a note beside it, and its sentences. */
function told<T extends Thing>(
  things: readonly T[],
  beside: (thing: T) => string,
  more: (thing: T) => readonly string[] = () => [],
): readonly Group[] {
  return things.flatMap((thing): Group[] => {
    const extra = more(thing).flatMap((line) => bulleted(line));
    const main: Group = [
      { text: thing.name, ink: 'y' },
      { text: beside(thing), ink: 'g' },
      { text: thing.description, ink: 'w' },
    ];
    return extra.length > 0 ? [main, [...extra, '']] : [[...main, '']];
  });
}

/** A list item with a dash. Its further rows are indented. */
function bulleted(text: string): readonly string[] {
  return wrap(text, 36).map((part, index) => (index === 0 ? `{c}-{w}${part}` : `{w}  ${part}`));
}

/** By path, everything on the cards of a page of the site. */
export const sections: Readonly<Record<string, () => readonly Group[]>> = {
  '/toys': () => told(toys, ({ year, price }) => (price ? `${year}, ${price}` : year)),
  '/gaming': () =>
    told(
      consoles,
      ({ manufacturer, year, launchPrice }) =>
        [manufacturer, year, launchPrice].filter(Boolean).join(', '),
      ({ iconicGames }) => [iconicGames.join(', ')],
    ),
  '/tech': () =>
    told(
      gadgets,
      ({ category, era }) => `${category}, ${era}`,
      ({ quirks }) => quirks,
    ),
  '/tv-shows': () => told(tvShows, ({ channel, years, slot }) => `${channel}, ${years}. ${slot}`),
  '/music': () =>
    told(
      artists,
      ({ genre, era }) => `${genre}, ${era}`,
      ({ singles }) => [singles.join(', ')],
    ),
  '/movies': () => told(films, ({ genre, year }) => `${genre}, ${year}`),
  '/snacks': () => told(snacks, ({ type, era }) => `${type}, ${era}`),
  '/old-web': () =>
    told(
      oldWebSites,
      ({ year }) => year,
      ({ features }) => features,
    ),
  '/lifestyle': () =>
    checklistCategories.flatMap((category): Group[] =>
      checklistItems
        .filter((item) => item.category === category)
        .map((item, index) => [
          ...(index === 0 ? [{ text: category.toUpperCase(), ink: 'y' } as const] : []),
          ...bulleted(item.text),
        ]),
    ),
  '/musictv': () =>
    songs
      .filter(({ role }) => role === 'main')
      .map(({ title, artist, year }) => [
        { text: title, ink: 'y' },
        { text: `${artist}, ${year}`, ink: 'w' },
      ]),
};
