import { addressOf, catalogue } from '../../scenes/catalogue';
import { artists } from '../../src/content/artists';
import { checklistItems } from '../../src/content/checklist';
import { consoles } from '../../src/content/consoles';
import type { Entry } from '../../src/content/entry';
import type { ListBlock } from '../../src/content/extras/blocks';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { techExtras } from '../../src/content/extras/techExtras';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { films } from '../../src/content/films';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { pageHeads } from '../../src/content/pageHeads';
import { pageAt, pages } from '../../src/content/pages';
import { quizCategories } from '../../src/content/quiz/categories';
import { snacks } from '../../src/content/snacks';
import { writtenPages } from '../../src/content/teletext/pages';
import { timeline } from '../../src/content/timeline';
import { toys } from '../../src/content/toys';
import { tvShows } from '../../src/content/tvShows';
import { yearStories } from '../../src/content/yearStories';
import type { SearchDocument } from '../../src/lib/search/SearchDocument';

function placeOf(path: string): string {
  const page = pageAt(path);
  if (!page) throw new Error(`No page at ${path} for the search to lead to.`);
  return page.label;
}

function cards<T extends Entry>(
  path: string,
  entries: readonly T[],
  more: (entry: T) => readonly string[],
): SearchDocument[] {
  return entries.map((entry) => ({
    kind: 'card',
    href: `${path}#${entry.id}`,
    title: entry.name,
    line: entry.line,
    emoji: entry.emoji,
    place: placeOf(path),
    text: [...more(entry), entry.description].join(' '),
  }));
}

/** The lists beside the cards, each at the heading that it has on its page. */
const lists: readonly (readonly [href: string, list: ListBlock])[] = [
  ['/toys#under-the-bed', toysExtras.underTheBed],
  ['/gaming#rules', gamingExtras.memories],
  ['/tech#struggles', techExtras.struggles],
  ['/tv-shows#also-on', tvExtras.alsoOn],
  ['/movies#evening', moviesExtras.nostalgia],
  ['/snacks#memories', snacksExtras.memories],
  ['/old-web#nostalgia', oldWebExtras.nostalgia],
];

/** By route, words that people type for a toy and that its own texts do not use. */
const alsoCalled: Readonly<Record<string, string>> = {
  '/virtual-pet': 'Tamagotchi cyber pet egg',
  '/teletext': 'Ceefax Oracle telly text',
  '/aol': 'AOL modem dial-up internet',
  '/messenger': 'MSN chat',
  '/sms': 'text message mobile phone',
  '/musictv': 'MTV videos',
  '/win95-desktop': 'Windows 95 computer PC',
  '/clippy': 'Clippy paperclip Word',
};

/** Programs of the desktop that are nowhere else on the site, by their ids there. */
const programs: readonly (readonly [id: string, title: string, line: string, emoji: string])[] = [
  ['minesweeper', 'Minesweeper', 'A game on the Retro Desktop', '💣'],
  ['solitaire', 'Solitaire', 'Klondike patience on the Retro Desktop', '🃏'],
  ['notepad', 'Notepad', 'A text editor on the Retro Desktop', '📝'],
  ['display', 'Display', 'Screensavers and wallpaper of the Retro Desktop', '🖥️'],
];

/** Everything that a visitor can search for, of all the site's content. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  const games = catalogue.filter(({ route }) => pageAt(route));
  const gameRoutes = new Set(games.map(({ route }) => route));
  // A game that has a page to itself is found once, as what it is.
  const plainPages = pages.filter(({ path }) => !gameRoutes.has(path));
  const questions = await Promise.all(
    quizCategories.map(async ({ id, name, emoji, load }) =>
      (await load()).map(
        ({ id: questionId, question, fact }): SearchDocument => ({
          kind: 'question',
          href: `/quiz?category=${id}#${questionId}`,
          title: question,
          line: name,
          emoji,
          place: placeOf('/quiz'),
          // Found by its fact, which stays untold: it would give the answer away.
          text: fact,
        }),
      ),
    ),
  );
  return [
    ...games.map(
      (entry): SearchDocument => ({
        kind: 'game',
        href: addressOf(entry),
        title: entry.title,
        line: entry.blurb,
        emoji: entry.icon,
        place: entry.kind === 'game' ? 'Games' : 'Toys to play with',
        text: `play ${pageHeads[entry.route]?.description ?? ''} ${alsoCalled[entry.route] ?? ''}`,
      }),
    ),
    ...plainPages.map(
      ({ path, label, emoji }): SearchDocument => ({
        kind: 'page',
        href: path,
        title: label,
        line: pageHeads[path]?.title ?? '',
        emoji,
        place: 'Pages',
        text: `${pageHeads[path]?.description ?? ''} ${alsoCalled[path] ?? ''}`,
      }),
    ),
    ...programs.map(
      ([id, title, line, emoji]): SearchDocument => ({
        kind: 'game',
        href: `/win95-desktop?open=${id}`,
        title,
        line,
        emoji,
        place: 'Toys to play with',
        text: 'program tool',
      }),
    ),
    ...writtenPages
      // A number with a letter cannot be dialled: the page is found by playing.
      .filter(({ number, path }) => /^[1-8]\d\d$/.test(number) && path === undefined)
      .map(
        ({ number, title }): SearchDocument => ({
          kind: 'list',
          href: `/teletext?p=${number}`,
          title,
          line: `Teletext page ${number}`,
          emoji: pageAt('/teletext')?.emoji ?? '',
          place: 'Teletext pages',
          text: '',
        }),
      ),
    ...cards('/toys', toys, ({ year }) => [year]),
    ...cards('/gaming', consoles, ({ manufacturer, year, iconicGames }) => [
      manufacturer,
      year,
      ...iconicGames,
    ]),
    ...cards('/tech', gadgets, ({ category, era, quirks }) => [category, era, ...quirks]),
    ...cards('/tv-shows', tvShows, ({ channel, years }) => [channel, years]),
    ...cards('/music', artists, ({ genre, era, singles }) => [genre, era, ...singles]),
    ...cards('/movies', films, ({ genre, year }) => [genre, year]),
    ...cards('/snacks', snacks, ({ era, type }) => [era, type]),
    ...cards('/old-web', oldWebSites, ({ year, features }) => [year, ...features]),
    ...checklistItems.map(
      ({ id, text, category }): SearchDocument => ({
        kind: 'memory',
        href: `/lifestyle#${id}`,
        title: text,
        line: category,
        emoji: pageAt('/lifestyle')?.emoji ?? '',
        place: placeOf('/lifestyle'),
        text: '',
      }),
    ),
    ...timeline.map(({ year, event, icon }): SearchDocument => {
      const { story, happened } = yearStories[year];
      return {
        kind: 'year',
        href: `/?year=${year}`,
        title: String(year),
        line: event,
        emoji: icon,
        place: 'Time Machine',
        text: [story, ...happened.map(({ text }) => text)].join(' '),
      };
    }),
    ...lists.map(([href, { heading, items }]): SearchDocument => {
      const page = href.slice(0, href.indexOf('#'));
      return {
        kind: 'list',
        href,
        title: heading,
        line: '',
        emoji: pageAt(page)?.emoji ?? '',
        place: placeOf(page),
        text: items.join(' '),
      };
    }),
    ...questions.flat(),
  ];
}
