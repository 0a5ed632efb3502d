import { EXPOSED_SCHEMA } from '../database/readCatalogue';
import { COMPARISONS, type Condition } from './Condition';
import type { OrderItem, SelectItem } from './parseSelect';

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

const column = (table: string, name: string): string => `${qualified(table)}.${identifier(name)}`;

const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

export function conditionSql(table: string, condition: Condition, parameters: Parameters): string {
  const not = condition.negated ? 'not ' : '';
  switch (condition.kind) {
    case 'group': {
      const parts = condition.children.map((child) => conditionSql(table, child, parameters));
      return `${not}(${parts.join(` ${condition.junction} `)})`;
    }
    case 'in':
      return `${not}${column(table, condition.column)} = any (${parameters.add(arrayLiteral(condition.values))})`;
    case 'is':
      return `${not}${column(table, condition.column)} is ${condition.value}`;
    case 'compare': {
      const { operator, value } = condition;
      const pattern = operator === 'like' || operator === 'ilike';
      const parameter = parameters.add(pattern ? value.replaceAll('*', '%') : value);
      return `${not}${column(table, condition.column)} ${COMPARISONS[operator]} ${parameter}`;
    }
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

export function selectSql(table: string, items: readonly SelectItem[]): string {
  return items
    .map((item) => {
      if (item.kind === 'all') return `${qualified(table)}.*`;
      const field = column(table, item.name);
      const value = item.cast === null ? field : `cast(${field} as ${item.cast})`;
      const name = item.alias ?? (item.cast === null ? null : item.name);
      return name === null ? value : `${value} as ${identifier(name)}`;
    })
    .join(', ');
}

export function orderSql(table: string, items: readonly OrderItem[]): string {
  if (items.length === 0) return '';
  const nulls = { '': '', nullsfirst: ' nulls first', nullslast: ' nulls last' };
  const parts = items.map(
    (item) => `${column(table, item.column)} ${item.direction}${nulls[item.nulls]}`,
  );
  return `order by ${parts.join(', ')}`;
}
