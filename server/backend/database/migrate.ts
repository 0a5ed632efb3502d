import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './Database';

/** Found by walking up, so that the source and the built server both find the same files. */
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

/**
 * Applies what is missing, in order, each file in one transaction, and records it where the
 * Supabase CLI would look. Two servers that start at once take turns.
 */
export async function migrate(database: Database): Promise<void> {
  const root = findSqlDirectory();
  const apply = (file: string, before = '') =>
    database.script(`${LOCK}; ${before} ${readFileSync(join(root, file), 'utf8')}`);
  const isApplied = async (version: string) => {
    const rows = await database.ownerQuery(
      'select from supabase_migrations.schema_migrations where version = $1',
      [version],
    );
    return rows.length > 0;
  };

  await apply('embedded/bootstrap.sql');
  for (const file of readdirSync(join(root, 'migrations')).sort()) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined || (await isApplied(version))) continue;
    try {
      // The record comes first: when two servers start at once, the second fails on its key.
      await apply(
        `migrations/${file}`,
        `insert into supabase_migrations.schema_migrations (version, name)
           values ('${version}', '${name}');`,
      );
    } catch (error) {
      if (!(await isApplied(version))) throw error;
    }
  }
  await apply('embedded/after.sql');
}
