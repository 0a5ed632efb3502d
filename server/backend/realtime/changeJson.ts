import { z } from 'zod';
import type { Table } from '../database/readCatalogue';
import type { LiveRow } from './liveFilter';

/** What the database announces of a changed row: which one it is, never its content. */
export const announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The value of its primary key. */
  key: z.union([z.string(), z.number()]),
  /** When it was written, in ISO 8601. */
  at: z.string(),
});
export type Announcement = Readonly<z.infer<typeof announcement>>;

/**
 * The JSON of an event's `data`.
 * @param names of the columns to send; null for all
 * @param row if it still exists
 */
export function changeJson(
  table: Table,
  change: Announcement,
  names: readonly string[] | null,
  row: LiveRow | undefined,
): string {
  const columns = table.columns
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, type }) => ({ name, type }));
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
  if (row !== undefined) {
    const fields = columns.map(({ name }) => `${JSON.stringify(name)}:${row.get(name) ?? 'null'}`);
    parts.push(`"record":{${fields.join(',')}}`);
  }
  if (change.type !== 'INSERT') parts.push(`"old_record":${old}`);
  return `${parts.join(',')}}`;
}
