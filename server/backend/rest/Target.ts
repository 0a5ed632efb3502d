import { EXPOSED_SCHEMA, type Table } from '../database/readCatalogue';
import { checkConditions, checkSelect } from './budget';
import { type Condition, MAX_CONDITIONS } from './Condition';
import { type Preferences, parsePreferences } from './Preferences';
import { parseCondition } from './parseCondition';
import { type OrderItem, parseOrder, parseSelect, type SelectItem } from './parseSelect';
import { RestError } from './RestError';
import { splitOwner } from './splitOwner';

/** What an answer is written in. */
export type MediaType = Readonly<{
  /** As the answer's Content-Type names it. */
  name: string;
  shape: 'array' | 'object' | 'csv';
  /** Leaves out the fields that are null. */
  strips: boolean;
}>;

/** A request to a table, parsed from its URL and headers; nothing has been run yet. */
export type Target = Readonly<{
  name: string;
  /** Undefined if the database has no such table; PostgreSQL then reports it. */
  table: Table | undefined;
  mediaType: MediaType;
  preferences: Preferences;
  select: readonly SelectItem[];
  conditions: readonly Condition[];
  order: readonly OrderItem[];
  offset: number;
  limit: number;
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  query: URLSearchParams;
}>;

/** The setting of a hosted project: no answer has more rows. */
export const MAX_ROWS = 1000;

const RESERVED = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'apikey',
]);

const JSON_TYPE: MediaType = { name: 'application/json', shape: 'array', strips: false };
const VENDOR = /^application\/vnd\.pgrst\.(array|object)(?:\+json)?(;nulls=stripped)?$/;

/** The media type of a plan without its empty parameters, as PostgREST prints it. */
const asPrinted = (type: string): string =>
  type.startsWith('application/vnd.pgrst.plan')
    ? type.replace(/; *options=(?=;|$)/, '').replace(/;$/, '')
    : type;

function parseMediaType(accept: string | undefined): MediaType {
  for (const type of (accept ?? '*/*').split(',')) {
    const compact = type.trim().toLowerCase().replaceAll(/\s/g, '');
    const [name = ''] = compact.split(';');
    if (name === 'application/json' || name === '*/*' || name === 'application/*') return JSON_TYPE;
    if (name === 'text/csv') return { name, shape: 'csv', strips: false };
    const [, shape, strips] = VENDOR.exec(compact.replace(/;charset=[\w-]+$/, '')) ?? [];
    if (shape === 'object' || (shape === 'array' && strips !== undefined)) {
      const suffix = strips === undefined ? '' : ';nulls=stripped';
      return {
        name: `application/vnd.pgrst.${shape}+json${suffix}`,
        shape,
        strips: strips !== undefined,
      };
    }
    if (shape === 'array') return JSON_TYPE;
  }
  throw new RestError(
    415,
    'PGRST107',
    `None of these media types are available: ${accept
      ?.split(',')
      .map((type) => asPrinted(type.trim()))
      .join(', ')}`,
  );
}

function outOfRange(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', details);
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;

function parseRange(query: URLSearchParams, header: string | undefined) {
  const [, from, to] = /^(\d{1,15})-(\d{1,15})?$/.exec(header ?? '') ?? [];
  if (from !== undefined && to !== undefined && Number(to) < Number(from)) {
    throw outOfRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const offset = Math.max(0, wholeNumber(query.get('offset')) ?? Number(from ?? 0));
  const asked = wholeNumber(query.get('limit'));
  if (asked !== null && asked < 0) {
    throw outOfRange('Limit should be greater than or equal to zero.');
  }
  const ranged = to === undefined ? MAX_ROWS : Number(to) - Number(from) + 1;
  return { offset, limit: Math.min(asked ?? ranged, MAX_ROWS) };
}

function parseNames(list: string | null): string[] | null {
  if (list === null) return null;
  return list
    .split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    .filter((name) => name !== '');
}

const PAGING: ReadonlySet<string> = new Set(['limit', 'offset']);

/**
 * The filters of the rows. Filters of another table's rows, which no request here can embed, are
 * parsed like the rest and then refused.
 */
function parseConditions(filters: readonly (readonly [string, string])[]): readonly Condition[] {
  const conditions: Condition[] = [];
  let stranger: string | undefined;
  for (const [key, value] of filters) {
    const { owner, rest } = splitOwner(key);
    if (owner === null) {
      conditions.push(parseCondition(key, value));
      continue;
    }
    stranger ??= owner;
    if (rest === 'order') parseOrder(value);
    else if (!PAGING.has(rest)) parseCondition(rest, value);
  }
  if (stranger === undefined) return conditions;
  throw new RestError(
    400,
    'PGRST108',
    `'${stranger}' is not an embedded resource in this request`,
    null,
    `Verify that '${stranger}' is included in the 'select' query parameter.`,
  );
}

/** @throws RestError when any part does not parse */
export function parseTarget(
  name: string,
  table: Table | undefined,
  query: URLSearchParams,
  header: (name: string) => string | undefined,
  reads: boolean,
): Target {
  const profile = header(reads ? 'accept-profile' : 'content-profile') ?? EXPOSED_SCHEMA;
  if (profile !== EXPOSED_SCHEMA) {
    throw new RestError(
      406,
      'PGRST106',
      `The schema must be one of the following: ${EXPOSED_SCHEMA}`,
    );
  }
  const filters = [...query].filter(([key]) => key !== '' && !RESERVED.has(key));
  if (filters.length > MAX_CONDITIONS) {
    throw new RestError(400, 'PGRST100', 'Too many filters in one request');
  }
  const select = parseSelect(query.get('select') ?? '', name);
  const conditions = parseConditions(filters);
  checkSelect(select);
  checkConditions(conditions);
  return {
    name,
    table,
    preferences: parsePreferences(header('prefer')),
    select,
    conditions,
    order: query.has('order') ? parseOrder(query.get('order') ?? '') : [],
    ...parseRange(query, reads ? header('range') : undefined),
    columns: parseNames(query.get('columns')),
    onConflict: parseNames(query.get('on_conflict')),
    mediaType: parseMediaType(header('accept')),
    query,
  };
}
