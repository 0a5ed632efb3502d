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
