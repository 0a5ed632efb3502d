import { readStored, writeStored } from '../../lib/storage';
import { type Files, parseFiles, type ReadFiles } from './files';
import { type Saver, savers } from './savers';
import type { Geometry } from './windows';

/** What the desktop remembers besides its files. */
export type Memory = Readonly<{
  saver: Saver;
  /** Where each program's window stood, by the program's id. */
  places: Readonly<Record<string, Geometry>>;
}>;

const filesKey = 'desktop:files';
const memoryKey = 'desktop';
const mostPlaces = 60;

function parseGeometry(value: unknown): Geometry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height } = value as Record<string, unknown>;
  const sound = (number: unknown): number is number =>
    typeof number === 'number' && Number.isFinite(number) && Math.abs(number) < 20_000;
  if (!sound(x) || !sound(y) || !sound(width) || !sound(height)) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Keeps what is whole, and counts what is not. */
export function parseMemory(stored: unknown): Readonly<{ memory: Memory; dropped: number }> {
  const fresh: Memory = { saver: 'starfield', places: {} };
  if (stored === undefined) return { memory: fresh, dropped: 0 };
  const { version, saver, places } =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  if (version !== 1) return { memory: fresh, dropped: 1 };
  const known = savers.find((name) => name === saver);
  let dropped = known ? 0 : 1;
  const kept: Record<string, Geometry> = {};
  const entries = typeof places === 'object' && places !== null ? Object.entries(places) : [];
  for (const [app, value] of entries.slice(0, mostPlaces)) {
    const geometry = parseGeometry(value);
    if (geometry && /^[a-z0-9-]{1,40}$/.test(app)) kept[app] = geometry;
    else dropped += 1;
  }
  return { memory: { saver: known ?? 'starfield', places: kept }, dropped };
}

export function readMemory(): Readonly<{ memory: Memory; dropped: number }> {
  return parseMemory(readRaw(memoryKey));
}

export function writeMemory(memory: Memory): void {
  writeStored(memoryKey, { version: 1, ...memory });
}

/** A text that is no JSON is damage to be told, not an absence. */
function readRaw(key: string): unknown {
  const value = readStored(key);
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

/** @returns whether they are kept */
export function writeFiles(files: Files): boolean {
  return writeStored(filesKey, { version: 1, files });
}

/**
 * Tells of files that another tab has written.
 * @returns the undo
 */
export function onFilesElsewhere(listener: (files: Files) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === filesKey) listener(readFiles().files);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
