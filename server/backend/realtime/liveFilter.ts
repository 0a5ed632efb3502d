import type { Table } from '../database/readCatalogue';
import type { ComparisonOperator, Condition } from '../rest/parseCondition';
import { Refused } from './Refused';

/** A row's values by column, each as the JSON that PostgreSQL writes; `null` for SQL's null. */
export type LiveRow = ReadonlyMap<string, string | null>;

/** The types that are compared here in the same way as by PostgreSQL; texts by code point. */
const TYPES = {
  whole: 'int2 int4 int8',
  number: 'float4 float8 numeric',
  boolean: 'bool',
  time: 'timestamptz timestamp date',
  text: 'text varchar bpchar uuid',
} as const;
type Kind = keyof typeof TYPES;

/**
 * A condition whose values PostgreSQL has converted to their column's type; as JSON, like a row's.
 */
export type LiveCondition = Readonly<{
  column: string;
  /** False where SQL says false or unknown. */
  test: (value: string | null) => boolean;
}>;

const textOf = (json: string): string =>
  json.startsWith('"') ? (JSON.parse(json) as string) : json;

function byCodePoint(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/**
 * As in PostgreSQL: infinities equal themselves, and NaN equals itself and is greater than all
 * else.
 */
function byNumber(a: number, b: number): number {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return 0;
  return a < b || Number.isNaN(b) ? -1 : 1;
}

function compare(kind: Kind, a: string, b: string): number {
  switch (kind) {
    case 'whole': {
      const [x, y] = [BigInt(a), BigInt(b)];
      return x === y ? 0 : x < y ? -1 : 1;
    }
    case 'number':
      return byNumber(Number(textOf(a)), Number(textOf(b)));
    case 'time':
      // A Date has milliseconds. Within one, the further digits decide.
      return Date.parse(textOf(a)) - Date.parse(textOf(b)) || byCodePoint(textOf(a), textOf(b));
    case 'boolean':
    case 'text':
      return byCodePoint(textOf(a), textOf(b));
  }
}

/** The values of a condition that are converted to their column's type. */
function typedValues(condition: Condition): readonly string[] {
  if (condition.kind === 'in') return condition.values;
  return condition.kind === 'is' ? [] : [condition.value];
}

function typeOf(table: Table, name: string): Readonly<{ type: string; kind: Kind }> {
  const column = table.columns.find((each) => each.name === name);
  if (column === undefined) throw new Refused(`column ${table.name}.${name} does not exist`);
  const { type } = column;
  const kinds = Object.keys(TYPES) as readonly Kind[];
  const kind = kinds.find((each) => TYPES[each].split(' ').includes(type));
  if (kind !== undefined) return { type, kind };
  throw new Refused(`Live changes are not filtered by columns of the type ${type}`);
}

/** Whether an operator holds, by the comparison of the row's value with the given one. */
const ORDERS: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

function toTest(condition: Condition, kind: Kind, typed: readonly string[]) {
  switch (condition.kind) {
    case 'in':
      return (value: string | null) =>
        value !== null && typed.some((each) => compare(kind, value, each) === 0);
    case 'is': {
      const { value: wanted } = condition;
      if (wanted === 'null') return (value: string | null) => value === null;
      if (kind !== 'boolean') throw new Refused(`argument of IS ${wanted} must be type boolean`);
      return (value: string | null) => value === wanted;
    }
    case 'compare': {
      const [holds, given] = [ORDERS[condition.operator], typed[0] ?? '""'];
      return (value: string | null) => value !== null && holds(compare(kind, value, given));
    }
  }
}

/**
 * Prepares the conditions of a subscription for rows in memory.
 *
 * @param giveTypes converts values by PostgreSQL: the JSON of each as its column's type
 * @throws Refused for conditions that live changes cannot be filtered by
 */
export async function prepareFilter(
  table: Table,
  conditions: readonly Condition[],
  giveTypes: (
    values: readonly Readonly<{ value: string; type: string }>[],
  ) => Promise<readonly string[]>,
): Promise<readonly LiveCondition[]> {
  const types = conditions.map(({ column }) => typeOf(table, column));
  const values = conditions.flatMap((condition, i) =>
    typedValues(condition).map((value) => ({ value, type: types[i].type })),
  );
  const typed = [...(await giveTypes(values))];
  return conditions.map((condition, i) => ({
    column: condition.column,
    test: toTest(condition, types[i].kind, typed.splice(0, typedValues(condition).length)),
  }));
}

/** Whether a row passes a filter. SQL's unknown does not pass. */
export function passes(row: LiveRow, filter: readonly LiveCondition[]): boolean {
  return filter.every(({ column, test }) => test(row.get(column) ?? null));
}
