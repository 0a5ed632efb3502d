import { onStoredElsewhere, readStored, removeStored, writeStored } from '../../lib/storage';
import { diskSize, type Files, filesVersion, parseFiles, type ReadFiles } from './files';
import { type Look, parseLook, standardLook } from './look';
import { type Saver, savers } from './savers';
import type { DesktopWindow, Geometry } from './windows';

/** What the desktop stores besides its files. */
export type Memory = Readonly<{
  saver: Saver;
  /** The last position of each program's window, by the program's id. */
  places: Readonly<Record<string, Geometry>>;
  /** The windows that were open when the page was left. */
  windows: readonly DesktopWindow[];
  /** Positions of icons on the desktop by id, in CSS pixels. */
  icons: Readonly<Record<string, Point>>;
  look: Look;
}>;

export type Point = Readonly<{ x: number; y: number }>;

const filesKey = 'desktop:files';
const memoryKey = 'desktop';
const draftsKey = 'desktop:drafts';
const maxPlaces = 60;
const maxWindows = 30;
const maxIcons = 250;
/** Upper bound in characters: a full disk, and its version. */
const maxStoredLength = diskSize + 1000;

const sound = (number: unknown): number is number =>
  typeof number === 'number' && Number.isFinite(number) && Math.abs(number) < 20_000;

function parseGeometry(value: unknown): Geometry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height } = value as Record<string, unknown>;
  if (!sound(x) || !sound(y) || !sound(width) || !sound(height)) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const isWindowId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40})?(#\d{1,3})?$/.test(value);
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);

function parseWindow(value: unknown): DesktopWindow | undefined {
  const { id, app, document, geometry, minimised, maximised, z } = Object(value) as Record<
    string,
    unknown
  >;
  const place = parseGeometry(geometry);
  if (!isWindowId(id) || !isName(app) || !place || !sound(z)) return undefined;
  if (document !== undefined && !isName(document)) return undefined;
  return {
    id,
    app,
    ...(document === undefined ? {} : { document }),
    geometry: place,
    minimised: minimised === true,
    maximised: maximised === true,
    z,
  };
}

function parsePoint(value: unknown): Point | undefined {
  const { x, y } = Object(value) as Record<string, unknown>;
  return sound(x) && sound(y) && x >= 0 && y >= 0 ? { x, y } : undefined;
}

/** The valid entries of a stored record, and the number of invalid ones. */
function parseRecord<T>(stored: unknown, most: number, parse: (value: unknown) => T | undefined) {
  const kept: Record<string, T> = {};
  let dropped = 0;
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  for (const [name, value] of entries.slice(0, most)) {
    const one = parse(value);
    if (one && isName(name)) kept[name] = one;
    else dropped += 1;
  }
  return { kept, dropped };
}

const freshMemory: Memory = {
  saver: 'starfield',
  places: {},
  windows: [],
  icons: {},
  look: standardLook,
};

/** Parses a stored memory. Valid parts are kept, and invalid ones counted. */
export function parseMemory(stored: unknown): Readonly<{ memory: Memory; dropped: number }> {
  if (stored === undefined) return { memory: freshMemory, dropped: 0 };
  const { version, saver, places, windows, icons, look } = Object(stored) as Record<
    string,
    unknown
  >;
  if (version !== 1) return { memory: freshMemory, dropped: 1 };
  const known = savers.find((name) => name === saver);
  const placed = parseRecord(places, maxPlaces, parseGeometry);
  const put = parseRecord(icons, maxIcons, parsePoint);
  const left = Array.isArray(windows) ? (windows as unknown[]).slice(0, maxWindows) : [];
  const whole = new Map<string, DesktopWindow>();
  for (const value of left) {
    const one = parseWindow(value);
    if (one) whole.set(one.id, one);
  }
  return {
    memory: {
      saver: known ?? 'starfield',
      places: placed.kept,
      windows: [...whole.values()],
      icons: put.kept,
      look: parseLook(look),
    },
    dropped: (known ? 0 : 1) + placed.dropped + put.dropped + (left.length - whole.size),
  };
}

export function readMemory(): Readonly<{ memory: Memory; dropped: number }> {
  return parseMemory(readRaw(memoryKey));
}

/** @returns whether it was stored */
export function writeMemory(memory: Memory): boolean {
  return writeStored(memoryKey, { version: 1, ...memory });
}

/** The unsaved contents of windows, by the windows' ids. */
export type Drafts = Readonly<Record<string, string>>;

/** Reads what was not saved when the page was left. */
export function readDrafts(): Drafts {
  const { version, drafts } = Object(readStored(draftsKey, maxStoredLength)) as Record<
    string,
    unknown
  >;
  if (version !== 1) return {};
  return Object.fromEntries(
    Object.entries(Object(drafts)).filter(
      (entry): entry is [string, string] => isWindowId(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

export function writeDrafts(drafts: Drafts): void {
  if (Object.keys(drafts).length > 0) writeStored(draftsKey, { version: 1, drafts });
  else removeStored(draftsKey);
}

/** A text that is not JSON counts as damage, which is reported, not as nothing stored. */
function readRaw(key: string): unknown {
  const value = readStored(key, maxStoredLength);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key) === null ? undefined : null;
  } catch {
    return undefined;
  }
}

export function readFiles(): ReadFiles {
  return parseFiles(readRaw(filesKey));
}

/** @returns whether they were stored */
export function writeFiles(files: Files): boolean {
  return writeStored(filesKey, { version: filesVersion, files });
}

/**
 * Calls back with files that another tab has stored.
 * @returns a cleanup function
 */
export function onFilesElsewhere(listener: (files: Files) => void): () => void {
  return onStoredElsewhere(filesKey, () => listener(readFiles().files));
}
