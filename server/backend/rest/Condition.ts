/** A row filter, parsed. Values are still text: PostgreSQL gives them their types. */
export type Condition =
  | Readonly<{
      kind: 'compare';
      column: string;
      negated: boolean;
      operator: ComparisonOperator;
      value: string;
    }>
  | Readonly<{ kind: 'in'; column: string; negated: boolean; values: readonly string[] }>
  | Readonly<{ kind: 'is'; column: string; negated: boolean; value: IsValue }>
  | Readonly<{
      kind: 'group';
      junction: 'and' | 'or';
      negated: boolean;
      children: readonly Condition[];
    }>;

/** The operators on offer, with their SQL. */
export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
} as const;

export type ComparisonOperator = keyof typeof COMPARISONS;

export const IS_VALUES = ['null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof IS_VALUES)[number];

/** The most conditions one request may carry, nested ones included. */
export const MAX_CONDITIONS = 40;
/** The most values one `in` list may carry. */
export const MAX_LIST = 500;
