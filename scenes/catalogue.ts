import * as gameList from './gameList';
import type { GameEntry, WallEntry } from './kit/Entry';

export type { ControlsText, GameEntry } from './kit/Entry';
/** A mini-app without a canvas; its page loads it. */
export type ToyEntry = WallEntry & Readonly<{ kind: 'toy' }>;
export type CatalogueEntry = GameEntry | ToyEntry;

const games = Object.values(gameList)
  .filter((entry) => entry.kind === 'game')
  .sort((one, other) => one.place - other.place);

/** A toy; its page has its id as the path unless it names another. */
type ToyLine = Omit<ToyEntry, 'kind' | 'route'> & Readonly<{ route?: string }>;

/** The toys of the Play wall, in order. The handheld stands before its cartridges. */
const toyLines: readonly ToyLine[] = [
  {
    id: 'arcadeboy',
    title: 'ArcadeBoy',
    icon: '🕹️',
    blurb: 'A handheld with its own cartridges and nobody else’s turn.',
  },
  {
    id: 'sms',
    title: 'Free SMS',
    icon: '📱',
    blurb: 'A free text from the family computer, by one large button.',
  },
  {
    id: 'messenger',
    title: 'Messenger',
    icon: '💬',
    blurb: 'Nudge the room, wink at it, and tell it you are only here till tea.',
  },
  {
    id: 'teletext',
    title: 'Teletext',
    icon: '📟',
    blurb: 'Three digits, a dignified wait, and page 2 of 3 when you wanted 3 of 3.',
  },
  {
    id: 'musictv',
    title: 'Music TV',
    icon: '🎵',
    blurb: 'Forty pop videos on a set as deep as it is wide. Mind the static.',
  },
  {
    id: 'online',
    title: 'Dovecote On-Line',
    route: '/aol',
    icon: '💿',
    blurb: 'The free disc, the whole noise, and somebody asking a/s/l.',
  },
  {
    id: 'magic8ball',
    title: 'Magic 8-Ball',
    icon: '🎱',
    blurb: 'It has twenty answers and no idea what you asked. Nor had we.',
  },
  {
    id: 'virtual-pet',
    title: 'Virtual Pet',
    icon: '🥚',
    blurb: 'Thirty-two dots by sixteen, and it still needs the toilet in assembly.',
  },
  {
    id: 'coin-wish',
    title: '50p Wish',
    route: '/50p',
    icon: '🪙',
    blurb: 'Out of the fountain, into your hand. Rub it clean and think of something.',
  },
  {
    id: 'mystic',
    title: 'Mystic',
    icon: '🔮',
    blurb: 'The last booth on the pier. She knew you would click on it.',
  },
  {
    id: 'assistant',
    title: 'Office Assistant',
    route: '/clippy',
    icon: '📄',
    blurb: 'You look as if you were about to leave. Would you like help with that?',
  },
  {
    id: 'win95-desktop',
    title: 'Retro Desktop',
    icon: '🖥️',
    blurb: 'Boot it, open windows, and lose an hour to Minesweeper and Solitaire.',
  },
];
const [handheld, ...toys] = toyLines.map(
  (line): ToyEntry => ({ kind: 'toy', route: `/${line.id}`, ...line }),
);
const firstCartridge = games.findIndex(({ cartridge }) => cartridge !== undefined);

/** Every game and toy that a visitor can open, in the order of the Play wall. */
export const catalogue: readonly CatalogueEntry[] = [
  ...games.slice(0, firstCartridge),
  handheld,
  ...games.slice(firstCartridge),
  ...toys,
];

/** Where an entry is played: a cartridge's address puts it into the handheld. */
export function addressOf(entry: CatalogueEntry): string {
  const isCartridge = entry.kind === 'game' && entry.cartridge !== undefined;
  return isCartridge ? `${entry.route}?game=${entry.id}` : entry.route;
}

/** The game of that id. @throws when there is none: an id is the code's own, never a visitor's. */
export function gameEntry(id: string): GameEntry {
  const entry = catalogue.find((candidate) => candidate.id === id);
  if (entry?.kind !== 'game') throw new Error(`no game "${id}" in the catalogue`);
  return entry;
}
