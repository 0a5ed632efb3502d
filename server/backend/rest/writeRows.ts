import type { Session } from '../database/Database';
import { type Answer, bodySql, contentRange, contentType, rowsBody } from './Answer';
import { appliedPreferences } from './Preferences';
import type { Payload } from './readPayload';
import { requireCheap } from './readRows';
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

/** Counts within the transaction which rows existed before; true for each. */
const UPDATED = `coalesce(nullif(current_setting('rest.updated', true), ''), '0')::integer`;
const COUNT_UPDATED = `set_config('rest.updated', (${UPDATED} + 1)::text, true) <> ''`;

function conflictSql(target: Target, columns: readonly string[]): string {
  const { resolution } = target.preferences;
  const key = target.onConflict ?? target.table?.primaryKey ?? [];
  if (resolution === null || key.length === 0) return '';
  const sets = columns.map((name) => `${identifier(name)} = excluded.${identifier(name)}`);
  const action =
    resolution === 'ignore-duplicates' || sets.length === 0
      ? 'do nothing'
      : `do update set ${sets.join(', ')} where ${COUNT_UPDATED}`;
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

type Kind = 'insert' | 'update' | 'delete';

function rangeOf(kind: Kind, count: number, { preferences }: Target): string {
  const total = preferences.count === null ? null : count;
  return kind === 'update' ? contentRange(0, count - 1, total) : contentRange(1, 0, total);
}

/** Runs a writing statement and returns the rows as the client asked for them. */
async function returnRows(
  session: Session,
  target: Target,
  sql: string,
  parameters: Parameters,
  kind: Kind,
): Promise<Answer> {
  const { preferences, mediaType } = target;
  const inserts = kind === 'insert';
  const headers: Record<string, string> = {};
  const applied = appliedPreferences(
    preferences,
    inserts ? ['resolution', 'missing', 'returns', 'count'] : ['returns', 'count'],
  );
  if (applied !== null) headers['Preference-Applied'] = applied;

  if (preferences.returns === 'representation') {
    const [row] = await session.query<{ body: string; count: number }>(
      `with written as (${sql} returning ${selectSql(target.name, target.select)})
       select ${bodySql(mediaType, 'written')} as body, count(_row)::int as count
       from (select * from written) as _row`,
      parameters.values,
    );
    const { body, count } = row ?? { body: '[]', count: 0 };
    headers['Content-Range'] = rangeOf(kind, count, target);
    headers['Content-Type'] = contentType(mediaType);
    return { status: inserts ? 201 : 200, headers, body: rowsBody(body, count, mediaType) };
  }
  const wantsPlace = preferences.returns === 'headers-only' && inserts;
  const key = wantsPlace ? (target.table?.primaryKey ?? []).map(identifier) : [];
  // Only the count is needed, which requires no privilege to read.
  const [row] = await session.query<{ count: number; first: string | null }>(
    `with written as (${sql} returning ${key.length === 0 ? '1' : key.join(', ')})
     select count(*)::int as count, (array_agg(row_to_json(written)))[1]::text as first
     from written`,
    parameters.values,
  );
  const { count, first } = row ?? { count: 0, first: null };
  if (key.length > 0 && count === 1 && first !== null) {
    const fields = Object.entries(JSON.parse(first) as Record<string, string | number>);
    headers.Location = `/${target.name}?${fields.map(([name, value]) => `${name}=eq.${value}`).join('&')}`;
  }
  headers['Content-Range'] = rangeOf(kind, count, target);
  return { status: inserts ? 201 : 204, headers, body: null };
}

/** Answers POST on a table. */
export async function insertRows(
  session: Session,
  target: Target,
  payload: Payload,
): Promise<Answer> {
  const parameters = new Parameters();
  const sql = insertSql(target, payload, parameters);
  const answer = await returnRows(session, target, sql, parameters, 'insert');
  if (target.preferences.resolution !== 'merge-duplicates' || payload.count === 0) return answer;
  const [row] = await session.query<{ updated: number }>(`select ${UPDATED} as updated`);
  return row?.updated === payload.count ? { ...answer, status: 200 } : answer;
}

/** Answers PATCH on a table. */
export async function updateRows(
  session: Session,
  target: Target,
  payload: Payload,
): Promise<Answer> {
  const parameters = new Parameters();
  if (payload.columns.length === 0) {
    // There is nothing to set, so no row is written or returned. The table must exist, though.
    await session.query(`select from ${qualified(target.name)} where false`);
    const { preferences, mediaType } = target;
    const headers: Record<string, string> = { 'Content-Range': rangeOf('update', 0, target) };
    const applied = appliedPreferences(preferences, ['returns', 'count']);
    if (applied !== null) headers['Preference-Applied'] = applied;
    if (preferences.returns !== 'representation') return { status: 204, headers, body: null };
    headers['Content-Type'] = contentType(mediaType);
    const empty = mediaType.shape === 'csv' ? '\n' : '[]';
    return { status: 200, headers, body: rowsBody(empty, 0, mediaType) };
  }
  await requireCheap(session, target.name, target.conditions);
  const sql = updateSql(target, payload, parameters);
  return returnRows(session, target, sql, parameters, 'update');
}

/** Answers DELETE on a table. */
export async function deleteRows(session: Session, target: Target): Promise<Answer> {
  const parameters = new Parameters();
  await requireCheap(session, target.name, target.conditions);
  const where = whereSql(target.name, target.conditions, parameters);
  const sql = `delete from ${qualified(target.name)} ${where}`;
  return returnRows(session, target, sql, parameters, 'delete');
}
