import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbedded } from '../../server/backend/database/openEmbedded';

/** What a new database is made of and by, from the root. */
const sources = ['supabase', 'server/backend/database'];
const engine = 'node_modules/@electric-sql/pglite/package.json';
const kept = 'node_modules/.cache/database-template';
/** A claim that is older belongs to a process that was ended, in ms. */
const makingTakes = 60_000;

/** Changes whenever a new database would come out differently. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:sql|ts|mjs)$/.test(file))
      .map((file) => join(root, source, file)),
  );
  for (const file of [...files.sort(), join(root, engine)]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whether this process may make the template now, because no other does. */
function claims(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    const since = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > makingTakes) rmSync(claim, { recursive: true, force: true });
    return false;
  }
}

/**
 * A data directory with an embedded database that has been set up, to be copied and not used. Setting
 * one up takes seconds, so that is done once for the build and all tests, by one process.
 * @param root of the project
 * @returns the path of the directory, whose `database` is the database
 */
export async function databaseTemplate(root: string): Promise<string> {
  const folder = join(root, kept);
  const made = join(folder, fingerprint(root));
  const claim = `${made}.claim`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(made)) {
    if (!claims(claim)) {
      await delay(50);
      continue;
    }
    const fresh = mkdtempSync(join(folder, 'new-'));
    try {
      // Another may have made it between the look and the claim.
      if (existsSync(made)) break;
      await (await openEmbedded(fresh)).close();
      renameSync(fresh, made);
    } finally {
      for (const aside of [fresh, claim]) rmSync(aside, { recursive: true, force: true });
    }
  }
  return made;
}
