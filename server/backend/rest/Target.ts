import { EXPOSED_SCHEMA, type Table } from '../database/readCatalogue';
import { MAX_CONDITIONS, nameOf, parseCondition } from './parseCondition';
import { notOffered, RestError, tooMany } from './RestError';

/** A request to a table, parsed from its URL and headers; nothing has been run yet. */
export type Target = Readonly<ReturnType<typeof parseTarget>>;

/** The form of an answer's rows. */
export type Shape = 'array' | 'object';

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

/** The parts of the Prefer header that the backend honours. */
export type Preferences = Readonly<{
  returns: 'minimal' | 'representation' | null;
  count: 'exact' | null;
}>;

const OFFERED = new Set(['return=minimal', 'return=representation', 'count=exact']);

/** @throws RestError not_offered */
export function parsePreferences(header = ''): Preferences {
  const wishes = header.split(',').flatMap((part) => part.trim() || []);
  for (const wish of wishes) if (!OFFERED.has(wish)) throw notOffered(`The preference ${wish}`);
  const minimal = wishes.includes('return=minimal') ? 'minimal' : null;
  return {
    returns: wishes.includes('return=representation') ? 'representation' : minimal,
    count: wishes.includes('count=exact') ? 'exact' : null,
  };
}

/** The Preference-Applied header; none if nothing was asked for. */
export function appliedPreferences(asked: Partial<Preferences>): Readonly<Record<string, string>> {
  const { returns, count } = asked;
  const applied = [returns && `return=${returns}`, count && `count=${count}`].filter(Boolean);
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') };
}

export type OrderItem = Readonly<{
  column: string;
  direction: '' | 'asc' | 'desc';
  nulls: '' | 'nullsfirst' | 'nullslast';
}>;

/** The most columns to sort by: each comparison may look at all of them. */
const MAX_ORDER = 6;

/** Parses `select`: `*`, or columns, each of them once. @returns undefined for all columns */
export function parseSelect(input: string): readonly string[] | undefined {
  if (input === '' || input === '*') return undefined;
  // Each repetition would make every row of the answer longer.
  const isRepeated = new Set(input.split(',')).size < input.split(',').length;
  if (isRepeated) throw notOffered(`The selection ${input}`);
  return parseNames('selection', input);
}

const ORDER = /^(.*?)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/s;

/** Parses `order`: `column.desc.nullslast,…`. */
export function parseOrder(input: string): readonly OrderItem[] {
  const items = input.split(',').map((text) => {
    const [, name = '', direction = '', nulls = ''] = ORDER.exec(text.trim()) ?? [];
    const column = nameOf(name);
    if (column === undefined) throw notOffered(`The order ${input}`);
    return { column, direction, nulls } as OrderItem;
  });
  if (items.length > MAX_ORDER) throw new RestError(400, 'PGRST100', 'Too many columns');
  return items;
}

function parseNames(what: string, list: string): readonly string[] {
  return list.split(',').map((text) => {
    const name = nameOf(text.trim());
    if (name === undefined) throw notOffered(`The ${what} ${list}`);
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
) {
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
  const columns = query.get('columns');
  return {
    name,
    /** Undefined if the database has no such table; PostgreSQL then reports it. */
    table,
    preferences: parsePreferences(header('prefer')),
    select: parseSelect(query.get('select') ?? ''),
    conditions,
    order: query.has('order') ? parseOrder(query.get('order') ?? '') : [],
    ...parseRange(query, reads ? header('range') : undefined),
    columns: columns === null ? null : parseNames('list of columns', columns),
    shape: parseShape(header('accept')),
    query,
  };
}
