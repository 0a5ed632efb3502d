import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canHold,
  cleanName,
  copiesOf,
  type DesktopFile,
  diskSize,
  type Files,
  filesReducer,
  freshFiles,
  maxFiles,
  maxNameLength,
  maxTextLength,
  parseFiles,
  saved,
  sizeOf,
  withAdded,
} from '../../../src/toys/desktop/files';
import { parseMemory } from '../../../src/toys/desktop/memory';

const save = (files: Files, id: string, name: string, text = 'x') =>
  filesReducer(files, { type: 'save', id, name, text, now: 1 });

test('a new disk has README.txt on the desktop', () => {
  expect(parseFiles(undefined)).toEqual({ files: freshFiles, dropped: 0 });
  expect(freshFiles[0]).toMatchObject({ name: 'README.txt', folder: 'desktop' });
});

test('a note can be saved, changed, renamed, thrown away, restored and deleted', () => {
  let files = save(freshFiles, 'n1', 'Shopping.txt');
  expect(files).toHaveLength(2);
  files = save(files, 'n1', 'Shopping.txt', 'milk');
  expect(files[1].text).toBe('milk');
  files = filesReducer(files, { type: 'rename', id: 'n1', name: 'List.txt' });
  expect(files[1].name).toBe('List.txt');
  files = filesReducer(files, { type: 'bin', id: 'n1' });
  expect(files[1].binned).toBe(true);
  files = filesReducer(files, { type: 'restore', id: 'n1' });
  expect(files[1]).toMatchObject({ binned: false, name: 'List.txt' });
  files = filesReducer(files, { type: 'bin', id: 'n1' });
  files = filesReducer(files, { type: 'emptyBin' });
  expect(files).toEqual(freshFiles);
});

test('no two files have the same name, and names are cleaned', () => {
  const files = save(save(save([], 'a', 'a.txt'), 'b', 'A.TXT'), 'c', ' a.txt ');
  expect(files.map(({ name }) => name)).toEqual(['a.txt', 'A (2).TXT', 'a (3).txt']);
  expect(cleanName('  ..\\/<b>:"|?*\u0007 ')).toBe('..b');
  expect(save([], 'a', '???')[0].name).toBe('Untitled.txt');
});

test('a full disk accepts no more, and a long text is cut', () => {
  let files: Files = [];
  for (let id = 0; id < maxFiles + 5; id += 1) files = save(files, `n${id}`, 'n.txt');
  expect(files).toHaveLength(maxFiles);
  expect(save([], 'a', 'a', 'y'.repeat(maxTextLength + 9))[0].text).toHaveLength(maxTextLength);
});

test('a full disk says so, keeps its files, can be read back completely, and files can be deleted', () => {
  // Every letter takes two bytes in storage.
  const text = '"'.repeat(maxTextLength);
  let files: Files = freshFiles;
  const note = (id: string, body: string) =>
    ({ type: 'save', id, name: 'n.txt', text: body, now: 1 }) as const;
  let full: Files | undefined = files;
  for (let id = 0; full; id += 1) {
    files = full;
    full = saved(files, note(`n${id}`, text));
  }
  expect(files.length).toBeGreaterThan(5);
  expect(sizeOf(files)).toBeLessThanOrEqual(diskSize);
  expect(save(files, 'more', 'n.txt', text)).toBe(files);
  const stored = JSON.stringify({ version: 1, files });
  // A value longer than a disk is ignored.
  expect(stored.length).toBeLessThan(diskSize + 1000);
  expect(parseFiles(JSON.parse(stored))).toEqual({ files, dropped: 0 });
  expect(saved(files, note('n0', 'short'))?.[1].text).toBe('short');
});

test('a number after a long name keeps it within the maximum length', () => {
  const name = `${'x'.repeat(maxNameLength - 4)}.txt`;
  const files = save(save(save([], 'a', name), 'b', name), 'c', 'y'.repeat(maxNameLength));
  const more = save(files, 'd', 'y'.repeat(maxNameLength));
  expect(new Set(more.map((file) => file.name)).size).toBe(4);
  expect(parseFiles({ version: 1, files: more })).toEqual({ files: more, dropped: 0 });
});

test('damaged entries are dropped and counted, good ones kept', () => {
  const good = freshFiles[0];
  const stored = {
    version: 1,
    files: [good, null, 7, { ...good, id: '../etc' }, { ...good, id: 'x', text: 5 }, good],
  };
  expect(parseFiles(stored)).toEqual({ files: [good], dropped: 5 });
  expect(parseFiles({ version: 3, files: [] })).toEqual({ files: freshFiles, dropped: 1 });
  expect(parseFiles(null)).toEqual({ files: freshFiles, dropped: 1 });
});

test('parsing any stored value never throws, and parsing the result again changes nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { files } = parseFiles({ version: 1, files: value });
      expect(parseFiles({ version: 1, files }).files).toEqual(
        files.length > 0 || Array.isArray(value) ? files : freshFiles,
      );
      parseFiles(value);
      parseMemory(value);
      parseMemory({ version: 1, saver: value, places: value });
    }),
  );
});

