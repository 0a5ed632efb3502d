import { type Condition, type Field, MAX_CONDITIONS } from './Condition';
import type { SelectItem } from './parseSelect';
import { RestError } from './RestError';

type Comparison = Extract<Condition, { kind: 'compare' }>;

/** Each pattern is tried on every row. Its time grows like its length to the power of its wildcards. */
const MAX_PATTERNS = 4;
const MAX_WILDCARDS = 10;
const MAX_PATTERN = 500;
const MAX_REPEATS = 4;
const PATTERNS: ReadonlySet<string> = new Set(['like', 'ilike', 'match', 'imatch']);
/** Each repetition of a column makes every row of the answer longer. */
const MAX_REPETITIONS = 2;

function tooMuch(what: string): RestError {
  return new RestError(400, 'PGRST100', `Too many ${what} in one request`);
}

/** The number of conditions, including those in groups. */
const countOf = (conditions: readonly Condition[]): number =>
  conditions.reduce((sum, each) => sum + (each.kind === 'group' ? countOf(each.children) : 1), 0);

function patternsOf(condition: Condition): readonly string[] {
  if (condition.kind === 'group') return condition.children.flatMap(patternsOf);
  if (condition.kind === 'search') return [condition.value];
  if (condition.kind !== 'compare') return [];
  return PATTERNS.has(condition.operator) ? [condition.value] : [];
}

/**
 * Refuses regular expressions that need more than one look at each character: back references, and
 * bounded repetitions, which are expanded.
 */
function checkExpressions(conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    if (condition.kind === 'group') checkExpressions(condition.children);
    if (condition.kind !== 'compare') continue;
    const { operator, quantifier, value } = condition;
    if (operator !== 'match' && operator !== 'imatch') continue;
    // The braces around a list are not a repetition.
    const text = quantifier === null ? value : value.replace(/^\{|\}$/g, '');
    if (/\\[1-9]|\{|\*\*\*/.test(text) || (text.match(/[*+?]/g)?.length ?? 0) > MAX_REPEATS) {
      throw tooMuch('repetitions in a regular expression');
    }
  }
}

/**
 * Refuses filters that would keep the database busy, before anything is run.
 * @throws RestError PGRST100
 */
export function checkConditions(conditions: readonly Condition[]): void {
  if (countOf(conditions) > MAX_CONDITIONS) throw tooMuch('filters');
  checkExpressions(conditions);
  const patterns = conditions.flatMap(patternsOf);
  if (patterns.length > MAX_PATTERNS) throw tooMuch('patterns');
  const text = patterns.join('');
  if (text.length > MAX_PATTERN) throw tooMuch('characters of patterns');
  if ((text.match(/[*%]+/g)?.length ?? 0) > MAX_WILDCARDS) throw tooMuch('wildcards');
}

/** The most values in a live filter, as on the hosted service. */
const MAX_LIVE_LIST = 100;
/** The most characters of its patterns and lists. */
const MAX_LIVE_TEXT = 500;

/**
 * Refuses a filter that is too expensive to be applied to every change in this process.
 * @throws RestError PGRST100
 */
export function checkLive(conditions: readonly Condition[]): void {
  let [values, characters] = [0, 0];
  for (const condition of conditions) {
    if (condition.kind === 'in') {
      values += condition.values.length;
      characters += condition.values.join('').length;
    } else if (condition.kind === 'compare') {
      const isPattern = PATTERNS.has(condition.operator);
      // Each of its characters may be compared with each of the row's.
      characters += condition.value.length * (isPattern ? 5 : 1);
    }
  }
  if (values > MAX_LIVE_LIST) throw tooMuch('values in a live filter');
  if (characters > MAX_LIVE_TEXT) throw tooMuch('characters in a live filter');
}

/**
 * Refuses an answer that would repeat the same columns.
 * @throws RestError PGRST100
 */
export function checkSelect(items: readonly SelectItem[]): void {
  const uses = new Map<string, number>();
  for (const item of items) {
    const name = item.kind === 'all' ? '*' : item.column;
    const count = (uses.get(name) ?? 0) + 1;
    if (count > MAX_REPETITIONS) throw tooMuch('repetitions of a column');
    uses.set(name, count);
  }
}

/** The longest text of a row, in characters: a message. */
const LONGEST_TEXT = 500;

/**
 * The cost of a pattern for one row, in microseconds, in the worst case: measured and rounded up.
 */
function patternCost(operator: string, pattern: string): number {
  // Each character may be a position at which the whole text is tried.
  if (operator === 'match' || operator === 'imatch') return 8 + pattern.length * 6;
  const lowered = operator === 'ilike' ? LONGEST_TEXT * 0.016 : 0;
  // What stands between two wildcards is tried again at every character.
  return 2 + lowered + Math.max(...pattern.split(/[*%]+/).map((part) => part.length)) * 0.8;
}

/** The same for a comparison with a list, where each value is tried. */
function comparisonCost({ operator, quantifier, value }: Comparison): number {
  const values = quantifier === null ? [value] : value.split(',');
  if (!PATTERNS.has(operator)) return quantifier === null ? 0 : values.length * 0.03;
  return values.reduce((sum, each) => sum + patternCost(operator, each), 0);
}

/** Every step into a row's JSON creates a value. */
const pathCost = ({ path }: Pick<Field, 'path'>): number =>
  path.length === 0 ? 0 : 0.5 + path.length * 0.05;

/** The cost of applying a condition to one row, in microseconds: an estimate on the high side. */
function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'group':
      return condition.children.reduce((sum, child) => sum + costOf(child), 0);
    case 'search':
      return 150 + pathCost(condition);
    case 'compare':
      return comparisonCost(condition) + pathCost(condition);
    case 'in':
    case 'is':
      return pathCost(condition);
  }
}

/** Whether the condition needs no search in a text, as far as can be told from here. */
const isCheap = (condition: Condition): boolean => costOf(condition) === 0;

/** How long the rows of one request may keep the database busy, in microseconds; an estimate. */
const MAX_COST = 100_000;

/** The same conditions, cheap ones first: the database keeps their order. */
export const cheapFirst = (conditions: readonly Condition[]): readonly Condition[] =>
  [...conditions].sort((a, b) => costOf(a) - costOf(b));

/**
 * The conditions whose cost must be estimated before a request runs: undefined if it is cheap
 * anyway.
 */
export function estimateOf(
  conditions: readonly Condition[],
  order: readonly Field[] = [],
): Readonly<{ cheap: readonly Condition[]; perRow: number }> | undefined {
  const perRow =
    conditions.reduce((sum, condition) => sum + costOf(condition), 0) +
    order.reduce((sum, item) => sum + pathCost(item), 0);
  return perRow === 0 ? undefined : { cheap: conditions.filter(isCheap), perRow };
}

/**
 * @param rows that the planner expects to examine
 * @throws RestError 57014, which PostgreSQL would throw after its timeout
 */
export function checkCost(rows: number, perRow: number): void {
  if (rows * perRow <= MAX_COST) return;
  throw new RestError(
    400,
    '57014',
    'canceling statement due to statement timeout',
    null,
    'So many rows cannot be searched by patterns or words: narrow them down by id or created_at.',
  );
}
