/** A column, or a path within its JSON. */
export type Field = Readonly<{ column: string; path: JsonPath }>;

/** Steps into a JSON value: `->` gives JSON, `->>` text; a whole number is an array index. */
export type JsonPath = readonly Readonly<{ arrow: '->' | '->>'; key: string; isIndex: boolean }>[];

type OfField = Field & Readonly<{ negated: boolean }>;

/** A row filter, parsed. Values are still text: PostgreSQL gives them their types. */
export type Condition =
  | (OfField &
      Readonly<{
        kind: 'compare';
        operator: ComparisonOperator;
        /** Whether the value is a list of which any or all must match. */
        quantifier: 'any' | 'all' | null;
        value: string;
      }>)
  | (OfField & Readonly<{ kind: 'in'; values: readonly string[] }>)
  | (OfField & Readonly<{ kind: 'is'; value: IsValue }>)
  | (OfField &
      Readonly<{
        kind: 'search';
        operator: SearchOperator;
        language: string | null;
        value: string;
      }>)
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
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;

export type ComparisonOperator = keyof typeof COMPARISONS;

/** Operators that accept a list with `any` or `all`. */
export const QUANTIFIED: ReadonlySet<string> = new Set<ComparisonOperator>([
  'eq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
]);

/** Full text searches, with the function that parses the query. */
export const SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;

export type SearchOperator = keyof typeof SEARCHES;

export const IS_VALUES = ['null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof IS_VALUES)[number];

/** The most conditions one request may carry, nested ones included. */
export const MAX_CONDITIONS = 40;
/** The most values one `in` list may carry. */
export const MAX_LIST = 500;
