import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './Database';
import { findAbove } from './findAbove';

type SqlFile = Readonly<{ path: string; sql: string }>;

const LOCK = "select pg_advisory_xact_lock(hashtextextended('90s-kid migrations', 0))";

/** A hash of the applied files stands in the comment on this schema. */
const STAMPED = 'supabase_migrations';

function hashOf(files: readonly SqlFile[]): string {
  const hash = createHash('sha256');
  for (const { path, sql } of files) hash.update(`${path}\n${sql.length}\n${sql}`);
  return hash.digest('hex');
}

/**
 * Applies missing files in order, each in one transaction, and records them where the Supabase CLI
 * looks. Two servers that start at once take turns.
 */
export async function migrate(database: Database): Promise<void> {
  const folder = findAbove('supabase/migrations');
  if (folder === undefined) throw new Error('The folder supabase/ was not found');
  const root = dirname(folder);
  const read = (path: string): SqlFile => ({ path, sql: readFileSync(join(root, path), 'utf8') });
  const bootstrap = read('embedded/bootstrap.sql');
  const migrations = readdirSync(folder)
    .sort()
    .map((file) => read(`migrations/${file}`));
  const after = read('embedded/after.sql');
  const hash = hashOf([bootstrap, ...migrations, after]);
  const finds = async (sql: string, value: string) =>
    (await database.ownerQuery(sql, [value])).length > 0;
  const stamped = `select from pg_namespace where nspname = '${STAMPED}'
    and obj_description(oid, 'pg_namespace') = $1`;
  // Only trusted for an embedded database: another one's login, roles and triggers may have changed.
  if (database.kind === 'embedded' && (await finds(stamped, hash))) return;

  const apply = (sql: string) => database.script(`${LOCK}; ${sql}`);
  const isApplied = (version: string) =>
    finds('select from supabase_migrations.schema_migrations where version = $1', version);

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
