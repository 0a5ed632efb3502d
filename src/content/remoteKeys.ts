import { desktopKeys } from './desktopKeys';
import { parkKeys } from './parkKeys';

/** A key, or several, and what they do. */
export type KeyLine = readonly [keys: string, does: string];

export const musicTvKeys: readonly KeyLine[] = [
  ['← or P', 'the previous song'],
  ['→ or N', 'the next song'],
  ['S', 'switches the set on, and back to standby'],
  ['F', 'fullscreen, and back'],
  ['G', 'to the Channel Guide, and back to the set; arrows move up and down in it'],
  ['M', 'mutes the whole site, and the set with it'],
  ['X', 'mixes teletext with the picture'],
  ['R G Y B, 0–9', 'with teletext: its coloured buttons, and its pages'],
  ['C', 'follows the clock: everybody sees the same song'],
];

/** The keys of each page by its path. The keys of games come from their entries. */
export const remoteKeys: Readonly<Record<string, readonly KeyLine[]>> = {
  '/quiz': [
    ['1 to 4', 'choose an answer'],
    ['Enter', 'continues'],
  ],
  '/teletext': [
    ['0–9, Enter', 'a page number'],
    ['Arrows', 'move between links'],
    ['R G Y B', 'the coloured buttons'],
    ['V H S M T', 'reveal, hold, size, mix, plain text'],
    [', and .', 'the previous subpage, and the next'],
    ['C', 'clears'],
  ],
  '/musictv': musicTvKeys,
  '/win95-desktop': [
    ...desktopKeys,
    ['F, A', 'in Minesweeper: a flag, ask'],
    ['Space, D, U', 'in Solitaire: send, draw, take back'],
  ],
  '/theme-park': parkKeys,
  '/aol': [
    ['Arrows, Enter', 'move between letters, and open'],
    ['Delete', 'throws a letter away'],
    ['Escape', 'closes a window'],
  ],
  '/magic8ball': [['Enter', 'asks']],
};

/** The keys of every page. */
export const keysEverywhere: readonly KeyLine[] = [
  ['?', 'this remote'],
  ['/', 'the search'],
  ['Tab', 'move between controls'],
  ['Escape', 'closes what is open'],
  ['Alt and T', 'the notices'],
];
