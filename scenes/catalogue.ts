import type { Game } from './kit/Game';

/** How a game is played, in a line per kind of player. */
export type ControlsText = Readonly<{ desktop: string; mobile: string; gamepad?: string }>;

type Entry = Readonly<{
  id: string;
  title: string;
  /** Its page's path. */
  route: string;
  /** An emoji, drawn from our own set. */
  icon: string;
  /** One line for the Play wall. */
  blurb: string;
  controls?: ControlsText;
}>;

export type GameEntry = Entry &
  Readonly<{
    kind: 'game';
    load: () => Promise<Game>;
    /** The game comes as a cartridge for the handheld, on whose page it is played. */
    cartridge?: Readonly<{ /** CSS colour of its plastic. */ color: string }>;
  }>;
/** A mini-app without a canvas; its page loads it. */
export type ToyEntry = Entry & Readonly<{ kind: 'toy' }>;
export type CatalogueEntry = GameEntry | ToyEntry;

/** Every game and toy that a visitor can open, in the order of the Play wall. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'snake',
    kind: 'game',
    title: 'Snake II',
    route: '/snake',
    icon: '🐍',
    blurb: 'Everybody’s pocket game, on a handset whose keys all work.',
    controls: {
      desktop: 'Use arrow keys',
      mobile: 'Use phone buttons',
      gamepad: 'D-pad steers, A starts',
    },
    load: async () => (await import('./snake/game')).snake,
  },
  {
    id: 'arcadeboy',
    kind: 'toy',
    title: 'ArcadeBoy',
    route: '/arcadeboy',
    icon: '🕹️',
    blurb: 'A handheld with its own cartridges and nobody else’s turn.',
  },
  {
    id: 'super-jump',
    kind: 'game',
    title: 'Super Jump',
    route: '/arcadeboy',
    icon: '🦘',
    blurb: 'A cap, a tower and five coins. The pits do not care how many lives you have.',
    controls: {
      desktop: 'Arrows run, Space jumps, Down drops through a ledge',
      mobile: 'D-pad runs, A or B jumps, Down drops through',
      gamepad: 'D-pad runs, A jumps, Down drops through',
    },
    cartridge: { color: '#ff8a1f' },
    load: async () => (await import('./super-jump/game')).superJump,
  },
  {
    id: 'block-fall',
    kind: 'game',
    title: 'Block Fall',
    route: '/arcadeboy',
    icon: '🧱',
    blurb: 'Seven shapes, one well, and the long one never comes.',
    controls: {
      desktop: 'Arrows move, Up and Z turn, Space drops, C holds',
      mobile: 'D-pad moves, A and B turn, swipe up holds',
      gamepad: 'D-pad moves, A and B turn, R holds',
    },
    cartridge: { color: '#1fd8ec' },
    load: async () => (await import('./block-fall/game')).blockFall,
  },
  {
    id: 'graveyard-ghosts',
    kind: 'game',
    title: 'Graveyard Ghosts',
    route: '/arcadeboy',
    icon: '👻',
    blurb:
      'Bring in every soul before the residents bring you in. The lantern is your only friend.',
    controls: {
      desktop: 'Arrows steer, X shows what the ghosts are up to, Z tells what lies around',
      mobile: 'D-pad steers, A shows what the ghosts are up to, B tells what lies around',
      gamepad: 'D-pad steers, A shows the ghosts’ plans, B tells what lies around',
    },
    cartridge: { color: '#b07aff' },
    load: async () => (await import('./graveyard-ghosts/game')).graveyardGhosts,
  },
  {
    id: 'theme-park',
    kind: 'game',
    title: 'Theme Park',
    route: '/theme-park',
    icon: '🎢',
    blurb: 'One entrance, one empty field, and ten thousand pounds that will not last.',
    controls: {
      desktop: 'Mouse builds, right button removes; arrows, Enter and Delete do as well',
      mobile: 'Tap to build, pinch and drag to look about',
    },
    load: async () => (await import('./theme-park/game')).themePark,
  },
  {
    id: 'sms',
    kind: 'toy',
    title: 'Free SMS',
    route: '/sms',
    icon: '📱',
    blurb: 'A free text from the family computer, by one large button.',
  },
  {
    id: 'messenger',
    kind: 'toy',
    title: 'Messenger',
    route: '/messenger',
    icon: '💬',
    blurb: 'Nudge the room, wink at it, and tell it you are only here till tea.',
  },
  {
    id: 'teletext',
    kind: 'toy',
    title: 'Teletext',
    route: '/teletext',
    icon: '📟',
    blurb: 'Three digits, a dignified wait, and page 2 of 3 when you wanted 3 of 3.',
  },
  {
    id: 'musictv',
    kind: 'toy',
    title: 'Music TV',
    route: '/musictv',
    icon: '🎵',
    blurb: 'Forty pop videos on a set as deep as it is wide. Mind the static.',
  },
  {
    id: 'online',
    kind: 'toy',
    title: 'Dovecote On-Line',
    route: '/aol',
    icon: '💿',
    blurb: 'The free disc, the whole noise, and somebody asking a/s/l.',
  },
  {
    id: 'magic8ball',
    kind: 'toy',
    title: 'Magic 8-Ball',
    route: '/magic8ball',
    icon: '🎱',
    blurb: 'It has twenty answers and no idea what you asked. Nor had we.',
  },
  {
    id: 'virtual-pet',
    kind: 'toy',
    title: 'Virtual Pet',
    route: '/virtual-pet',
    icon: '🥚',
    blurb: 'Thirty-two dots by sixteen, and it still needs the toilet in assembly.',
  },
  {
    id: 'coin-wish',
    kind: 'toy',
    title: '50p Wish',
    route: '/50p',
    icon: '🪙',
    blurb: 'Out of the fountain, into your hand. Rub it clean and think of something.',
  },
  {
    id: 'mystic',
    kind: 'toy',
    title: 'Mystic',
    route: '/mystic',
    icon: '🔮',
    blurb: 'The last booth on the pier. She knew you would click on it.',
  },
  {
    id: 'assistant',
    kind: 'toy',
    title: 'Office Assistant',
    route: '/clippy',
    icon: '📄',
    blurb: 'You look as if you were about to leave. Would you like help with that?',
  },
  {
    id: 'win95-desktop',
    kind: 'toy',
    title: 'Retro Desktop',
    route: '/win95-desktop',
    icon: '🖥️',
    blurb: 'Boot it, open windows, and lose an hour to Minesweeper and Solitaire.',
  },
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
