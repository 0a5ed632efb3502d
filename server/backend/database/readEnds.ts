import type { Database } from './Database';

const TABLES = `
  select format(
    'select newest from %I.%I as newest order by %I desc limit 1;',
    n.nspname, c.relname, a.attname
  ) as read
  from pg_index as i
  join pg_class as c on c.oid = i.indrelid
  join pg_namespace as n on n.oid = c.relnamespace
  join pg_attribute as a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where i.indisprimary and n.nspname in ('public', 'private')`;

/**
 * Reads the last row of each table by its key. PostgreSQL takes a truncated file for a shorter
 * table, so that rows are silently missing. The index still refers to them.
 *
 * @throws SqlError if a file lacks what its index refers to
 */
export async function readEnds(database: Database): Promise<void> {
  const reads = await database.ownerQuery<{ read: string }>(TABLES);
  await database.script(
    `set local enable_seqscan = off; ${reads.map((row) => row.read).join(' ')}`,
  );
}
