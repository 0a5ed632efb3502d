import type { SqlError } from '../database/Database';

type ErrorDetails = Readonly<{
  details: string | null;
  hint: string | null;
  headers: Readonly<Record<string, string>>;
}>;

/** A refusal in the shape of PostgREST 12, which the client turns into its `error`. */
export class RestError extends Error {
  readonly body: Omit<ErrorDetails, 'headers'> & Readonly<{ code: string; message: string }>;
  readonly headers: ErrorDetails['headers'];

  constructor(
    readonly status: number,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: Partial<ErrorDetails> = {},
  ) {
    super(message);
    this.body = { code, details, hint, message };
    this.headers = headers;
  }
}

/**
 * Whether a disk fails, or a file is damaged, missing or not accessible. A file without access has
 * the SQLSTATE of a role without a privilege; only its message tells them apart.
 */
export const isOfDamage = ({ code, message }: SqlError): boolean =>
  /^(?:58030|58P01|XX00[12])$/.test(code) || (code === '42501' && message.startsWith('could not '));

/** Statuses of single SQLSTATEs. Every visitor is anonymous; for a signed-in one 42501 is 403. */
const STATUSES: Readonly<Record<string, string>> = {
  '400': 'P0001',
  '401': '42501',
  '404': '42883 42P01',
  '405': '25006',
  '409': '23503 23505',
  '500': '42P17',
  '503': '57P01',
};
/** Statuses of all others of a class; 400 for a class that is not listed. */
const CLASSES: Readonly<Record<string, string>> = {
  '403': '0L 0P 28',
  '500': '09 25 2D 38 39 3B 40 54 55 57 58 F0 HV P0 XX',
  '503': '08 53',
};

/**
 * The HTTP status of an SQLSTATE, as PostgREST's documentation lists them
 * (https://postgrest.org/en/v12/references/errors.html). `PTnnn` is a status chosen by SQL.
 */
function statusOf(code: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  const find = (statuses: Readonly<Record<string, string>>, wanted: string) =>
    Object.keys(statuses).find((status) => statuses[status].split(' ').includes(wanted));
  return Number(chosen ?? find(STATUSES, code) ?? find(CLASSES, code.slice(0, 2)) ?? 400);
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
  const { code, message, detail: details = null, hint = null } = error;
  return new RestError(status, code, message, { details, hint, headers });
}

/** All that is offered, as the hint of a refusal. */
const OFFERED =
  'Offered are select, order, limit, offset, insert, and the filters eq, neq, gt, gte, lt, lte, in and is.';

/** The refusal of what PostgREST has and this backend does not. */
export const notOffered = (what: string): RestError =>
  new RestError(400, 'not_offered', `${what.slice(0, 200)} is not offered here`, { hint: OFFERED });

export const tooMany = (what: string): RestError =>
  new RestError(400, 'PGRST100', `Too many ${what} in one request`);
