import { type Condition, type Field, MAX_CONDITIONS } from './Condition';
import type { SelectItem } from './parseSelect';
import { RestError } from './RestError';

type Comparison = Extract<Condition, { kind: 'compare' }>;

/** Each pattern is tried on every row; the time grows with its length to its number of wildcards. */
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

/** How many there are, in groups too. */
const countOf = (conditions: readonly Condition[]): number =>
  conditions.reduce((sum, each) => sum + (each.kind === 'group' ? countOf(each.children) : 1), 0);

function patternsOf(condition: Condition): readonly string[] {
  if (condition.kind === 'group') return condition.children.flatMap(patternsOf);
  if (condition.kind === 'search') return [condition.value];
  if (condition.kind !== 'compare') return [];
  return PATTERNS.has(condition.operator) ? [condition.value] : [];
}

/**
 * Refuses regular expressions that take more than one look at each character: what refers back, and
 * what repeats so many times, which is written out that often.
 */
function checkExpressions(conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    if (condition.kind === 'group') checkExpressions(condition.children);
    if (condition.kind !== 'compare') continue;
    const { operator, quantifier, value } = condition;
    if (operator !== 'match' && operator !== 'imatch') continue;
    // The braces around a list are no repetition.
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

/** The most values that a live filter lists, as the hosted service has it. */
const MAX_LIVE_LIST = 100;
/** The most characters of its patterns and lists. */
const MAX_LIVE_TEXT = 500;

/**
 * Refuses a filter that is too much to be held against every change in this process.
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
      // Each of its characters may be held against each of the row's.
      characters += condition.value.length * (isPattern ? 5 : 1);
    }
  }
  if (values > MAX_LIVE_LIST) throw tooMuch('values in a live filter');
  if (characters > MAX_LIVE_TEXT) throw tooMuch('characters in a live filter');
}

/**
 * Refuses an answer that would hold the same columns again and again.
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

/** The longest text that a row may hold, in characters: a message. */
const LONGEST_TEXT = 500;

/**
 * What a pattern costs for one row, in microseconds, where the row's text is as long as may be and
 * was written to be slow: measured, and rounded up.
 */
function patternCost(operator: string, pattern: string): number {
  // Each character may stand for a place that all of the text is tried against.
  if (operator === 'match' || operator === 'imatch') return 8 + pattern.length * 6;
  const lowered = operator === 'ilike' ? LONGEST_TEXT * 0.016 : 0;
  // What stands between two wildcards begins anew at every character.
  return 2 + lowered + Math.max(...pattern.split(/[*%]+/).map((part) => part.length)) * 0.8;
}

/** The same for a comparison with a list, of which each value is tried. */
function comparisonCost({ operator, quantifier, value }: Comparison): number {
  const values = quantifier === null ? [value] : value.split(',');
  if (!PATTERNS.has(operator)) return quantifier === null ? 0 : values.length * 0.03;
  return values.reduce((sum, each) => sum + patternCost(operator, each), 0);
}

/** Every step into a row's JSON makes a value of its own. */
const pathCost = ({ path }: Pick<Field, 'path'>): number =>
  path.length === 0 ? 0 : 0.5 + path.length * 0.05;

/** What one row costs to be held against a condition, in microseconds: an estimate, on the high side. */
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

/** Whether it needs no look into a text, as far as one can tell from here. */
const isCheap = (condition: Condition): boolean => costOf(condition) === 0;

/** How long the rows of one request may keep the database busy, in microseconds; an estimate. */
const MAX_COST = 100_000;

/** The same conditions, those first that need no look into a text: the database keeps their order. */
export const cheapFirst = (conditions: readonly Condition[]): readonly Condition[] =>
  [...conditions].sort((a, b) => costOf(a) - costOf(b));

/** What has to be estimated of a request before it runs: undefined where it costs little in any case. */
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
 * @param rows that the planner expects to be looked at
 * @throws RestError 57014 as PostgreSQL would once it had taken too long
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
