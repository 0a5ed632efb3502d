import { artists } from '../../src/content/artists';
import { consoles } from '../../src/content/consoles';
import type { Entry } from '../../src/content/entry';
import { films } from '../../src/content/films';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { snacks } from '../../src/content/snacks';
import { toys } from '../../src/content/toys';
import { sheetPlace } from '../../src/lib/sheetPlace';
import { saturday, weekdays } from '../../src/pages/tv-shows/listing';

/** The most cards that share a sheet. */
const most = 5;

/** The cards of each page in the order in which it shows them, by section. */
const sections: Readonly<Record<string, readonly (readonly Entry[])[]>> = {
  '/toys': [toys],
  '/gaming': [consoles],
  '/tech': [gadgets],
  '/tv-shows': [weekdays, saturday],
  '/music': [artists],
  '/movies': [films],
  '/snacks': [snacks],
  '/old-web': [oldWebSites],
};

/** Divides a section into parts that are equally large, but for the last. */
function divided(cards: readonly Entry[]): readonly (readonly string[])[] {
  const count = Math.ceil(cards.length / most);
  const size = Math.ceil(cards.length / count);
  return Array.from({ length: count }, (_, part) =>
    cards.slice(part * size, (part + 1) * size).map(({ id }) => id),
  );
}

/** The ids of the cards on each sheet of each page. A page's first sheet has the number 0. */
export const sheetIds: Readonly<Record<string, readonly (readonly string[])[]>> =
  Object.fromEntries(Object.entries(sections).map(([page, each]) => [page, each.flatMap(divided)]));

type Card = readonly [address: string, sheet: number];

const cards: readonly Card[] = Object.entries(sheetIds).flatMap(([page, sheets]) =>
  sheets.flatMap((ids, sheet) => ids.map((id): Card => [`${page}#${id}`, sheet])),
);

/** A table in which every card finds the number of its sheet; undefined if two cards need one place. */
function tableOf(length: number): string | undefined {
  const table = Array.from({ length }, (): number | undefined => undefined);
  for (const [card, sheet] of cards) {
    const place = sheetPlace(card, length);
    if ((table[place] ?? sheet) !== sheet) return undefined;
    table[place] = sheet;
  }
  return table.map((sheet) => sheet ?? 0).join('');
}

/** The shortest such table. A list of the cards would be eight times as long, and every page loads it. */
function shortest(length = cards.length): string {
  return tableOf(length) ?? shortest(length + 1);
}

export const built = JSON.stringify(shortest());
