import {
  type Merge,
  mergeAlbum,
  mergeCountAt,
  mergeCountsAt,
  mergeList,
  mergeListAt,
  mergeQuiz,
  mergeRecords,
  mergeSlots,
} from './merge';

/** One key of the browser's storage, or all keys with a common beginning. */
export type StoredKey = Readonly<{
  /** The whole key. A `*` at its end stands for all keys with that beginning. */
  key: string;
  /** The newest version that this build reads; undefined for a value that has no version. */
  version?: number;
  /** Upper bound in characters, where the value may be longer than the usual limit. */
  longest?: number;
  /** Joins the stored value with an imported one. Without it the later save stays. */
  merge?: Merge;
}>;

/** A group of stored keys that a visitor knows as one thing. */
export type SaveGroup = Readonly<{
  id: string;
  label: string;
  /** The page that writes it. */
  path: string;
  keys: readonly StoredKey[];
}>;

/** What `src/toys/desktop/memory.ts` reads back: a floppy disk, and room for its version. */
const maxDiskLength = 1_441_000;

/** Everything that the site stores about its visitor, in the order of the list in the settings. */
export const saveGroups: readonly SaveGroup[] = [
  {
    id: 'settings',
    label: 'Settings',
    path: '/settings',
    keys: [
      { key: 'settings', version: 1 },
      { key: 'bindings', version: 1 },
      { key: 'modes', version: 1 },
      { key: 'tuning:*', version: 1 },
      { key: 'arcadeboy', version: 1 },
      { key: 'teletext', version: 1 },
      { key: 'messenger', version: 1 },
      { key: 'assistant', version: 1 },
      { key: 'online', version: 1 },
      { key: 'solitaire', version: 1 },
      { key: 'snake-lcd' },
      { key: 'theme-park-help', version: 1 },
    ],
  },
  {
    id: 'records',
    label: 'Best scores',
    path: '/arcadeboy',
    keys: [{ key: 'records', version: 2, merge: mergeRecords }],
  },
  {
    id: 'recordings',
    label: 'Recordings of games',
    path: '/arcadeboy',
    keys: [
      { key: 'replay:*', version: 1 },
      { key: 'unsent-run:*', version: 1 },
      { key: 'runName', version: 1 },
      { key: 'daily-runs', version: 1 },
    ],
  },
  {
    id: 'runs',
    label: 'Unfinished games',
    path: '/arcadeboy',
    keys: [{ key: 'run:*', version: 1 }],
  },
  {
    id: 'parks',
    label: 'Theme parks',
    path: '/theme-park',
    keys: [
      { key: 'theme-park-slots', version: 1, merge: mergeSlots },
      { key: 'theme-park-slots-beside', version: 1, merge: mergeSlots },
      { key: 'theme-park-auto', version: 1 },
      { key: 'theme-park-auto-beside', version: 1 },
      { key: 'theme-park-replaced', version: 1 },
      { key: 'theme-park-medals', version: 1, merge: mergeCountsAt('medals') },
    ],
  },
  {
    id: 'desktop',
    label: 'The desktop’s disk',
    path: '/win95-desktop',
    keys: [
      { key: 'desktop:files', version: 2, longest: maxDiskLength },
      { key: 'desktop', version: 1 },
      { key: 'desktop:drafts', version: 1, longest: maxDiskLength },
      { key: 'assistant:draft', version: 1 },
    ],
  },
  { id: 'pet', label: 'Pet', path: '/virtual-pet', keys: [{ key: 'virtual-pet', version: 1 }] },
  {
    id: 'quiz',
    label: 'Quiz results',
    path: '/quiz',
    keys: [{ key: 'quiz-record', version: 1, merge: mergeQuiz }],
  },
  {
    id: 'checklist',
    label: 'Lifestyle list',
    path: '/lifestyle',
    keys: [{ key: 'lifestyle-checked', merge: mergeList }],
  },
  {
    id: 'album',
    label: 'Sticker album',
    path: '/#album',
    keys: [{ key: 'album', version: 1, merge: mergeAlbum }],
  },
  { id: 'post', label: 'Post', path: '/aol', keys: [{ key: 'online-mail', version: 1 }] },
  {
    id: 'stamps',
    label: 'Stamp card',
    path: '/today',
    keys: [{ key: 'stamps', version: 1, merge: mergeListAt('days') }],
  },
  {
    id: 'fortunes',
    label: 'Wishes and fortunes',
    path: '/mystic',
    keys: [
      { key: 'coin-wish', version: 1, merge: mergeCountAt('granted') },
      { key: 'mystic', version: 1, merge: mergeCountAt('told') },
      { key: 'magic8ball', version: 1, merge: mergeListAt('asked') },
    ],
  },
  {
    id: 'telly',
    label: 'Telly',
    path: '/musictv',
    keys: [
      { key: 'musictv', version: 1, merge: mergeCountsAt('plays') },
      { key: 'tv-rings', version: 1, merge: mergeListAt('ids') },
      { key: 'boombox', version: 1 },
    ],
  },
  {
    id: 'visits',
    label: 'Visitor counters',
    path: '/',
    keys: [
      { key: 'visits', version: 1, merge: mergeCountAt('count') },
      { key: 'visits-old-web', version: 1, merge: mergeCountAt('count') },
    ],
  },
];

const exact = new Map<string, StoredKey>();
const beginnings: (readonly [beginning: string, stored: StoredKey])[] = [];
for (const stored of saveGroups.flatMap(({ keys }) => keys)) {
  if (stored.key.endsWith('*')) beginnings.push([stored.key.slice(0, -1), stored]);
  else exact.set(stored.key, stored);
}

const maxKeyLength = 200;

/** The description of a key; undefined for a key that is not the site's. */
export function storedKeyOf(key: string): StoredKey | undefined {
  if (key.length > maxKeyLength) return undefined;
  return exact.get(key) ?? beginnings.find(([beginning]) => key.startsWith(beginning))?.[1];
}

/** The group that a key belongs to. */
export function saveGroupOf(key: string): SaveGroup | undefined {
  const stored = storedKeyOf(key);
  return stored && saveGroups.find(({ keys }) => keys.includes(stored));
}
