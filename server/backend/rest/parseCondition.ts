import { checkConditions, checkLive } from './budget';
import {
  COMPARISONS,
  type ComparisonOperator,
  type Condition,
  type Field,
  IS_VALUES,
  type IsValue,
  MAX_CONDITIONS,
  MAX_LIST,
  QUANTIFIED,
  SEARCHES,
  type SearchOperator,
} from './Condition';
import { found, parseError, RestError } from './RestError';
import { Scanner } from './Scanner';

const OPERATOR = 'operator (eq, gt, ...)';

function fail(scanner: Scanner, expected: string): RestError {
  return parseError(
    scanner.what,
    scanner.input,
    scanner.position + 1 + scanner.prefix,
    `unexpected ${found(scanner.input, scanner.position)} expecting ${expected}`,
  );
}

/**
 * How much of a text is the beginning of an `is` value: PostgREST reports the position after it.
 */
function commonPrefix(text: string): number {
  const lengths = IS_VALUES.map((value) => {
    let length = 0;
    while (length < value.length && value[length] === text[length]) length++;
    return length;
  });
  return Math.max(...lengths);
}

function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(COMPARISONS, operator);
}

function parseList(scanner: Scanner): string[] {
  if (!scanner.take('(')) throw fail(scanner, '"("');
  const values: string[] = [];
  if (scanner.take(')')) return values;
  do {
    values.push(scanner.quoted() ?? scanner.match(/[^,)]+/) ?? '');
  } while (scanner.take(','));
  if (!scanner.take(')')) throw fail(scanner, '"," or ")"');
  if (values.length > MAX_LIST) throw tooMuch();
  return values;
}

function isSearch(operator: string): operator is SearchOperator {
  return Object.hasOwn(SEARCHES, operator);
}

/** A value inside a group: quoted, an array in braces, or up to the next comma or bracket. */
function groupedValue(scanner: Scanner): string {
  const start = scanner.position;
  const quoted = scanner.quoted();
  if (quoted !== null && (scanner.done || scanner.peek(',') || scanner.peek(')'))) return quoted;
  scanner.position = start;
  return scanner.match(/\{[^{}]*\}/) ?? scanner.match(/[^,)]+/) ?? '';
}

/** What stands in brackets after an operator: a language, `any` or `all`; null if nothing. */
function bracketed(scanner: Scanner, operator: string): string | null {
  if (!scanner.peek('(')) return null;
  if (!isSearch(operator) && !QUANTIFIED.has(operator)) throw fail(scanner, OPERATOR);
  scanner.take('(');
  const text = scanner.match(isSearch(operator) ? /[^()]+/ : /any|all/);
  if (text === null || !scanner.take(')')) throw fail(scanner, OPERATOR);
  return text;
}

/** `operator.value`, after the column. Inside a group a value ends at the next comma or bracket. */
function parseOperation(scanner: Scanner, field: Field, inGroup: boolean): Condition {
  const negated = scanner.take('not.');
  const start = scanner.position;
  const operator = scanner.match(/[a-z]+/) ?? '';
  const known =
    operator === 'in' || operator === 'is' || isComparison(operator) || isSearch(operator);
  const inBrackets = known ? bracketed(scanner, operator) : null;
  if (!known || !scanner.take('.')) {
    if (!known) scanner.position = start;
    throw fail(scanner, negated || known ? OPERATOR : `"not" or ${OPERATOR}`);
  }
  const about = { ...field, negated };
  if (operator === 'in') return { kind: 'in', ...about, values: parseList(scanner) };

  const value = inGroup ? groupedValue(scanner) : (scanner.match(/.+/s) ?? '');
  if (operator === 'is') {
    const text = value.toLowerCase();
    if (!IS_VALUES.includes(text as IsValue)) {
      scanner.position -= value.length - commonPrefix(text);
      throw fail(scanner, 'null or trilean value (unknown, true, false)');
    }
    return { kind: 'is', ...about, value: text as IsValue };
  }
  if (isSearch(operator)) {
    return { kind: 'search', ...about, operator, language: inBrackets, value };
  }
  if (!isComparison(operator)) throw fail(scanner, OPERATOR);
  const quantifier = inBrackets === 'any' || inBrackets === 'all' ? inBrackets : null;
  return { kind: 'compare', ...about, operator, quantifier, value };
}

function parseMember(scanner: Scanner, budget: { left: number }): Condition {
  if (--budget.left < 0) throw tooMuch();
  const head = scanner.match(/(?:not\.)?(?:and|or)(?=\()/);
  if (head !== null) return parseGroup(scanner, head, budget);
  const field = scanner.field();
  if (field === null) {
    throw fail(
      scanner,
      'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    );
  }
  if (!scanner.take('.')) {
    throw fail(scanner, 'letter, digit, "-", "->>", "->" or delimiter (.)');
  }
  return parseOperation(scanner, field, true);
}

function parseGroup(scanner: Scanner, head: string, budget: { left: number }): Condition {
  if (!scanner.take('(')) throw fail(scanner, '"("');
  const children: Condition[] = [];
  do {
    children.push(parseMember(scanner, budget));
  } while (scanner.take(','));
  if (!scanner.take(')')) throw fail(scanner, '"," or ")"');
  return {
    kind: 'group',
    junction: head.endsWith('and') ? 'and' : 'or',
    negated: head.startsWith('not.'),
    children,
  };
}

function tooMuch(): RestError {
  return new RestError(400, 'PGRST100', 'Too many filters in one request');
}

function parseColumn(key: string): Field {
  const scanner = new Scanner(key, 'tree path');
  const field = scanner.field();
  if (field !== null && scanner.done) return field;
  throw key.startsWith('"')
    ? parseError(
        'tree path',
        key,
        key.length + 1,
        'unexpected end of input expecting "\\\\" or "\\""',
      )
    : fail(scanner, 'field name (* or [a..z0..9_$])');
}

/**
 * Parses one query parameter that filters rows: `column=operator.value` or `or=(…)`.
 *
 * @throws RestError PGRST100
 */
export function parseCondition(key: string, value: string): Condition {
  const group = /^(?:not\.)?(?:and|or)$/.test(key);
  const scanner = new Scanner(value, group ? 'logic tree' : 'filter', group ? key.length : 0);
  const condition = group
    ? parseGroup(scanner, key, { left: MAX_CONDITIONS })
    : parseOperation(scanner, parseColumn(key), false);
  // Text after a group's last bracket is ignored, as PostgREST does.
  if (!group && !scanner.done) throw fail(scanner, 'end of input');
  return condition;
}

/**
 * Parses the filter of a live subscription: `column=operator.value`, several joined by commas.
 *
 * @throws RestError PGRST100
 */
export function parseLiveFilter(input: string): readonly Condition[] {
  const scanner = new Scanner(input, 'filter');
  const conditions: Condition[] = [];
  do {
    const column = scanner.name();
    if (column === null) throw fail(scanner, 'field name (* or [a..z0..9_$])');
    if (!scanner.take('=')) throw fail(scanner, '"="');
    conditions.push(parseOperation(scanner, { column, path: [] }, true));
  } while (scanner.take(',') && conditions.length < MAX_CONDITIONS);
  if (!scanner.done) throw fail(scanner, '"," or end of input');
  checkConditions(conditions);
  checkLive(conditions);
  return conditions;
}
