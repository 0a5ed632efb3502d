import type { Session } from '../database/Database';
import { type Answer, contentRange, contentType, rowsBody } from './Answer';
import { appliedPreferences } from './Preferences';
import type { Condition } from './parseCondition';
import { RestError } from './RestError';
import { orderSql, Parameters, qualified, selectSql, whereSql } from './sql';
import type { Target } from './Target';

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

function source(name: string, conditions: readonly Condition[]) {
  const parameters = new Parameters();
  const from = `from ${qualified(name)} ${whereSql(name, conditions, parameters)}`;
  return { from, parameters };
}

async function countRows(session: Session, target: Target): Promise<number | null> {
  if (target.preferences.count === null) return null;
  const { from, parameters } = source(target.name, target.conditions);
  const [row] = await session.query<{ total: number }>(
    `select count(*)::int as total ${from}`,
    parameters.values,
  );
  return row?.total ?? 0;
}

/** Answers GET and HEAD on a table. */
export async function readRows(session: Session, target: Target): Promise<Answer> {
  const { name, preferences, offset, limit, shape } = target;
  const { from, parameters } = source(name, target.conditions);
  const page = `select ${selectSql(name, target.select)} ${from} ${orderSql(name, target.order)}
    limit ${parameters.add(`${limit}`)} offset ${parameters.add(`${offset}`)}`;
  const [row] = await session.query<{ body: string; count: number }>(
    `with page as (${page})
     select coalesce(json_agg(_row), '[]')::text as body, count(_row)::int as count
     from (select * from page) as _row`,
    parameters.values,
  );
  const { body, count } = row ?? { body: '[]', count: 0 };

  const total = await countRows(session, target);
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
  return {
    status: total !== null && count < total ? 206 : 200,
    headers,
    body: rowsBody(body, count, shape),
  };
}
