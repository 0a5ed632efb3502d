import type { SqlError } from '../database/Database';

export type ErrorBody = Readonly<{
  code: string;
  details: string | null;
  hint: string | null;
  message: string;
}>;

/** A refusal in the shape of PostgREST 12, which the client turns into its `error`. */
export class RestError extends Error {
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.body = { code, details, hint, message };
  }
}

/**
 * Whether a disk fails, or a file is damaged, missing or not accessible. A file without access has
 * the SQLSTATE of a role without a privilege; only its message tells them apart.
 */
export const isOfDamage = ({ code, message }: SqlError): boolean =>
  /^(?:58030|58P01|XX00[12])$/.test(code) || (code === '42501' && message.startsWith('could not '));

/**
 * The HTTP status of an SQLSTATE, as PostgREST's documentation lists them
 * (https://postgrest.org/en/v12/references/errors.html). `PTnnn` is a status chosen by SQL.
 */
function statusOf(code: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  switch (code) {
    case '23503':
    case '23505':
      return 409;
    case '25006':
      return 405;
    case '42501':
      return 401; // Every visitor is anonymous; a signed-in one would get 403.
    case '42883':
    case '42P01':
      return 404;
    case '42P17':
      return 500;
    case '57P01':
      return 503;
    case 'P0001':
      return 400;
  }
  const byClass: Readonly<Record<string, number>> = {
    '08': 503,
    '09': 500,
    '0L': 403,
    '0P': 403,
    '25': 500,
    '28': 403,
    '2D': 500,
    '38': 500,
    '39': 500,
    '3B': 500,
    '40': 500,
    '53': 503,
    '54': 500,
    '55': 500,
    '57': 500,
    '58': 500,
    F0: 500,
    HV: 500,
    P0: 500,
    XX: 500,
  };
  return byClass[code.slice(0, 2)] ?? 400;
}

/** Classes of errors whose messages name files: resources, system, internal. */
const TELLS_FILES = /^(?:53|58|XX|F0)/;

export function fromSqlError(error: SqlError): RestError {
  const isDamaged = isOfDamage(error);
  const status = isDamaged ? 503 : statusOf(error.code);
  if (isDamaged || TELLS_FILES.test(error.code)) {
    return new RestError(status, error.code, 'The database is not available at the moment');
  }
  const wait = /^Retry after (\d+) s$/.exec(error.detail ?? '')?.[1];
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (status === 429 && wait !== undefined) headers['Retry-After'] = wait;
  return new RestError(
    status,
    error.code,
    error.message,
    error.detail ?? null,
    error.hint ?? null,
    headers,
  );
}

/** All that is offered, as the hint of a refusal. */
const OFFERED =
  'Offered are select, order, limit, offset, insert, and the filters eq, neq, gt, gte, lt, lte, in and is.';

/** The refusal of what PostgREST has and this backend does not. */
export const notOffered = (what: string): RestError =>
  new RestError(400, 'not_offered', `${what.slice(0, 200)} is not offered here`, null, OFFERED);

export const tooMany = (what: string): RestError =>
  new RestError(400, 'PGRST100', `Too many ${what} in one request`);
