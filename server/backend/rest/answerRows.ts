import type { Session } from '../database/Database';
import { RestError } from './RestError';
import type { Payload } from './readPayload';
import { identifier, orderSql, Parameters, qualified, selectSql, whereSql } from './sql';
import { appliedPreferences, type Shape, type Target } from './Target';

const contentType = (shape: Shape): string =>
  `application/${shape === 'array' ? '' : 'vnd.pgrst.object+'}json; charset=utf-8`;

/** The Content-Range header. @param total null if it was not asked for */
function contentRange(first: number, last: number, total: number | null): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
}

/** Runs a statement. @returns the JSON array of its rows as PostgreSQL writes it, and their number */
async function queryRows(session: Session, sql: string, params: readonly string[]) {
  const [row] = await session.query<{ body: string; count: number }>(
    `with page as (${sql})
     select coalesce(json_agg(_row), '[]')::text as body, count(_row)::int as count
     from (select * from page) as _row`,
    params,
  );
  return row;
}

/**
 * The body of an answer that returns rows.
 *
 * @param rows as PostgreSQL wrote them
 * @throws RestError PGRST116 when one row was asked for and there is another number of them
 */
function rowsBody(rows: string, count: number, shape: Shape): string {
  if (shape !== 'object') return rows;
  if (count !== 1) {
    const details = `The result contains ${count} rows`;
    const message = 'JSON object requested, multiple (or no) rows returned';
    throw new RestError(406, 'PGRST116', message, { details });
  }
  return rows.slice(1, -1);
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The Content-Location of a request as PostgREST writes it: parameters sorted, repeated ones
 * joined.
 */
function contentLocation(target: Target): string {
  const keys = [...new Set(target.query.keys())].filter((key) => key !== '' && key !== 'apikey');
  const pairs = keys
    .sort()
    .map((key) => `${encode(key)}=${target.query.getAll(key).map(encode).join(',')}`);
  return `/${encode(target.name)}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

async function countRows(session: Session, from: string, params: readonly string[]) {
  const sql = `select count(*)::int as total ${from}`;
  const [row] = await session.query<{ total: number }>(sql, params);
  return row.total;
}

/** Answers GET and HEAD on a table. */
export async function readRows(session: Session, target: Target): Promise<Response> {
  const { name, preferences, offset, limit, shape } = target;
  const parameters = new Parameters();
  const from = `from ${qualified(name)} ${whereSql(name, target.conditions, parameters)}`;
  const filters = [...parameters.values];
  const page = `select ${selectSql(name, target.select)} ${from} ${orderSql(name, target.order)}
    limit ${parameters.add(`${limit}`)} offset ${parameters.add(`${offset}`)}`;
  const { body, count } = await queryRows(session, page, parameters.values);
  const total = preferences.count === null ? null : await countRows(session, from, filters);
  const headers = {
    'Content-Type': contentType(shape),
    'Content-Range': contentRange(offset, offset + count - 1, total),
    'Content-Location': contentLocation(target),
    ...appliedPreferences({ count: preferences.count }),
  };
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
  }
  const status = total !== null && count < total ? 206 : 200;
  return new Response(rowsBody(body, count, shape), { status, headers });
}

function insertSql(target: Target, payload: Payload, parameters: Parameters): string {
  const table = qualified(target.name);
  const names = payload.columns.map(identifier).join(', ');
  if (payload.count > 0 && names === '') return `insert into ${table} default values`;
  const list = names === '' ? '' : `(${names})`;
  return `insert into ${table} ${list} select ${names}
    from json_populate_recordset(null::${table}, ${parameters.add(payload.rows)}::json) as _rows`;
}

/** Answers POST on a table. */
export async function insertRows(
  session: Session,
  target: Target,
  payload: Payload,
): Promise<Response> {
  const { preferences, shape, name } = target;
  const parameters = new Parameters();
  const sql = insertSql(target, payload, parameters);
  const returns = preferences.returns === 'representation';
  // Where only the count is needed, no privilege to read is.
  const { body, count } = await queryRows(
    session,
    `${sql} returning ${returns ? selectSql(name, target.select) : '1'}`,
    parameters.values,
  );
  const headers = {
    ...appliedPreferences(preferences),
    'Content-Range': contentRange(1, 0, preferences.count === null ? null : count),
    ...(returns && { 'Content-Type': contentType(shape) }),
  };
  return new Response(returns ? rowsBody(body, count, shape) : null, { status: 201, headers });
}
