import { EXPOSED_SCHEMA } from '../database/readCatalogue';
import { cheapFirst } from './budget';
import { COMPARISONS, type Condition, type Field, SEARCHES } from './Condition';
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

const literal = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

/** A column, or a path within it. A column of any other type is converted to JSON first. */
function fieldSql(table: string, { column: name, path }: Field): string {
  const base = column(table, name);
  if (path.length === 0) return base;
  const steps = path.map(({ arrow, key, isIndex }) => `${arrow}${isIndex ? key : literal(key)}`);
  return `to_jsonb(${base})${steps.join('')}`;
}

/** PostgREST's name of a JSON path: its last key that is not a number. */
function nameOf({ column: name, path }: Field): string | null {
  if (path.length === 0) return null;
  return [...path].reverse().find(({ isIndex }) => !isIndex)?.key ?? name;
}

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
      return `${not}${fieldSql(table, condition)} = any (${parameters.add(arrayLiteral(condition.values))})`;
    case 'is':
      return `${not}${fieldSql(table, condition)} is ${condition.value}`;
    case 'search': {
      const { operator, language, value } = condition;
      const config = language === null ? '' : `${parameters.add(language)}, `;
      return `${not}${fieldSql(table, condition)} @@ ${SEARCHES[operator]}(${config}${parameters.add(value)})`;
    }
    case 'compare': {
      const { operator, quantifier, value } = condition;
      const pattern = operator === 'like' || operator === 'ilike';
      const parameter = parameters.add(pattern ? value.replaceAll('*', '%') : value);
      const right = quantifier === null ? parameter : `${quantifier} (${parameter})`;
      return `${not}${fieldSql(table, condition)} ${COMPARISONS[operator]} ${right}`;
    }
  }
}

export function whereSql(
  table: string,
  conditions: readonly Condition[],
  parameters: Parameters,
): string {
  if (conditions.length === 0) return '';
  return `where ${cheapFirst(conditions)
    .map((each) => conditionSql(table, each, parameters))
    .join(' and ')}`;
}

export function selectSql(table: string, items: readonly SelectItem[]): string {
  return items
    .map((item) => {
      if (item.kind === 'all') return `${qualified(table)}.*`;
      const field = fieldSql(table, item);
      const value = item.cast === null ? field : `cast(${field} as ${item.cast})`;
      const name = item.alias ?? nameOf(item) ?? (item.cast === null ? null : item.column);
      return name === null ? value : `${value} as ${identifier(name)}`;
    })
    .join(', ');
}

export function orderSql(table: string, items: readonly OrderItem[]): string {
  if (items.length === 0) return '';
  const nulls = { '': '', nullsfirst: ' nulls first', nullslast: ' nulls last' };
  const parts = items.map(
    (item) => `${fieldSql(table, item)} ${item.direction}${nulls[item.nulls]}`,
  );
  return `order by ${parts.join(', ')}`;
}
