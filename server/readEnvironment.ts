import { isLogLevel, type LogLevel } from './createLog';

export type Environment = Readonly<{
  host: string;
  port: number;
  logLevel: LogLevel;
  /** The port of the Prometheus metrics; undefined: none. */
  metricsPort: number | undefined;
  /** The directory of the embedded database. */
  dataDir: string;
  /** How much a power cut may cost the embedded database, in ms. */
  keepEvery: number;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Whether to trust the forwarded address of a request. */
  trustProxy: boolean;
  /** Origins of other sites that may use the API. */
  allowedOrigins: readonly string[];
  /** Whether browsers may keep the site for when there is no line. */
  offline: boolean;
  /** More host names, without ports, that may use the API. */
  allowedHosts: readonly string[];
}>;

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} is "${text}"; a port is a number from 0 to 65535.`);
}

const readList = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** @throws Error with a sentence for whoever set the variable */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = readPort('PORT', env.PORT || '3000');
  const logLevel = env.LOG_LEVEL || 'warn';
  if (!isLogLevel(logLevel)) {
    throw new Error(`LOG_LEVEL is "${logLevel}"; it can be info, warn or error.`);
  }
  const keepEvery = Number(env.KEEP_EVERY_MS || 200);
  if (!Number.isInteger(keepEvery) || keepEvery < 0 || keepEvery > 60_000) {
    throw new Error(`KEEP_EVERY_MS is "${env.KEEP_EVERY_MS}"; it can be 0 to 60000.`);
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    metricsPort: env.METRICS_PORT ? readPort('METRICS_PORT', env.METRICS_PORT) : undefined,
    logLevel,
    dataDir: env.DATA_DIR || 'data',
    keepEvery,
    databaseUrl: env.DATABASE_URL || undefined,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    offline: env.OFFLINE !== 'off' && env.OFFLINE !== '0',
    allowedOrigins: readList(env.ALLOWED_ORIGINS),
    allowedHosts: readList(env.ALLOWED_HOSTS),
  };
}
