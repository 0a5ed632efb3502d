/** The type of a file. It decides which program opens it. */
export const fileTypes = ['text', 'picture', 'sound', 'document', 'folder'] as const;
export type FileType = (typeof fileTypes)[number];

export type DesktopFile = Readonly<{
  id: string;
  name: string;
  type: FileType;
  /**
   * The contents: plain text; a picture as base64 of a PNG; a sound as base64 of 8-bit samples at 8
   * kHz; a document as JSON; empty for a folder.
   */
  text: string;
  /** Its folder: `desktop`, `documents` (the disk's root), or a folder's id. */
  folder: string;
  /** Whether it is in the Recycle Bin. It remembers its folder. */
  binned: boolean;
  /** When it was last changed, in ms since 1970. */
  changed: number;
}>;

export type Files = readonly DesktopFile[];

export const maxFiles = 200;
export const maxNameLength = 40;
const maxExtensionLength = 10;
/** The longest text in characters. */
export const maxTextLength = 20_000;
const maxLengthOf: Readonly<Record<FileType, number>> = {
  text: maxTextLength,
  document: 120_000,
  picture: 1_200_000,
  sound: 400_000,
  folder: 0,
};
/** The size of the disk in characters as stored: that of a floppy disk. */
export const diskSize = 1_440_000;
export const readmeId = 'readme';
/** Folders that always exist. */
export const rootFolder = 'documents';
export const desktopFolder = 'desktop';

const readmeText = `README.txt
==========

Welcome to your computer.

You have 8 MB of memory, a hard disk that
clicks, and nobody needs the telephone
until six.

 * Double-click an icon to open it. If that
   is too fast, press Enter.
 * Everything is in the Start menu.
 * What you write, draw and record is kept
   on this machine, and nowhere else.
 * The right mouse button has a menu for
   everything. A long press does, too.
 * Do not switch off before the computer
   says that it is safe.

Minesweeper deals boards that need no
guess. Solitaire deals games that can be
won. If you lose, it was you.
`;

export const freshFiles: Files = [
  {
    id: readmeId,
    name: 'README.txt',
    type: 'text',
    text: readmeText,
    folder: desktopFolder,
    binned: false,
    changed: 809_000_000_000,
  },
];

export type SaveAction = Readonly<{
  type: 'save';
  id: string;
  name: string;
  text: string;
  /** The type of a new file; text by default. */
  fileType?: FileType;
  folder?: string;
  /** In ms since 1970. */
  now: number;
}>;

export type FilesAction =
  | SaveAction
  | Readonly<{ type: 'rename'; id: string; name: string }>
  | Readonly<{ type: 'bin' | 'restore' | 'delete'; id: string }>
  | Readonly<{ type: 'move'; ids: readonly string[]; folder: string }>
  | Readonly<{ type: 'add'; files: Files }>
  | Readonly<{ type: 'emptyBin' }>
  /** The files as another tab has stored them. */
  | Readonly<{ type: 'take'; files: Files }>;

/** A valid file name; empty if nothing valid is left. */
export function cleanName(name: string): string {
  const plain = name.split('').filter((letter) => letter >= ' ' && !'\\/:*?"<>|'.includes(letter));
  return plain.join('').trim().slice(0, maxNameLength).trim();
}

/** The files in a folder, without deleted ones, in the order of the disk. */
export function filesIn(files: Files, folder: string): Files {
  return files.filter((file) => file.folder === folder && !file.binned);
}

/** A name that no other file of the folder has: "notes.txt", then "notes (2).txt". */
export function freeName(files: Files, name: string, id?: string, folder = rootFolder): string {
  const taken = new Set(
    filesIn(files, folder)
      .filter((file) => file.id !== id)
      .map((file) => file.name.toLowerCase()),
  );
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  const hasEnding = dot > 0 && name.length - dot <= maxExtensionLength;
  const [stem, ending] = hasEnding ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2; ; number += 1) {
    const last = ` (${number})${ending}`;
    const free = stem.slice(0, maxNameLength - last.length) + last;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

const sizes = new WeakMap<DesktopFile, number>();

/** The stored size of a file in characters. */
export function sizeOfFile(file: DesktopFile): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = JSON.stringify(file).length + 1;
    sizes.set(file, size);
  }
  return size;
}

/** The stored size of files in characters. */
export function sizeOf(files: Files): number {
  return files.reduce((sum, file) => sum + sizeOfFile(file), 2);
}

/**
 * Whether there is room for a change. On a disk that is too full, changes that free space are
 * allowed.
 */
function hasRoom(before: Files, after: Files): boolean {
  const size = sizeOf(after);
  return size <= diskSize || size <= sizeOf(before);
}

/** The files after saving one; undefined where the disk has no room for it. */
export function saved(files: Files, action: SaveAction): Files | undefined {
  const { id, name, text, now, fileType = 'text', folder = rootFolder } = action;
  const before = files.find((file) => file.id === id);
  if (!before && files.length >= maxFiles) return undefined;
  const type = before?.type ?? fileType;
  if (type !== 'text' && text.length > maxLengthOf[type]) return undefined;
  const home = before?.folder ?? folder;
  const file: DesktopFile = {
    id,
    name: freeName(files, cleanName(name) || 'Untitled.txt', id, home),
    type,
    text: text.slice(0, maxLengthOf[type]),
    folder: home,
    binned: false,
    changed: now,
  };
  const after = before ? files.map((one) => (one === before ? file : one)) : [...files, file];
  return hasRoom(files, after) ? after : undefined;
}

