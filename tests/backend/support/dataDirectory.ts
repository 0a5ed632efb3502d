import { cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseTemplate } from '../../../scripts/build/databaseTemplate';

const ROOT = join(import.meta.dirname, '../../..');

/** A disk in memory, where the system has one. */
const MEMORY = '/dev/shm';
/** What the databases of a run may take there, in bytes, several times over. */
const ROOM = 1e9;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Where the tests' databases live. A database is a thousand small files: to copy them to a real disk
 * takes more of the processor than to open them.
 */
export const place = isRoomy(MEMORY) ? MEMORY : tmpdir();

/** A data directory with a database that has been set up, to be copied and not used. */
export const template = (): Promise<string> => databaseTemplate(ROOT);

/** A data directory of its own with such a database. */
export async function dataDirectory(): Promise<{ path: string; remove: () => void }> {
  const path = mkdtempSync(join(place, 'kid-data-'));
  cpSync(await template(), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
