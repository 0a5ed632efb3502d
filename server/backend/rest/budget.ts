import { type Condition, isPattern, MAX_CONDITIONS } from './Condition';
import { RestError, tooMany } from './RestError';

/** Each pattern is tried on every row. Its time grows like its length to the power of its wildcards. */
const MAX_PATTERNS = 4;
const MAX_WILDCARDS = 10;
const MAX_PATTERN = 500;

type Comparison = Extract<Condition, { kind: 'compare' }>;

const hasPattern = (condition: Condition): condition is Comparison =>
  condition.kind === 'compare' && isPattern(condition.operator);

/**
 * Refuses filters that would keep the database busy, before anything is run.
 * @throws RestError PGRST100
 */
export function checkConditions(conditions: readonly Condition[]): void {
  if (conditions.length > MAX_CONDITIONS) throw tooMany('filters');
  const patterns = conditions.filter(hasPattern).map(({ value }) => value);
  if (patterns.length > MAX_PATTERNS) throw tooMany('patterns');
  const text = patterns.join('');
  if (text.length > MAX_PATTERN) throw tooMany('characters of patterns');
  if ((text.match(/[*%]+/g)?.length ?? 0) > MAX_WILDCARDS) throw tooMany('wildcards');
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
      // Each of a pattern's characters may be compared with each of the row's.
      characters += condition.value.length * (hasPattern(condition) ? 5 : 1);
    }
  }
  if (values > MAX_LIVE_LIST) throw tooMany('values in a live filter');
  if (characters > MAX_LIVE_TEXT) throw tooMany('characters in a live filter');
}

/** The longest text of a row, in characters: a message. */
const LONGEST_TEXT = 500;

/**
 * The cost of applying a condition to one row, in microseconds: measured in the worst case and
 * rounded up.
 */
function costOf(condition: Condition): number {
  if (!hasPattern(condition)) return 0;
  const lowered = condition.operator === 'ilike' ? LONGEST_TEXT * 0.016 : 0;
  // What stands between two wildcards is tried again at every character.
  const parts = condition.value.split(/[*%]+/).map((part) => part.length);
  return 2 + lowered + Math.max(...parts) * 0.8;
}

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
): Readonly<{ cheap: readonly Condition[]; perRow: number }> | undefined {
  const perRow = conditions.reduce((sum, condition) => sum + costOf(condition), 0);
  return perRow === 0 ? undefined : { cheap: conditions.filter((c) => costOf(c) === 0), perRow };
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
    'So many rows cannot be searched by patterns: narrow them down by id or created_at.',
  );
}
