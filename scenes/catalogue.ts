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
];

/** The game of that id. @throws when there is none: an id is the code's own, never a visitor's. */
export function gameEntry(id: string): GameEntry {
  const entry = catalogue.find((candidate) => candidate.id === id);
  if (entry?.kind !== 'game') throw new Error(`no game "${id}" in the catalogue`);
  return entry;
}