/** Files with everything in them, at any depth. */
export function withContents(files: Files, ids: readonly string[]): Files {
  const all = new Set(ids);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const { id, folder } of files) if (all.has(folder)) all.add(id);
  }
  return files.filter(({ id }) => all.has(id));
}

/** Whether files may be moved or copied to a folder: not into themselves or their own contents. */
export function canHold(files: Files, ids: readonly string[], folder: string): boolean {
  return !withContents(files, ids).some(({ id }) => id === folder);
}

/**
 * Copies of files with all their contents, ready to be added.
 * @param newId returns a new unique id with each call
 */
export function copiesOf(
  files: Files,
  ids: readonly string[],
  folder: string,
  newId: () => string,
): Files {
  const originals = withContents(files, ids).filter(({ binned }) => !binned);
  const named = new Map(originals.map(({ id }) => [id, newId()]));
  const added: DesktopFile[] = [];
  for (const file of originals) {
    const isTop = ids.includes(file.id);
    const home = isTop ? folder : (named.get(file.folder) ?? folder);
    const name = isTop ? freeName([...files, ...added], file.name, undefined, folder) : file.name;
    added.push({ ...file, id: named.get(file.id) ?? newId(), folder: home, name });
  }
  return added;
}

/** The files with others added; undefined where the disk has no room for them. */
export function withAdded(files: Files, added: Files): Files | undefined {
  const after = [...files, ...added];
  return after.length <= maxFiles && hasRoom(files, after) ? after : undefined;
}

/** The folder itself if it exists, otherwise the disk's root. */
function homeOf(files: Files, folder: string): string {
  if (folder === desktopFolder) return folder;
  const there = files.find(({ id, type }) => id === folder && type === 'folder');
  return there && !there.binned ? folder : rootFolder;
}

export function filesReducer(files: Files, action: FilesAction): Files {
  switch (action.type) {
    case 'save':
      return saved(files, action) ?? files;
    case 'rename': {
      const name = cleanName(action.name);
      if (name === '') return files;
      return files.map((file) =>
        file.id === action.id
          ? { ...file, name: freeName(files, name, file.id, file.folder) }
          : file,
      );
    }
    case 'move':
      if (!canHold(files, action.ids, action.folder)) return files;
      return action.ids.reduce<Files>(
        (all, id) =>
          all.map((file) =>
            file.id === id && file.folder !== action.folder
              ? {
                  ...file,
                  folder: action.folder,
                  name: freeName(all, file.name, id, action.folder),
                }
              : file,
          ),
        files,
      );
    case 'add':
      return withAdded(files, action.files) ?? files;
    case 'bin':
      return files.map((file) => (file.id === action.id ? { ...file, binned: true } : file));
    case 'restore':
      return files.map((file) => {
        if (file.id !== action.id) return file;
        const folder = homeOf(files, file.folder);
        return {
          ...file,
          binned: false,
          folder,
          name: freeName(files, file.name, file.id, folder),
        };
      });
    case 'delete': {
      const gone = new Set(withContents(files, [action.id]));
      return files.filter((file) => !gone.has(file));
    }
    case 'take':
      return action.files;
    case 'emptyBin': {
      const binned = files.filter((file) => file.binned).map(({ id }) => id);
      const gone = new Set(withContents(files, binned));
      return files.filter((file) => !gone.has(file));
    }
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

function parseFile(value: unknown, version: number): DesktopFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, text, folder, binned, changed, ...rest } = value as Record<string, unknown>;
  const type = version === 1 ? 'text' : fileTypes.find((known) => known === rest.type);
  if (!isId(id) || !isId(folder) || !type) return undefined;
  if (typeof name !== 'string' || name === '' || cleanName(name) !== name) return undefined;
  if (typeof text !== 'string' || text.length > maxLengthOf[type]) return undefined;
  if ((type === 'picture' || type === 'sound') && !base64.test(text)) return undefined;
  if (typeof binned !== 'boolean') return undefined;
  if (typeof changed !== 'number' || !Number.isFinite(changed) || changed < 0) return undefined;
  return { id, name, type, text, folder, binned, changed: Math.min(changed, 8.64e15) };
}

/** The valid entries of a stored list, and the number of invalid ones. */
export type ReadFiles = Readonly<{ files: Files; dropped: number }>;

/** Whether a file can be reached from the disk's root, the desktop or the bin. */
function isReached(file: DesktopFile, all: ReadonlyMap<string, DesktopFile>): boolean {
  let { folder, binned } = file;
  for (let depth = 0; depth <= maxFiles; depth += 1) {
    if (binned || folder === rootFolder || folder === desktopFolder) return true;
    const parent = all.get(folder);
    if (parent?.type !== 'folder') return false;
    ({ folder, binned } = parent);
  }
  return false;
}

/** The version that is written. Version 1 had only texts, in two folders. */
export const filesVersion = 2;

/** Parses stored files and keeps every valid one. Without a stored value the disk is new. */
export function parseFiles(stored: unknown): ReadFiles {
  if (stored === undefined) return { files: freshFiles, dropped: 0 };
  const { version, files } =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  if ((version !== 1 && version !== filesVersion) || !Array.isArray(files)) {
    return { files: freshFiles, dropped: 1 };
  }
  const kept = new Map<string, DesktopFile>();
  for (const value of files.slice(0, maxFiles) as unknown[]) {
    const file = parseFile(value, version);
    if (file && !kept.has(file.id)) kept.set(file.id, file);
  }
  // A file whose folder no longer exists is moved to the disk's root.
  const found = [...kept.values()].map((file) =>
    isReached(file, kept) ? file : { ...file, folder: rootFolder },
  );
  return { files: found, dropped: files.length - kept.size };
}
