import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../server/backend/database/openEmbedded';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/backend-tests');

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

/** Changes whenever a new database would come out differently. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sql = readdirSync(join(ROOT, 'supabase'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => join(ROOT, 'supabase', file));
  const engine = join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  for (const file of [...sql.sort(), engine]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data directory with an embedded database that has been set up, to be copied and not used: setting
 * one up takes seconds, so that is done once.
 */
export async function template(): Promise<string> {
  const made = join(CACHE, fingerprint());
  if (!existsSync(made)) {
    mkdirSync(CACHE, { recursive: true });
    const fresh = mkdtempSync(join(CACHE, 'new-'));
    await (await openEmbedded(fresh)).close();
    try {
      renameSync(fresh, made);
    } catch {
      rmSync(fresh, { recursive: true, force: true }); // another test file was quicker
    }
  }
  return made;
}

/** A data directory of its own with such a database. */
export async function dataDirectory(): Promise<{ path: string; remove: () => void }> {
  const path = mkdtempSync(join(place, 'kid-data-'));
  cpSync(await template(), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
