import type { Database } from './Database';

export type Column = Readonly<{
  name: string;
  /** PostgreSQL's own name of the type, as in `int8`. */
  type: string;
  /** The SQL of its default, or null. */
  default: string | null;
}>;

export type Table = Readonly<{
  name: string;
  columns: readonly Column[];
  primaryKey: readonly string[];
  /** Whether its changes are announced to live subscribers. */
  published: boolean;
}>;

/** The tables of the exposed schema, by name. */
export type Catalogue = ReadonlyMap<string, Table>;

export const EXPOSED_SCHEMA = 'public';

const QUERY = `
  select c.relname as name,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname,
        'default', case when a.attidentity = '' and a.attgenerated = ''
          then pg_get_expr(d.adbin, d.adrelid) end
      ) order by a.attnum)
      from pg_attribute as a
      join pg_type as t on t.oid = a.atttypid
      left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname)
      from pg_index as i
      join pg_attribute as a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey",
    exists (select from pg_publication_tables as p where p.pubname = 'supabase_realtime'
      and p.schemaname = n.nspname and p.tablename = c.relname) as published
  from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p')`;

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const tables = await database.ownerQuery<Table>(QUERY, [EXPOSED_SCHEMA]);
  return new Map(tables.map((table) => [table.name, table]));
}
