import { desktopKeys } from './desktopKeys';
import { musicTvKeys } from './musicTvKeys';

/** A key, or several, and what they do. */
export type KeyLine = readonly [keys: string, does: string];

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
  '/theme-park': [
    ['Arrows', 'move the square'],
    ['Enter', 'builds, or looks'],
    ['Delete', 'removes'],
    ['Escape', 'puts the tool down'],
  ],
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
