import { musicTvSongs } from '../../content/songs';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

const key = 'musictv';
const version = 1;

const placeOf = (id: unknown): number => musicTvSongs.findIndex((song) => song.id === id);

/** What the browser stores about the channel. */
export type Memory = Readonly<{
  /** Index of the last song; 0 where none is known. */
  at: number;
  /** How often each song has played, by id. */
  plays: Readonly<Record<string, number>>;
}>;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Parses a stored value. Invalid fields get their defaults. */
export function parseMemory(stored: unknown): Memory {
  const { last, plays } = fieldsOf(stored, version);
  const counts = typeof plays === 'object' && plays !== null ? Object.entries(plays) : [];
  return {
    at: Math.max(0, placeOf(last)),
    plays: Object.fromEntries(counts.filter(([id, count]) => placeOf(id) >= 0 && isCount(count))),
  };
}

/** Parses ids of songs: known ones, each once. */
export function parseFailed(stored: unknown): readonly string[] {
  const { failed } = fieldsOf(stored, version);
  if (!Array.isArray(failed)) return [];
  return musicTvSongs.map(({ id }) => id).filter((id) => failed.includes(id));
}

export function readMemory(): Memory {
  return parseMemory(readStored(key));
}

export function writeMemory({ at, plays }: Memory): void {
  writeStored(key, { version, last: musicTvSongs[at].id, plays });
}

/** The songs that failed in this session, which lasts as long as the tab. */
export function readFailed(): readonly string[] {
  try {
    return parseFailed(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return [];
  }
}

export function writeFailed(failed: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, failed }));
  } catch (error) {
    console.warn('The songs that failed are not kept:', error);
  }
}
