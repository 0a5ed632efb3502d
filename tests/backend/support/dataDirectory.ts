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
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../server/backend/database/openEmbedded';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/backend-tests');

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
 * A data directory of its own with an embedded database that has been set up. Setting one up takes
 * seconds, so that is done once and copied.
 */
export async function dataDirectory(): Promise<{ path: string; remove: () => void }> {
  const template = join(CACHE, fingerprint());
  if (!existsSync(template)) {
    mkdirSync(CACHE, { recursive: true });
    const fresh = mkdtempSync(join(CACHE, 'new-'));
    await (await openEmbedded(fresh)).close();
    try {
      renameSync(fresh, template);
    } catch {
      rmSync(fresh, { recursive: true, force: true }); // another test file was quicker
    }
  }
  const path = mkdtempSync(join(tmpdir(), 'kid-data-'));
  cpSync(template, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
