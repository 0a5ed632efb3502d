import { isLogLevel } from './createLog';

export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

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
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
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
    /** The port of the Prometheus metrics; undefined: none. */
    metricsPort: env.METRICS_PORT ? readPort('METRICS_PORT', env.METRICS_PORT) : undefined,
    logLevel,
    /** The directory of the embedded database. */
    dataDir: env.DATA_DIR || 'data',
    /** How much a power cut may cost the embedded database, in ms. */
    keepEvery,
    /** A PostgreSQL server to use instead of the embedded one. */
    databaseUrl: env.DATABASE_URL || undefined,
    /** Whether to trust the forwarded address of a request. */
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    /** Whether browsers may keep the site for when there is no line. */
    offline: env.OFFLINE !== 'off' && env.OFFLINE !== '0',
    /** Origins of other sites that may use the API. */
    allowedOrigins: readList(env.ALLOWED_ORIGINS),
    /** More host names, without ports, that may use the API. */
    allowedHosts: readList(env.ALLOWED_HOSTS),
  };
}
