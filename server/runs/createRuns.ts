import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { dayOf } from '../../scenes/kit/rules/daily';
import { isSameOrigin } from '../isSameOrigin';
import type { RunVerdict } from './judgeRun';

export type RunsOptions = Readonly<{
  /** Runs SQL as the service role. */
  query: <Row>(sql: string, params: readonly unknown[]) => Promise<readonly Row[]>;
  /** Judges a recording; undefined if too many are waiting. */
  judge: (text: string, day: number) => Promise<RunVerdict | undefined>;
  /** The visitor's address, for rate limits. */
  addressOf: (context: Context) => string;
  /** Other origins whose pages may post here. The server's own origin always may. */
  allowedOrigins?: readonly string[];
  /** Logs every submission. An event never contains a name or an address. */
  log: (event: Readonly<{ event: 'run'; outcome: string; status: number }>) => void;
  /** Runs of one address in a minute. */
  perMinute?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}>;

type Status = 200 | 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503;
type Answer = Readonly<{ status: Status; outcome: string; body: object; retryAfter?: number }>;

/**
 * The longest recording that is read, in characters, and the maximum size of a request with one.
 */
const maxTextLength = 60_000;
const maxBytes = maxTextLength + 1_000;

const submission = z.object({
  recording: z.string().min(1).max(maxTextLength),
  name: z.string().min(1).max(120),
});

function refuse(status: Status, outcome: string, error: string, retryAfter?: number): Answer {
  return { status, outcome, body: { error }, ...(retryAfter && { retryAfter }) };
}

const entryRefusals: Readonly<Record<string, Answer>> = {
  known: refuse(409, 'known', 'This run is in the tables already.'),
  name: refuse(422, 'name', 'That name cannot be used. Please choose another.'),
  muted: refuse(403, 'muted', 'You may not send runs for a while.'),
};

/**
 * POST /api/runs: accepts a name and a recording, and judges the run before it enters the tables.
 */
export function createRuns(options: RunsOptions): Hono {
  const { query, judge, addressOf, log, allowedOrigins = [], perMinute = 20 } = options;
  const { now = Date.now } = options;
  const front = new RateLimiterMemory({ points: perMinute, duration: 60 });

  async function enter(context: Context): Promise<Answer> {
    const type = context.req.header('content-type')?.split(';')[0].trim().toLowerCase();
    if (type !== 'application/json') return refuse(415, 'type', 'Send JSON.');
    const address = addressOf(context);
    const limited: unknown = await front.consume(address).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    if (limited instanceof RateLimiterRes) {
      const wait = Math.ceil(limited.msBeforeNext / 1000);
      return refuse(
        429,
        'limited',
        'You are sending runs too quickly. Please wait a minute.',
        wait,
      );
    }
    const parsed = submission.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return refuse(400, 'malformed', 'Send a name and a recording.');
    const { recording, name } = parsed.data;
    const day = dayOf(now());
    const verdict = await judge(recording, day);
    if (!verdict) {
      return refuse(
        503,
        'busy',
        'Many runs are being judged at the moment. Please send it again later.',
        5,
      );
    }
    if (!verdict.ok) return refuse(422, 'refused', verdict.refusal);
    const { game, category, score, ticks, daily, digest } = verdict.run;
    const [row] = await query<{ outcome: string; id: string | number | null }>(
      'select * from private.enter_run($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [game, category, score, ticks, name, daily, recording, digest, address],
    );
    const refused = entryRefusals[row.outcome];
    if (refused) return refused;
    const body = { id: Number(row.id), game, category, score, daily, today: day };
    return { status: 200, outcome: 'entered', body };
  }

  function reply(context: Context, { status, outcome, body, retryAfter }: Answer) {
    log({ event: 'run', outcome, status });
    if (retryAfter) context.header('retry-after', String(retryAfter));
    context.header('cache-control', 'no-store');
    return context.json(body, status);
  }

  const app = new Hono();
  if (allowedOrigins.length > 0) {
    app.use(
      '/api/runs',
      cors({
        origin: [...allowedOrigins],
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type'],
      }),
    );
  }
  app.post(
    '/api/runs',
    async (context, next) => {
      if (isSameOrigin(context)) return next();
      if (allowedOrigins.includes(context.req.header('origin') ?? '')) return next();
      return reply(
        context,
        refuse(403, 'origin', "Runs can be sent only from this site's own pages."),
      );
    },
    bodyLimit({
      maxSize: maxBytes,
      onError: (context) => reply(context, refuse(413, 'size', 'The recording is too long.')),
    }),
    async (context) => {
      try {
        return reply(context, await enter(context));
      } catch {
        const error = 'The tables cannot be reached at the moment. Please send it again.';
        return reply(context, refuse(503, 'database', error, 10));
      }
    },
  );
  // The server's day, for pages whose clock may be wrong.
  app.get('/api/runs', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ today: dayOf(now()) });
  });
  app.all('/api/runs', (context) => {
    context.header('allow', 'GET, HEAD, POST');
    return context.json({ error: 'Use POST to send a run.' }, 405);
  });
  return app;
}
