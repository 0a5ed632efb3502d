import { addressOf, catalogue } from '../../scenes/catalogue';
import type { ListBlock } from '../../src/content/extras/blocks';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { techExtras } from '../../src/content/extras/techExtras';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { pageHeads } from '../../src/content/pageHeads';
import { pageAt, pages } from '../../src/content/pages';
import { writtenPages } from '../../src/content/teletext/pages';
import type { SearchDocument } from '../../src/lib/search/SearchDocument';

function placeOf(path: string): string {
  const page = pageAt(path);
  if (!page) throw new Error(`A search document leads to ${path}, where there is no page.`);
  return page.label;
}

/** The lists beside the cards, each with the anchor of its heading on the page. */
const lists: readonly (readonly [href: string, list: ListBlock])[] = [
  ['/toys#under-the-bed', toysExtras.underTheBed],
  ['/gaming#rules', gamingExtras.memories],
  ['/tech#struggles', techExtras.struggles],
  ['/tv-shows#also-on', tvExtras.alsoOn],
  ['/movies#evening', moviesExtras.nostalgia],
  ['/snacks#memories', snacksExtras.memories],
  ['/old-web#nostalgia', oldWebExtras.nostalgia],
];

/** By route, words that people search for a toy by and that its own texts do not contain. */
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

/** Desktop programs that appear nowhere else on the site, by their ids. */
const programs: readonly (readonly [id: string, title: string, line: string, emoji: string])[] = [
  ['minesweeper', 'Minesweeper', 'A game on the Retro Desktop', '💣'],
  ['solitaire', 'Solitaire', 'Klondike patience on the Retro Desktop', '🃏'],
  ['notepad', 'Notepad', 'A text editor on the Retro Desktop', '📝'],
  ['display', 'Display', 'Screensavers and wallpaper of the Retro Desktop', '🖥️'],
];

/**
 * What the search finds besides the content's own entries: games, pages, programs, teletext pages
 * and lists. Made at build time, because the sources are larger than the documents made from them.
 */
export function builtDocuments(): SearchDocument[] {
  const games = catalogue.filter(({ route }) => pageAt(route));
  const gameRoutes = new Set(games.map(({ route }) => route));
  // A game with a page of its own is found only as a game.
  const plainPages = pages.filter(({ path }) => !gameRoutes.has(path));
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
      // A number with a letter cannot be dialled on the remote.
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
  ];
}
