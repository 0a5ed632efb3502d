import { RestError } from './RestError';
import type { MediaType } from './Target';

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}>;

export const contentType = (mediaType: MediaType): string => `${mediaType}; charset=utf-8`;

/**
 * The body of an answer that returns rows.
 *
 * @param rows the JSON array as PostgreSQL wrote it
 * @throws RestError PGRST116 when one row was asked for and there is another number of them
 */
export function rowsBody(rows: string, count: number, mediaType: MediaType): string {
  if (mediaType === 'application/json') return rows;
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
