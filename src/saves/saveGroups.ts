import {
  each,
  larger,
  type Merge,
  mergeAlbum,
  mergeFields,
  mergeQuiz,
  mergeRecords,
  mergeSlots,
  union,
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
  /** The name of its block on the memory card: at most eleven letters. */
  name: string;
  label: string;
  /** The page that writes it. */
  path: string;
  keys: readonly StoredKey[];
}>;

/** What `src/toys/desktop/memory.ts` reads back: a floppy disk, and room for its version. */
const maxDiskLength = 1_441_000;

/** A key whose stored value is joined with an imported one. */
const joined = (key: string, merge: Merge, version = 1): StoredKey => ({ key, version, merge });

/** @param keys a text is a key of version 1 */
const group = (
  name: string,
  label: string,
  path: string,
  ...keys: readonly (string | StoredKey)[]
): SaveGroup => ({
  name,
  label,
  path,
  keys: keys.map((key) => (typeof key === 'string' ? { key, version: 1 } : key)),
});

/** Everything that the site stores about its visitor, in the order of the list in the settings. */
export const saveGroups: readonly SaveGroup[] = [
  group(
    'settings',
    'Settings',
    '/settings',
    'settings',
    'bindings',
    'modes',
    'tuning:*',
    'arcadeboy',
    'teletext',
    'messenger',
    'assistant',
    'online',
    'solitaire',
    { key: 'snake-lcd' },
    'theme-park-help',
  ),
  group('scores', 'Best scores', '/arcadeboy', joined('records', mergeRecords, 2)),
  group(
    'replays',
    'Recordings of games',
    '/arcadeboy',
    'replay:*',
    'unsent-run:*',
    'runName',
    'daily-runs',
  ),
  group('games left', 'Unfinished games', '/arcadeboy', 'run:*'),
  group(
    'parks',
    'Theme parks',
    '/theme-park',
    joined('theme-park-slots', mergeSlots),
    joined('theme-park-slots-beside', mergeSlots),
    'theme-park-auto',
    'theme-park-auto-beside',
    'theme-park-replaced',
    'theme-park-draft',
    joined('theme-park-medals', mergeFields({ medals: each(larger) })),
  ),
  group(
    'desktop',
    'The desktop’s disk',
    '/win95-desktop',
    { key: 'desktop:files', version: 2, longest: maxDiskLength },
    'desktop',
    { key: 'desktop:drafts', version: 1, longest: maxDiskLength },
    'assistant:draft',
  ),
  group('pet', 'Pet', '/virtual-pet', 'virtual-pet'),
  group('quiz', 'Quiz results', '/quiz', joined('quiz-record', mergeQuiz)),
  group(
    'lifestyle',
    'Lifestyle list',
    '/lifestyle',
    { key: 'lifestyle-checked', merge: union },
    { key: 'lifestyle-reset', merge: union },
  ),
  group('album', 'Sticker album', '/#album', joined('album', mergeAlbum)),
  group('post', 'Post', '/aol', 'online-mail'),
  group('stamps', 'Stamp card', '/today', joined('stamps', mergeFields({ days: union }))),
  group(
    'fortunes',
    'Wishes and fortunes',
    '/mystic',
    joined('coin-wish', mergeFields({ granted: larger })),
    joined('mystic', mergeFields({ told: larger })),
    joined('magic8ball', mergeFields({ asked: union })),
  ),
  group(
    'telly',
    'Telly',
    '/musictv',
    joined('musictv', mergeFields({ plays: each(larger) })),
    joined('tv-rings', mergeFields({ ids: union })),
    'boombox',
  ),
  group(
    'visits',
    'Visitor counters',
    '/',
    joined('visits', mergeFields({ count: larger })),
    joined('visits-old-web', mergeFields({ count: larger })),
  ),
];

const storedKeys = saveGroups.flatMap((group) => group.keys.map((stored) => ({ stored, group })));

const maxKeyLength = 200;

const find = (key: string) =>
  storedKeys.find(({ stored: { key: own } }) =>
    own.endsWith('*')
      ? key.length <= maxKeyLength && key.startsWith(own.slice(0, -1))
      : key === own,
  );

/** The description of a key; undefined for a key that is not the site's. */
export const storedKeyOf = (key: string): StoredKey | undefined => find(key)?.stored;

/** The group that a key belongs to. */
export const saveGroupOf = (key: string): SaveGroup | undefined => find(key)?.group;
