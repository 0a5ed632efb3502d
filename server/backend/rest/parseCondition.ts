import { notOffered, tooMany } from './RestError';

/** The comparisons on offer, with their SQL. */
export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
} as const;

export type ComparisonOperator = keyof typeof COMPARISONS;

export const IS_VALUES = ['null', 'true', 'false'] as const;
export type IsValue = (typeof IS_VALUES)[number];

/** A row filter, parsed. Values are still text: PostgreSQL gives them their types. */
export type Condition =
  | Readonly<{ kind: 'compare'; column: string; operator: ComparisonOperator; value: string }>
  | Readonly<{ kind: 'in'; column: string; values: readonly string[] }>
  | Readonly<{ kind: 'is'; column: string; value: IsValue }>;

/** The most conditions one request may carry. */
export const MAX_CONDITIONS = 40;
/** The most values one `in` list may carry. */
export const MAX_LIST = 500;

const NAME = /^(?:[\p{L}_][\p{L}\p{N}_]*|"[^"\\]+")$/u;
/** A value of a list: in double quotes, where a backslash protects the next character, or plain. */
const LISTED = /(?:"((?:[^"\\]|\\.)*)"|([^,]*))(,|$)/suy;

/** A column's name, without the quotes that it may stand in; undefined if it is anything else. */
export const nameOf = (text: string): string | undefined =>
  NAME.test(text) ? text.replace(/^"(.*)"$/s, '$1') : undefined;

const isComparison = (operator: string): operator is ComparisonOperator =>
  Object.hasOwn(COMPARISONS, operator);

/** The most values in a live filter, as on the hosted service, and the most characters. */
const MAX_LIVE_LIST = 100;
const MAX_LIVE_TEXT = 500;

/** The values of `(1,"a,b")`; undefined if it is no list. */
function parseList(text: string): readonly string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined;
  const inner = text.slice(1, -1);
  const values: string[] = [];
  for (let at = 0, more = inner !== ''; more; ) {
    LISTED.lastIndex = at;
    const [whole, quoted, plain = '', end] = LISTED.exec(inner) ?? [];
    if (whole === undefined) return undefined;
    values.push(quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain);
    if (values.length > MAX_LIST) throw tooMany('filters');
    at += whole.length;
    more = end === ',';
  }
  return values;
}

/**
 * Parses one query parameter that filters rows: `column=operator.value`.
 * @throws RestError not_offered
 */
export function parseCondition(key: string, text: string): Condition {
  const column = nameOf(key);
  const [, operator = '', value = ''] = /^([a-z]+)\.(.*)$/s.exec(text) ?? [];
  if (column !== undefined) {
    const values = operator === 'in' ? parseList(value) : undefined;
    if (values) return { kind: 'in', column, values };
    const is = value.toLowerCase() as IsValue;
    if (operator === 'is' && IS_VALUES.includes(is)) return { kind: 'is', column, value: is };
    if (isComparison(operator)) return { kind: 'compare', column, operator, value };
  }
  throw notOffered(`The filter ${key}=${text}`);
}

/**
 * Parses the filter of a live subscription, which has the same form.
 * @throws RestError
 */
export function parseLiveFilter(input: string): readonly Condition[] {
  const [, key = '', text = ''] = /^([^=]*)=(.*)$/s.exec(input) ?? [];
  const condition = parseCondition(key, text);
  const values = condition.kind === 'in' ? condition.values : [condition.value];
  if (values.length > MAX_LIVE_LIST) throw tooMany('values in a live filter');
  if (values.join('').length > MAX_LIVE_TEXT) throw tooMany('characters in a live filter');
  return [condition];
}
