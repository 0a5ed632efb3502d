export type Role = 'anon' | 'service_role';

/** What a request's transaction knows: the role, and settings for its triggers. */
export type Context = Readonly<{
  role: Role;
  /** Used, hashed, by the rate limits. */
  address?: string | undefined;
  /** The key of a private room, as the request's header x-room-key has it. */
  roomKey?: string | undefined;
  readOnly?: boolean;
}>;

export type SqlValue = string | number | bigint | boolean | Date | null;

export interface Session {
  /** Parameters are sent as text, so that the statement decides their types. */
  query<T>(sql: string, params?: readonly SqlValue[]): Promise<readonly T[]>;
}

/** A PostgreSQL: embedded in this process or reached over a connection string. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Runs `work` in one transaction as the context's role. */
  transaction<T>(context: Context, work: (session: Session) => Promise<T>): Promise<T>;
  /** Runs several statements as the owner, in one transaction; for migrations. */
  script(sql: string): Promise<void>;
  /** Runs one statement as the owner, outside any transaction; for migrations and upkeep. */
  ownerQuery<T>(sql: string, params?: readonly SqlValue[]): Promise<readonly T[]>;
  /** Calls back for each notification, in the order of commits. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  /** False while the disk is full, as far as known here. */
  isWritable(): boolean;
  /** Waits for running transactions, then shuts down. */
  close(): Promise<void>;
}

/** The error that both drivers throw for a statement that PostgreSQL refused. */
export type SqlError = Error &
  Readonly<{ code: string; severity: string; detail?: string; hint?: string }>;

/** System errors such as EROFS may have a code of five letters too, but no severity. */
export function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error &&
    'severity' in error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** PostgreSQL's error for a full disk. */
export const noRoom = (): SqlError =>
  Object.assign(new Error('There is no room on the disk'), { code: '53100', severity: 'ERROR' });

/** PostgreSQL's error for too many connections. */
export const tooManyWait = (): SqlError =>
  Object.assign(new Error('Too many requests are waiting for the database'), {
    code: '53300',
    severity: 'FATAL',
  });

export function toText(value: SqlValue): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** One statement that makes the settings that PostgREST makes for a request, in its transaction. */
export function contextStatement(context: Context): [sql: string, params: string[]] {
  const { role, address, roomKey, readOnly } = context;
  const settings = {
    role,
    'request.jwt.claims': JSON.stringify({ role }),
    'request.headers': JSON.stringify({ 'x-forwarded-for': address, 'x-room-key': roomKey }),
    transaction_read_only: readOnly === true ? 'on' : 'off',
    statement_timeout: role === 'anon' ? '8000' : '0',
  };
  const calls = Object.keys(settings).map(
    (_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`,
  );
  return [`select ${calls.join(', ')}`, Object.entries(settings).flat()];
}
