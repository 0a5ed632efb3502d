import { RestError } from './RestError';
import type { MediaType } from './Target';

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}>;

export const contentType = ({ name }: MediaType): string => `${name}; charset=utf-8`;

/** The SQL that writes the rows of a subquery, as PostgREST writes them. @param rows its alias */
export function bodySql({ shape, strips }: MediaType, rows: string): string {
  if (shape === 'csv') {
    const header = `(select coalesce(string_agg(_names.name, ','), '')
      from (select json_object_keys(_first.object)::text as name
        from (select row_to_json(_one) as object from ${rows} as _one limit 1) as _first) as _names)`;
    const lines = `coalesce(string_agg(substring(_row::text, 2, length(_row::text) - 2), E'\n'), '')`;
    return `${header} || E'\n' || ${lines}`;
  }
  const list = strips ? 'json_strip_nulls(json_agg(_row))' : 'json_agg(_row)';
  return `coalesce(${list}, '[]')::text`;
}

/** The Content-Range header. @param total null if it was not asked for */
export function contentRange(first: number, last: number, total: number | null): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
}

/**
 * The body of an answer that returns rows.
 *
 * @param rows as PostgreSQL wrote them
 * @throws RestError PGRST116 when one row was asked for and there is another number of them
 */
export function rowsBody(rows: string, count: number, { shape }: MediaType): string {
  if (shape !== 'object') return rows;
  if (count !== 1) {
    throw new RestError(
      406,
      'PGRST116',
      'JSON object requested, multiple (or no) rows returned',
      `The result contains ${count} rows`,
    );
  }
  return rows.slice(1, -1);
}
