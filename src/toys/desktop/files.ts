/** Where a file lies; in the bin it remembers where it came from. */
export type Folder = 'desktop' | 'documents';

export type DesktopFile = Readonly<{
  id: string;
  name: string;
  text: string;
  folder: Folder;
  binned: boolean;
  /** Milliseconds since 1970. */
  changed: number;
}>;

export type Files = readonly DesktopFile[];

export const mostFiles = 60;
export const longestName = 40;
const longestEnding = 10;
export const longestText = 20_000;
/** What all files may take together, in letters as they are stored: well below what is read back. */
export const diskSize = 400_000;
export const readmeId = 'readme';

const readmeText = `README.txt
==========

Welcome to your computer.

You have 8 MB of memory, a hard disk that
clicks, and nobody needs the telephone
until six.

 * Double-click an icon to open it. If that
   is too fast, press Enter.
 * Everything is in the Start menu.
 * What you write in Notepad is kept on
   this machine, and nowhere else.
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
    text: readmeText,
    folder: 'desktop',
    binned: false,
    changed: 809_000_000_000,
  },
];

export type SaveAction = Readonly<{
  type: 'save';
  id: string;
  name: string;
  text: string;
  /** Milliseconds since 1970. */
  now: number;
}>;

export type FilesAction =
  | SaveAction
  | Readonly<{ type: 'rename'; id: string; name: string }>
  | Readonly<{ type: 'bin' | 'restore' | 'delete'; id: string }>
  | Readonly<{ type: 'emptyBin' }>
  /** What another tab has made of the disk. */
  | Readonly<{ type: 'take'; files: Files }>;

/** A name as a file may have it; empty where nothing of it is left. */
export function cleanName(name: string): string {
  const plain = name.split('').filter((letter) => letter >= ' ' && !'\\/:*?"<>|'.includes(letter));
  return plain.join('').trim().slice(0, longestName).trim();
}

/** A name that no other file has: "notes.txt", then "notes (2).txt". */
export function freeName(files: Files, name: string, id?: string): string {
  const taken = new Set(
    files.filter((file) => file.id !== id && !file.binned).map((file) => file.name.toLowerCase()),
  );
  if (!taken.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  const hasEnding = dot > 0 && name.length - dot <= longestEnding;
  const [stem, ending] = hasEnding ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2; ; number += 1) {
    const last = ` (${number})${ending}`;
    const free = stem.slice(0, longestName - last.length) + last;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Letters that files take where they are stored. */
export function sizeOf(files: Files): number {
  return JSON.stringify(files).length;
}

/** The files after a text was saved; undefined where the disk has no room for it. */
export function saved(files: Files, { id, name, text, now }: SaveAction): Files | undefined {
  const before = files.find((file) => file.id === id);
  if (!before && files.length >= mostFiles) return undefined;
  const file: DesktopFile = {
    id,
    name: freeName(files, cleanName(name) || 'Untitled.txt', id),
    text: text.slice(0, longestText),
    folder: before?.folder ?? 'documents',
    binned: false,
    changed: now,
  };
  const after = before ? files.map((one) => (one === before ? file : one)) : [...files, file];
  const size = sizeOf(after);
  // A disk that is too full already may still be made emptier.
  return size <= diskSize || size <= sizeOf(files) ? after : undefined;
}

export function filesReducer(files: Files, action: FilesAction): Files {
  switch (action.type) {
    case 'save':
      return saved(files, action) ?? files;
    case 'rename': {
      const name = cleanName(action.name);
      if (name === '') return files;
      return files.map((file) =>
        file.id === action.id ? { ...file, name: freeName(files, name, file.id) } : file,
      );
    }
    case 'bin':
      return files.map((file) => (file.id === action.id ? { ...file, binned: true } : file));
    case 'restore':
      return files.map((file) =>
        file.id === action.id
          ? { ...file, binned: false, name: freeName(files, file.name, file.id) }
          : file,
      );
    case 'delete':
      return files.filter((file) => file.id !== action.id);
    case 'take':
      return action.files;
    case 'emptyBin':
      return files.filter((file) => !file.binned);
  }
}

function parseFile(value: unknown): DesktopFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, text, folder, binned, changed } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id)) return undefined;
  if (typeof name !== 'string' || name === '' || cleanName(name) !== name) return undefined;
  if (typeof text !== 'string' || text.length > longestText) return undefined;
  if (folder !== 'desktop' && folder !== 'documents') return undefined;
  if (typeof binned !== 'boolean') return undefined;
  if (typeof changed !== 'number' || !Number.isFinite(changed) || changed < 0) return undefined;
  return { id, name, text, folder, binned, changed: Math.min(changed, 8.64e15) };
}

/** What could be read of a stored list, and how many entries could not. */
export type ReadFiles = Readonly<{ files: Files; dropped: number }>;

/** Keeps every file that is whole; with nothing stored the disk is as new. */
export function parseFiles(stored: unknown): ReadFiles {
  if (stored === undefined) return { files: freshFiles, dropped: 0 };
  const { version, files } =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  if (version !== 1 || !Array.isArray(files)) return { files: freshFiles, dropped: 1 };
  const kept = new Map<string, DesktopFile>();
  for (const value of files.slice(0, mostFiles) as unknown[]) {
    const file = parseFile(value);
    if (file && !kept.has(file.id)) kept.set(file.id, file);
  }
  return { files: [...kept.values()], dropped: files.length - kept.size };
}
