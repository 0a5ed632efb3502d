import { EXPOSED_SCHEMA, type Table } from '../database/readCatalogue';
import type { Shape } from './Answer';
import { type Preferences, parsePreferences } from './Preferences';
import { type Condition, MAX_CONDITIONS, nameOf, parseCondition } from './parseCondition';
import { type OrderItem, parseOrder, parseSelect } from './parseSelect';
import { notOffered, RestError, tooMany } from './RestError';

/** A request to a table, parsed from its URL and headers; nothing has been run yet. */
export type Target = Readonly<{
  name: string;
  /** Undefined if the database has no such table; PostgreSQL then reports it. */
  table: Table | undefined;
  shape: Shape;
  preferences: Preferences;
  /** All columns where undefined. */
  select: readonly string[] | undefined;
  conditions: readonly Condition[];
  order: readonly OrderItem[];
  offset: number;
  limit: number;
  columns: readonly string[] | null;
  query: URLSearchParams;
}>;

/** The setting of a hosted project: no answer has more rows. */
export const MAX_ROWS = 1000;

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'apikey']);

/** The media types on offer, with the form of the rows. */
const SHAPES: Readonly<Record<string, Shape>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
};

function parseShape(accept = '*/*'): Shape {
  for (const type of accept.toLowerCase().split(',')) {
    const [name = '', ...more] = type.split(';').map((part) => part.trim());
    if (Object.hasOwn(SHAPES, name) && !more.includes('nulls=stripped')) return SHAPES[name];
  }
  throw notOffered(`An answer in ${accept}`);
}

function outOfRange(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details });
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
  return list.split(',').map((text) => {
    const name = nameOf(text.trim());
    if (name === undefined) throw notOffered(`The list of columns ${list}`);
    return name;
  });
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
  if (filters.length > MAX_CONDITIONS) throw tooMany('filters');
  const conditions = filters.map(([key, value]) => parseCondition(key, value));
  return {
    name,
    table,
    preferences: parsePreferences(header('prefer')),
    select: parseSelect(query.get('select') ?? ''),
    conditions,
    order: query.has('order') ? parseOrder(query.get('order') ?? '') : [],
    ...parseRange(query, reads ? header('range') : undefined),
    columns: parseNames(query.get('columns')),
    shape: parseShape(header('accept')),
    query,
  };
}
