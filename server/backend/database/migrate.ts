import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './Database';

type SqlFile = Readonly<{ path: string; sql: string }>;

/** Found by walking up, so that source and built server find the same files. */
function findSqlDirectory(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'supabase', 'migrations'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('The folder supabase/ was not found');
    directory = parent;
  }
  return join(directory, 'supabase');
}

const LOCK = "select pg_advisory_xact_lock(hashtextextended('90s-kid migrations', 0))";

/** A hash of the applied files stands in the comment on this schema. */
const STAMPED = 'supabase_migrations';

function hashOf(files: readonly SqlFile[]): string {
  const hash = createHash('sha256');
  for (const { path, sql } of files) hash.update(`${path}\n${sql.length}\n${sql}`);
  return hash.digest('hex');
}

/**
 * Whether the database already has exactly these files. Only trusted for an embedded database:
 * another one's login, roles and triggers may have changed.
 */
async function isCurrent(database: Database, hash: string): Promise<boolean> {
  if (database.kind !== 'embedded') return false;
  const rows = await database.ownerQuery(
    `select from pg_namespace where nspname = '${STAMPED}'
       and obj_description(oid, 'pg_namespace') = $1`,
    [hash],
  );
  return rows.length > 0;
}

/**
 * Applies missing files in order, each in one transaction, and records them where the Supabase CLI
 * looks. Two servers that start at once take turns.
 */
export async function migrate(database: Database): Promise<void> {
  const root = findSqlDirectory();
  const read = (path: string): SqlFile => ({ path, sql: readFileSync(join(root, path), 'utf8') });
  const bootstrap = read('embedded/bootstrap.sql');
  const migrations = readdirSync(join(root, 'migrations'))
    .sort()
    .map((file) => read(`migrations/${file}`));
  const after = read('embedded/after.sql');
  const hash = hashOf([bootstrap, ...migrations, after]);
  if (await isCurrent(database, hash)) return;

  const apply = (sql: string) => database.script(`${LOCK}; ${sql}`);
  const isApplied = async (version: string) => {
    const rows = await database.ownerQuery(
      'select from supabase_migrations.schema_migrations where version = $1',
      [version],
    );
    return rows.length > 0;
  };

  await apply(bootstrap.sql);
  for (const { path, sql } of migrations) {
    const [, version, name] = /(\d+)_(\w+)\.sql$/.exec(path) ?? [];
    if (version === undefined || name === undefined || (await isApplied(version))) continue;
    try {
      // The record is inserted first: if two servers start at once, the second fails on its key.
      await apply(
        `insert into supabase_migrations.schema_migrations (version, name)
           values ('${version}', '${name}');
         ${sql}`,
      );
    } catch (error) {
      if (!(await isApplied(version))) throw error;
    }
  }
  await apply(`${after.sql}; comment on schema ${STAMPED} is '${hash}';`);
}