test('valid geometry is kept', () => {
  const place = { x: 1, y: 2, width: 300, height: 200 };
  expect(
    parseMemory({
      version: 1,
      saver: 'maze',
      places: {
        snake: place,
        sms: { ...place, width: 'wide' },
        '<b>': place,
        big: { ...place, x: 1e9 },
      },
    }),
  ).toMatchObject({ memory: { saver: 'maze', places: { snake: place } }, dropped: 3 });
});

test('a disk of the first version, which has only texts, is read unchanged', () => {
  const { type: _, ...old } = freshFiles[0];
  expect(parseFiles({ version: 1, files: [old] })).toEqual({ files: freshFiles, dropped: 0 });
});

const file = (id: string, more: Partial<DesktopFile> = {}): DesktopFile => ({
  id,
  name: id,
  type: 'text',
  text: '',
  folder: 'documents',
  binned: false,
  changed: 1,
  ...more,
});
/** letters/ contains a and old/, which contains b. */
const tree: Files = [
  file('letters', { type: 'folder' }),
  file('old', { type: 'folder', folder: 'letters' }),
  file('a', { folder: 'letters' }),
  file('b', { folder: 'old' }),
];

test('a folder cannot be put into itself, is deleted with its contents, and is copied completely', () => {
  expect(canHold(tree, ['letters'], 'old')).toBe(false);
  expect(filesReducer(tree, { type: 'move', ids: ['letters'], folder: 'old' })).toBe(tree);
  const moved = filesReducer(tree, { type: 'move', ids: ['b'], folder: 'desktop' });
  expect(moved.find(({ id }) => id === 'b')?.folder).toBe('desktop');
  expect(filesReducer(tree, { type: 'delete', id: 'letters' })).toEqual([]);
  const binned = filesReducer(tree, { type: 'bin', id: 'old' });
  expect(filesReducer(binned, { type: 'emptyBin' }).map(({ id }) => id)).toEqual(['letters', 'a']);
  let number = 0;
  const copies = copiesOf(tree, ['letters'], 'documents', () => {
    number += 1;
    return `c${number}`;
  });
  expect(copies.map(({ name, folder }) => `${folder}/${name}`)).toEqual([
    'documents/letters (2)',
    'c1/old',
    'c1/a',
    'c2/b',
  ]);
  expect(withAdded(tree, copies)).toHaveLength(8);
  const full = [file('x', { text: 'y'.repeat(diskSize - 200) })];
  expect(withAdded(full, copies)).toBeUndefined();
});

test('names are unique within a folder, and a file is restored to its folder if that exists', () => {
  let files = filesReducer(tree, { type: 'move', ids: ['a'], folder: 'old' });
  files = filesReducer(files, { type: 'rename', id: 'a', name: 'b' });
  expect(files.find(({ id }) => id === 'a')?.name).toBe('b (2)');
  files = filesReducer(tree, { type: 'bin', id: 'b' });
  files = filesReducer(files, { type: 'bin', id: 'old' });
  files = filesReducer(files, { type: 'restore', id: 'b' });
  expect(files.find(({ id }) => id === 'b')).toMatchObject({ binned: false, folder: 'documents' });
});

test('pictures and sounds are base64, and files without a folder move to the root', () => {
  const stored = [
    file('p', { type: 'picture', text: 'iVBORw0KGgo=' }),
    file('q', { type: 'picture', text: '<svg>' }),
    file('lost', { folder: 'nowhere' }),
    file('loop', { type: 'folder', folder: 'loop' }),
  ];
  const { files, dropped } = parseFiles({ version: 2, files: stored });
  expect(dropped).toBe(1);
  expect(files.map(({ id, folder }) => `${folder}/${id}`)).toEqual([
    'documents/p',
    'documents/lost',
    'documents/loop',
  ]);
});

test('valid windows, icon positions and looks are restored', () => {
  const geometry = { x: 1, y: 2, width: 300, height: 200 };
  const left = { id: 'notepad:n1', app: 'notepad', document: 'n1', geometry, z: 3 };
  const { memory, dropped } = parseMemory({
    version: 1,
    saver: 'maze',
    windows: [left, { ...left, id: '<b>' }, { ...left, geometry: 7 }, null],
    icons: { n1: { x: 10, y: 20 }, bin: { x: -1, y: 0 } },
    look: { wallpaper: '../x', placing: 'centre', scheme: 'plum', resolution: 3 },
  });
  expect(memory.windows).toEqual([{ ...left, minimised: false, maximised: false }]);
  expect(memory.icons).toEqual({ n1: { x: 10, y: 20 } });
  expect(memory.look).toEqual({
    wallpaper: 'none',
    placing: 'centre',
    scheme: 'plum',
    resolution: 0,
  });
  expect(dropped).toBe(4);
});
