import type { Field } from './Condition';
import { found, parseError, RestError } from './RestError';
import { Scanner } from './Scanner';

export type SelectItem =
  | Readonly<{ kind: 'all' }>
  | (Field & Readonly<{ kind: 'column'; alias: string | null; cast: string | null }>);

export type OrderItem = Field &
  Readonly<{
    direction: '' | 'asc' | 'desc';
    nulls: '' | 'nullsfirst' | 'nullslast';
  }>;

/** The most columns one request may name: each repetition would make every row of the answer longer. */
const MAX_ITEMS = 50;
/** The most columns to sort by: each comparison may look at all of them. */
const MAX_ORDER = 6;

const FIELD = '"...", field name (* or [a..z0..9_$]), "*" or "count()"';

/** Parses `select`: `*`, columns, `alias:column`, `column::type`. */
export function parseSelect(input: string, table: string): readonly SelectItem[] {
  if (input === '') return [{ kind: 'all' }];
  const scanner = new Scanner(input, 'select parameter');
  const items: SelectItem[] = [];
  do {
    if (scanner.take('*')) {
      items.push({ kind: 'all' });
      continue;
    }
    const first = scanner.field();
    if (first === null) throw fail(scanner, FIELD);
    const aliased = first.path.length === 0 && !scanner.peek('::') && scanner.take(':');
    const field = aliased ? scanner.field() : first;
    if (field === null) throw fail(scanner, FIELD);
    const { column: name } = field;
    if (scanner.peek('.')) {
      throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
    }
    if (scanner.take('(')) {
      if (scanner.done) throw fail(scanner, `${FIELD.replace(' or "count', ', "count')} or ")"`);
      throw noRelationship(table, name);
    }
    const cast = scanner.take('::') ? scanner.match(/[a-z][a-z0-9_]*/) : null;
    items.push({ kind: 'column', ...field, alias: aliased ? first.column : null, cast });
  } while (scanner.take(','));
  if (!scanner.done) throw fail(scanner, '"," or end of input');
  if (items.length > MAX_ITEMS) throw new RestError(400, 'PGRST100', 'Too many columns');
  return items;
}

function noRelationship(table: string, other: string): RestError {
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
    `Searched for a foreign key relationship between '${table}' and '${other}' in the schema ` +
      "'public', but no matches were found.",
  );
}

/** Parses `order`: `column.desc.nullslast,…`. */
export function parseOrder(input: string): readonly OrderItem[] {
  const scanner = new Scanner(input, 'order');
  const items: OrderItem[] = [];
  do {
    const field = scanner.field();
    if (field === null) throw fail(scanner, 'field name (* or [a..z0..9_$])');
    let direction: OrderItem['direction'] = '';
    let nulls: OrderItem['nulls'] = '';
    while (scanner.take('.')) {
      const word = scanner.match(/asc|desc|nullsfirst|nullslast/);
      if (word === 'asc' || word === 'desc') direction = word;
      else if (word === 'nullsfirst' || word === 'nullslast') nulls = word;
      else throw fail(scanner, '"asc", "desc", "nullsfirst" or "nullslast"');
    }
    items.push({ ...field, direction, nulls });
  } while (scanner.take(','));
  if (!scanner.done) throw fail(scanner, '"," or end of input');
  if (items.length > MAX_ORDER) throw new RestError(400, 'PGRST100', 'Too many columns');
  return items;
}

function fail(scanner: Scanner, expected: string): RestError {
  return parseError(
    scanner.what,
    scanner.input,
    scanner.position + 1,
    `unexpected ${found(scanner.input, scanner.position)} expecting ${expected}`,
  );
}
