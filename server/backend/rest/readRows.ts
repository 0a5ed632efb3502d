import type { Session } from '../database/Database';
import { type Answer, contentType, rowsBody } from './Answer';
import { appliedPreferences } from './Preferences';
import { RestError } from './RestError';
import { orderSql, Parameters, qualified, selectSql, whereSql } from './sql';
import type { Target } from './Target';

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The request as PostgREST names it: parameters sorted, repeated ones joined. */
function contentLocation(target: Target): string {
  const keys = [...new Set(target.query.keys())].filter((key) => key !== '' && key !== 'apikey');
  const pairs = keys
    .sort()
    .map((key) => `${encode(key)}=${target.query.getAll(key).map(encode).join(',')}`);
  return `/${encode(target.name)}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

/** Answers GET and HEAD on a table. */
export async function readRows(session: Session, target: Target): Promise<Answer> {
  const { name, preferences, offset, limit, mediaType } = target;
  const parameters = new Parameters();
  const from = `from ${qualified(name)} ${whereSql(name, target.conditions, parameters)}`;
  const filterCount = parameters.values.length;
  const page = `select ${selectSql(name, target.select)} ${from} ${orderSql(name, target.order)}
    limit ${parameters.add(`${limit}`)} offset ${parameters.add(`${offset}`)}`;
  const [row] = await session.query<{ body: string; count: number }>(
    `with page as (${page})
     select coalesce(json_agg(_row), '[]')::text as body, count(_row)::int as count
     from (select * from page) as _row`,
    parameters.values,
  );
  const { body, count } = row ?? { body: '[]', count: 0 };

  let total: number | null = null;
  if (preferences.count !== null) {
    const [counted] = await session.query<{ total: number }>(
      `select count(*)::int as total ${from}`,
      parameters.values.slice(0, filterCount),
    );
    total = counted?.total ?? 0;
  }
  const headers: Record<string, string> = {
    'Content-Type': contentType(mediaType),
    'Content-Range': `${count === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total ?? '*'}`,
    'Content-Location': contentLocation(target),
  };
  const applied = appliedPreferences(preferences, ['count']);
  if (applied !== null) headers['Preference-Applied'] = applied;
  if (total !== null && offset > total) {
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      null,
      headers,
    );
  }
  return {
    status: total !== null && count < total ? 206 : 200,
    headers,
    body: rowsBody(body, count, mediaType),
  };
}
