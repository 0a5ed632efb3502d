import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SqlValue } from './backend/database/Database';

type Status = 200 | 400 | 403 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504;

/** An answer with the word that is logged of it. `retryAfter` is in seconds. */
export type Answer = Readonly<{
  status: Status;
  outcome: string;
  body: object;
  retryAfter?: number | undefined;
}>;

export function refuse(
  status: Status,
  outcome: string,
  error: string,
  retryAfter?: number,
): Answer {
  return { status, outcome, body: { error }, retryAfter };
}

/** What the server gives every such service. */
export type SubmissionOptions = Readonly<{
  /** Runs SQL as the service role. */
  query: <Row>(sql: string, params: readonly SqlValue[]) => Promise<readonly Row[]>;
  /** The visitor's address, for rate limits. */
  addressOf: (context: Context) => string;
  /** Other origins whose pages may post here. The server's own origin always may. */
  allowedOrigins?: readonly string[];
  /** Logs every request. An event never contains a text, a name, a number or an address. */
  log: (event: Readonly<{ event: string; outcome: string; status: number }>) => void;
}>;

type Service = Readonly<{
  /** The name in the log. */
  event: string;
  path: string;
  allowHeaders: string[];
  maxBytes: number;
  /** The maximum number of submissions per address and minute. */
  perMinute: number;
  /** What GET answers. */
  state: () => object;
  /** @param body undefined if it was not JSON */
  accept: (body: unknown, address: string, context: Context) => Promise<Answer>;
  /** The sentences of refusals. */
  sentences: Readonly<Record<'type' | 'limited' | 'origin' | 'size' | 'method', string>>;
  /** The answer when the database fails. */
  unavailable: Answer;
}>;

/** Whether a request comes from a page of this site, as every browser says of its own accord. */
function isSameOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = context.req.header('origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === context.req.header('host');
}

/** One address that takes JSON by POST from the site's pages, and says something by GET. */
export function createSubmissionApp(
  { addressOf, allowedOrigins = [], log }: SubmissionOptions,
  service: Service,
): Hono {
  const { event, path, sentences, allowHeaders } = service;
  const limiter = new RateLimiterMemory({ points: service.perMinute, duration: 60 });

  async function submit(context: Context): Promise<Answer> {
    const type = context.req.header('content-type')?.split(';')[0].trim().toLowerCase();
    if (type !== 'application/json') return refuse(415, 'type', sentences.type);
    const address = addressOf(context);
    const limited: unknown = await limiter.consume(address).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    if (limited instanceof RateLimiterRes) {
      return refuse(429, 'limited', sentences.limited, Math.ceil(limited.msBeforeNext / 1000));
    }
    return service.accept(await context.req.json().catch(() => undefined), address, context);
  }

  function reply(context: Context, { status, outcome, body, retryAfter }: Answer) {
    log({ event, outcome, status });
    if (retryAfter) context.header('retry-after', String(retryAfter));
    context.header('cache-control', 'no-store');
    return context.json(body, status);
  }

  const app = new Hono();
  if (allowedOrigins.length > 0) {
    const origin = [...allowedOrigins];
    app.use(path, cors({ origin, allowMethods: ['GET', 'POST'], allowHeaders }));
  }
  app.post(
    path,
    async (context, next) => {
      if (isSameOrigin(context)) return next();
      if (allowedOrigins.includes(context.req.header('origin') ?? '')) return next();
      return reply(context, refuse(403, 'origin', sentences.origin));
    },
    bodyLimit({
      maxSize: service.maxBytes,
      onError: (context) => reply(context, refuse(413, 'size', sentences.size)),
    }),
    // The cause may contain what a visitor wrote, so only its kind is logged.
    async (context) => reply(context, await submit(context).catch(() => service.unavailable)),
  );
  app.get(path, (context) => {
    context.header('cache-control', 'no-store');
    return context.json(service.state());
  });
  app.all(path, (context) => {
    context.header('allow', 'GET, HEAD, POST');
    return context.json({ error: sentences.method }, 405);
  });
  return app;
}
