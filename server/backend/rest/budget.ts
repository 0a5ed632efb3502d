import type { Condition } from './Condition';
import type { SelectItem } from './parseSelect';
import { RestError } from './RestError';

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
  checkExpressions(conditions);
  const patterns = conditions.flatMap(patternsOf);
  if (patterns.length > MAX_PATTERNS) throw tooMuch('patterns');
  const text = patterns.join('');
  if (text.length > MAX_PATTERN) throw tooMuch('characters of patterns');
  if ((text.match(/[*%]+/g)?.length ?? 0) > MAX_WILDCARDS) throw tooMuch('wildcards');
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

/** What one row costs to be held against a condition, in microseconds: an estimate, on the high side. */
function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'group':
      return condition.children.reduce((sum, child) => sum + costOf(child), 0);
    case 'search':
      return 60;
    case 'compare': {
      const { operator, value } = condition;
      if (operator === 'match' || operator === 'imatch') return 8;
      if (PATTERNS.has(operator)) return 1 + (value.match(/[*%]+/g)?.length ?? 0) / 2;
      return 0;
    }
    case 'in':
    case 'is':
      return 0;
  }
}

/** Whether a row is found by it without reading the others, as far as one can tell from here. */
const isCheap = (condition: Condition): boolean => costOf(condition) === 0;

/** How long the rows of one request may keep the database busy, in microseconds; an estimate. */
const MAX_COST = 250_000;

/** What has to be estimated of a request before it runs: undefined where it costs little in any case. */
export function estimateOf(
  conditions: readonly Condition[],
): Readonly<{ cheap: readonly Condition[]; perRow: number }> | undefined {
  const perRow = conditions.reduce((sum, condition) => sum + costOf(condition), 0);
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
