import { RestError } from './RestError';

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}>;

/** The form of an answer's rows. */
export type Shape = 'array' | 'object';

export const contentType = (shape: Shape): string =>
  `application/${shape === 'array' ? '' : 'vnd.pgrst.object+'}json; charset=utf-8`;

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
export function rowsBody(rows: string, count: number, shape: Shape): string {
  if (shape !== 'object') return rows;
  if (count !== 1) {
    const details = `The result contains ${count} rows`;
    const message = 'JSON object requested, multiple (or no) rows returned';
    throw new RestError(406, 'PGRST116', message, { details });
  }
  return rows.slice(1, -1);
}
