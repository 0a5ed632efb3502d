import type { Session } from '../database/Database';
import { type Answer, contentRange, contentType, rowsBody } from './Answer';
import { appliedPreferences } from './Preferences';
import type { Payload } from './readPayload';
import { identifier, Parameters, qualified, selectSql } from './sql';
import type { Target } from './Target';

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
): Promise<Answer> {
  const { preferences, shape, name } = target;
  const parameters = new Parameters();
  const sql = insertSql(target, payload, parameters);
  const returns = preferences.returns === 'representation';
  // Where only the count is needed, no privilege to read is.
  const [row] = await session.query<{ body: string; count: number }>(
    `with written as (${sql} returning ${returns ? selectSql(name, target.select) : '1'})
     select ${returns ? "coalesce(json_agg(_row), '[]')::text" : 'null'} as body,
       count(_row)::int as count
     from (select * from written) as _row`,
    parameters.values,
  );
  const { body, count } = row ?? { body: '[]', count: 0 };
  const headers = {
    ...appliedPreferences(preferences),
    'Content-Range': contentRange(1, 0, preferences.count === null ? null : count),
  };
  if (!returns) return { status: 201, headers, body: null };
  return {
    status: 201,
    headers: { ...headers, 'Content-Type': contentType(shape) },
    body: rowsBody(body, count, shape),
  };
}
