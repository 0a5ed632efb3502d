import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { isSqlError } from './database/Database';
import { isAllowedOrigin } from './isAllowedOrigin';
import { knownMethod, type Log } from './LogEvent';
import type { Limits } from './limits';
import { refuseKey } from './rest/authenticate';
import { fromSqlError, isOfDamage, RestError } from './rest/RestError';

export type GuardOptions = Readonly<{
  addressOf: (context: Context) => string;
  allowedOrigins: readonly string[];
  limits: Limits;
  log: Log;
}>;

const JSON_TYPE = 'application/json; charset=utf-8';

function errorResponse(error: RestError): Response {
  const oneRow = error.body.code === 'PGRST116';
  const type = oneRow
    ? `${JSON_TYPE}, application/vnd.pgrst.object+json; charset=utf-8`
    : JSON_TYPE;
  return new Response(JSON.stringify(error.body), {
    status: error.status,
    headers: { 'Content-Type': type, ...error.headers },
  });
}

/** Answers unknown paths as PostgREST does. */
export function notFound(): Response {
  return new Response('{}', { status: 404, headers: { 'Content-Type': JSON_TYPE } });
}

/**
 * The middleware in front of every request to the backend: log line, origin check, limit per
 * address, API key, body size, and errors turned into answers.
 */
export function createGuardedApp(event: string, options: GuardOptions): Hono {
  const { addressOf, allowedOrigins, limits, log } = options;
  const limiter = new RateLimiterMemory({ points: limits.requestsPer10s, duration: 10 });
  const app = new Hono();

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    context.header('Cache-Control', 'no-store');
    const { status } = context.res;
    log({
      level: status >= 500 ? 'error' : 'info',
      event,
      method: knownMethod(context.req.method),
      status,
      ms: Math.round(performance.now() - started),
    });
  });

  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (!isAllowedOrigin(origin, context.req.header('host'), allowedOrigins)) {
      throw new RestError(
        403,
        'origin_not_allowed',
        'Pages of this origin may not use this server',
      );
    }
    await next();
  });
  const answerCors = cors({
    origin: (origin) => origin,
    exposeHeaders: ['Content-Range', 'Content-Location', 'Retry-After'],
    maxAge: 3600,
  });
  app.use((context, next) =>
    context.req.header('origin') === undefined ? next() : answerCors(context, next),
  );

  app.use(async (context, next) => {
    try {
      await limiter.consume(addressOf(context));
    } catch (refused) {
      const wait = Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000);
      throw new RestError(429, 'too_many_requests', 'Too many requests from this address', {
        details: `Retry after ${wait} s`,
        headers: { 'Retry-After': `${wait}` },
      });
    }
    const refusal = refuseKey(context.req.header('apikey') ?? context.req.query('apikey'));
    if (refusal !== null) return context.json(refusal, 401);
    await next();
  });

  app.onError((error) => {
    if (error instanceof RestError) return errorResponse(error);
    if (isSqlError(error)) {
      const { code, message } = error;
      // The message names a file, and nothing of a visitor's.
      if (isOfDamage(error))
        log({ level: 'error', event: 'database damaged', error: code, reason: message });
      return errorResponse(fromSqlError(error));
    }
    const at = error.stack?.split('\n')[1]?.trim();
    log({ level: 'error', event: `${event} failed`, error: error.name, at });
    return errorResponse(
      new RestError(503, 'unavailable', 'The database is not available at the moment'),
    );
  });
  return app;
}
