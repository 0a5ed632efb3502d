import type { Table } from '../database/readCatalogue';
import type { LiveRow } from './liveFilter';

/** What the database announces of a changed row: which one it is, never its content. */
export type Announcement = Readonly<{
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The value of its primary key. */
  key: string | number;
  /** When it was written, in ISO 8601. */
  at: string;
}>;

function chosen({ columns }: Table, names: readonly string[] | null) {
  return names === null ? columns : columns.filter((column) => names.includes(column.name));
}

/** A row as a JSON object. @param names of its columns; null for all */
export function recordJson(table: Table, names: readonly string[] | null, row: LiveRow): string {
  const fields = chosen(table, names).map(
    ({ name }) => `${JSON.stringify(name)}:${row.get(name) ?? 'null'}`,
  );
  return `{${fields.join(',')}}`;
}

/** The JSON of an event's `data`. @param record the row's JSON, if the row still exists */
export function changeJson(
  table: Table,
  change: Announcement,
  names: readonly string[] | null,
  record: string | undefined,
): string {
  const columns = chosen(table, names).map(({ name, type }) => ({ name, type }));
  const head = JSON.stringify({
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.at,
    type: change.type,
    columns,
    errors: null,
  }).slice(0, -1);
  const old = JSON.stringify({ [table.primaryKey[0] ?? '']: change.key });
  const parts = [head];
  if (record !== undefined) parts.push(`"record":${record}`);
  if (change.type !== 'INSERT') parts.push(`"old_record":${old}`);
  return `${parts.join(',')}}`;
}
