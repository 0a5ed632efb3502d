import { isLogLevel, type LogLevel } from './createLog';

export type Environment = Readonly<{
  host: string;
  port: number;
  logLevel: LogLevel;
  /** Where the embedded database keeps its files. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Whether the forwarded address of a request is to be believed. */
  trustProxy: boolean;
  /** Other sites whose pages may use the API. */
  allowedOrigins: readonly string[];
}>;

/** @throws Error with a sentence for whoever set the variable */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}", which is no port: it goes from 0 to 65535.`);
  }
  const logLevel = env.LOG_LEVEL || 'warn';
  if (!isLogLevel(logLevel)) {
    throw new Error(`LOG_LEVEL is "${logLevel}"; it can be info, warn or error.`);
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    logLevel,
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL || undefined,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
  };
}
