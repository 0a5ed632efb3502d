import { EXPOSED_SCHEMA } from '../database/readCatalogue';
import { COMPARISONS, type Condition } from './parseCondition';
import type { OrderItem } from './Target';

/** Collects the values of a statement; each becomes `$1`, `$2` … and never part of its text. */
export class Parameters {
  readonly values: string[] = [];

  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export const identifier = (name: string): string =>
  `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`;

export const qualified = (table: string): string =>
  `${identifier(EXPOSED_SCHEMA)}.${identifier(table)}`;

const columnSql = (table: string, name: string): string =>
  `${qualified(table)}.${identifier(name)}`;

/** The text of an array of PostgreSQL. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

function conditionSql(table: string, condition: Condition, parameters: Parameters): string {
  const column = columnSql(table, condition.column);
  switch (condition.kind) {
    case 'in':
      return `${column} = any (${parameters.add(arrayLiteral(condition.values))})`;
    case 'is':
      return `${column} is ${condition.value}`;
    case 'compare':
      return `${column} ${COMPARISONS[condition.operator]} ${parameters.add(condition.value)}`;
  }
}

export function whereSql(
  table: string,
  conditions: readonly Condition[],
  parameters: Parameters,
): string {
  if (conditions.length === 0) return '';
  return `where ${conditions.map((each) => conditionSql(table, each, parameters)).join(' and ')}`;
}

/** @param columns all where undefined */
export const selectSql = (table: string, columns: readonly string[] | undefined): string =>
  columns?.map((name) => columnSql(table, name)).join(', ') ?? `${qualified(table)}.*`;

export function orderSql(table: string, items: readonly OrderItem[]): string {
  if (items.length === 0) return '';
  const nulls = { '': '', nullsfirst: ' nulls first', nullslast: ' nulls last' };
  const parts = items.map(
    (item) => `${columnSql(table, item.column)} ${item.direction}${nulls[item.nulls]}`,
  );
  return `order by ${parts.join(', ')}`;
}
