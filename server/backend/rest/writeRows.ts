import type { Session } from '../database/Database';
import { type Answer, contentType, rowsBody } from './Answer';
import { appliedPreferences } from './Preferences';
import type { Payload } from './readPayload';
import { identifier, Parameters, qualified, selectSql, whereSql } from './sql';
import type { Target } from './Target';

/** `missing=default`: rows get the defaults of the columns that they leave out. */
function withDefaults(target: Target, payload: Payload, rows: string): string {
  if (target.preferences.missing !== 'default') return rows;
  const pairs = (target.table?.columns ?? [])
    .filter((column) => column.default !== null && payload.columns.includes(column.name))
    .map((column) => `'${column.name.replaceAll("'", "''")}', ${column.default}`);
  if (pairs.length === 0) return rows;
  return `(select json_agg(jsonb_build_object(${pairs.join(', ')}) || _given)
    from jsonb_array_elements(${rows}::jsonb) as _given)`;
}

function conflictSql(target: Target, columns: readonly string[]): string {
  const { resolution } = target.preferences;
  const key = target.onConflict ?? target.table?.primaryKey ?? [];
  if (resolution === null || key.length === 0) return '';
  const sets = columns.map((name) => `${identifier(name)} = excluded.${identifier(name)}`);
  const action =
    resolution === 'ignore-duplicates' || sets.length === 0
      ? 'do nothing'
      : `do update set ${sets.join(', ')}`;
  return `on conflict (${key.map(identifier).join(', ')}) ${action}`;
}

function insertSql(target: Target, payload: Payload, parameters: Parameters): string {
  const table = qualified(target.name);
  const names = payload.columns.map(identifier).join(', ');
  if (payload.count > 0 && names === '') return `insert into ${table} default values`;
  const rows = withDefaults(target, payload, `${parameters.add(payload.rows)}::json`);
  const list = names === '' ? '' : `(${names})`;
  return `insert into ${table} ${list} select ${names}
    from json_populate_recordset(null::${table}, ${rows}) as _rows
    ${conflictSql(target, payload.columns)}`;
}

function updateSql(target: Target, payload: Payload, parameters: Parameters): string {
  const table = qualified(target.name);
  const sets = payload.columns.map((name) => `${identifier(name)} = _new.${identifier(name)}`);
  return `update ${table} set ${sets.join(', ')}
    from json_populate_recordset(null::${table}, ${parameters.add(payload.rows)}::json) as _new
    ${whereSql(target.name, target.conditions, parameters)}`;
}

/** Runs a writing statement and returns what the client asked to see of the rows. */
async function returnRows(
  session: Session,
  target: Target,
  sql: string,
  parameters: Parameters,
  status: number,
): Promise<Answer> {
  const { preferences, mediaType } = target;
  const inserts = status === 201;
  const headers: Record<string, string> = { 'Content-Range': '*/*' };
  const applied = appliedPreferences(
    preferences,
    inserts ? ['resolution', 'missing', 'returns'] : ['returns'],
  );
  if (applied !== null) headers['Preference-Applied'] = applied;

  if (preferences.returns === 'headers-only' && inserts) {
    const key = (target.table?.primaryKey ?? []).map(identifier);
    const rows = await session.query<Record<string, string | number>>(
      `${sql} returning ${key.length === 0 ? '1' : key.join(', ')}`,
      parameters.values,
    );
    if (rows.length === 1 && key.length > 0) {
      const filters = Object.entries(rows[0] ?? {}).map(([name, value]) => `${name}=eq.${value}`);
      headers.Location = `/${target.name}?${filters.join('&')}`;
    }
    return { status, headers, body: null };
  }
  if (preferences.returns !== 'representation') {
    await session.query(sql, parameters.values);
    return { status, headers, body: null };
  }
  const [row] = await session.query<{ body: string; count: number }>(
    `with written as (${sql} returning ${selectSql(target.name, target.select)})
     select coalesce(json_agg(_row), '[]')::text as body, count(_row)::int as count
     from (select * from written) as _row`,
    parameters.values,
  );
  const { body, count } = row ?? { body: '[]', count: 0 };
  headers['Content-Type'] = contentType(mediaType);
  return { status: inserts ? 201 : 200, headers, body: rowsBody(body, count, mediaType) };
}

/** Answers POST on a table. */
export async function insertRows(
  session: Session,
  target: Target,
  payload: Payload,
): Promise<Answer> {
  const parameters = new Parameters();
  const sql = insertSql(target, payload, parameters);
  return returnRows(session, target, sql, parameters, 201);
}

/** Answers PATCH on a table. */
export async function updateRows(
  session: Session,
  target: Target,
  payload: Payload,
): Promise<Answer> {
  if (payload.columns.length === 0) {
    return { status: 204, headers: { 'Content-Range': '*/*' }, body: null };
  }
  const parameters = new Parameters();
  const sql = updateSql(target, payload, parameters);
  return returnRows(session, target, sql, parameters, 204);
}

/** Answers DELETE on a table. */
export async function deleteRows(session: Session, target: Target): Promise<Answer> {
  const parameters = new Parameters();
  const where = whereSql(target.name, target.conditions, parameters);
  const sql = `delete from ${qualified(target.name)} ${where}`;
  return returnRows(session, target, sql, parameters, 204);
}
