import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isSameOrigin } from '../isSameOrigin';
import { parseSms } from './parseSms';
import type { SendResult, SmsSetup } from './providers';

export type SmsOptions = SmsSetup &
  Readonly<{
    /** Runs SQL as the service role. */
    query: <Row>(sql: string, params: readonly unknown[]) => Promise<readonly Row[]>;
    /** The visitor's address, for rate limits. */
    addressOf: (context: Context) => string;
    /** Other origins whose pages may post here. The server's own origin always may. */
    allowedOrigins?: readonly string[];
    /** Logs every request. An event never contains a text, a name, a number or an address. */
    log: (event: Readonly<{ event: 'sms'; outcome: string; status: number }>) => void;
    /** The maximum number of requests per address and minute that reach the database. */
    burst?: number;
  }>;

type Reservation = Readonly<{
  outcome: 'reserved' | 'repeated' | 'mismatch' | 'address' | 'number' | 'day' | 'opted_out';
  id: string | number | null;
  delivery: 'pending' | 'outbox' | 'sent' | 'failed' | 'unknown' | null;
  retry_after: number;
}>;

/** A response with its status. `retryAfter` is in seconds. */
type Answer = Readonly<{
  status: 200 | 400 | 403 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504;
  outcome: string;
  delivery?: string;
  error?: string;
  retryAfter?: number;
}>;

const maxBytes = 4096;
const keyPattern = /^[\w-]{8,128}$/;

const refusals: Readonly<Record<string, Answer>> = {
  mismatch: {
    status: 422,
    outcome: 'mismatch',
    error: 'This idempotency key has been used for another text',
  },
  address: {
    status: 429,
    outcome: 'limited',
    error: 'You have used your free texts for this hour. Please try again later.',
  },
  number: {
    status: 429,
    outcome: 'limited',
    error: 'That number has had all its free texts for today',
  },
  day: {
    status: 429,
    outcome: 'limited',
    error: "Today's free texts have all been used. Please come back tomorrow.",
  },
  opted_out: {
    status: 403,
    outcome: 'opted_out',
    error: 'This number has asked not to receive texts',
  },
};

function settled(delivery: Reservation['delivery'], error?: string): Answer {
  switch (delivery) {
    case 'sent':
    case 'outbox':
      return { status: 200, outcome: delivery, delivery };
    case 'failed':
      return { status: 502, outcome: 'failed', error: error ?? 'The text could not be sent' };
    case 'unknown':
      return {
        status: 504,
        outcome: 'unknown',
        error: error ?? 'It is not known whether this text was sent',
      };
    case 'pending':
    case null:
      return { status: 409, outcome: 'pending', error: 'This text is being sent already' };
  }
}

/** POST /api/send-sms. */
export function createSms(options: SmsOptions): Hono {
  const { provider, countries, query, addressOf, log, burst = 30, allowedOrigins = [] } = options;
  const front = new RateLimiterMemory({ points: burst, duration: 60 });
  const policy = { mobilesOf: provider.live ? countries : undefined };

  async function send(context: Context): Promise<Answer> {
    const type = context.req.header('content-type')?.split(';')[0].trim().toLowerCase();
    if (type !== 'application/json') {
      return { status: 415, outcome: 'type', error: 'Send JSON: content-type application/json' };
    }
    const address = addressOf(context);
    const refused: unknown = await front.consume(address).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    if (refused instanceof RateLimiterRes) {
      return { ...refusals.address, retryAfter: Math.ceil(refused.msBeforeNext / 1000) };
    }
    const body: unknown = await context.req.json().catch(() => undefined);
    if (body === undefined) return { status: 400, outcome: 'json', error: 'That is not JSON' };
    const parsed = parseSms(body, policy);
    if ('error' in parsed) return { status: 422, outcome: 'invalid', error: parsed.error };
    const key = context.req.header('idempotency-key') ?? randomUUID();
    if (!keyPattern.test(key)) {
      return {
        status: 400,
        outcome: 'key',
        error: 'An idempotency key has 8 to 128 letters or digits',
      };
    }
    const { to, from, message } = parsed.sms;
    const [reservation] = await query<Reservation>(
      'select * from private.reserve_sms($1, $2, $3, $4, $5)',
      [key, address, to, from, message],
    );
    if (reservation.outcome === 'repeated') return settled(reservation.delivery);
    if (reservation.outcome !== 'reserved') {
      return { ...refusals[reservation.outcome], retryAfter: reservation.retry_after || undefined };
    }
    const result = await provider.send(parsed.sms);
    // The text has been sent, whether or not the database records it.
    await settle(reservation.id, result).catch(() =>
      log({ event: 'sms', outcome: 'not settled', status: 500 }),
    );
    return settled(result.delivery, 'error' in result ? result.error : undefined);
  }

  async function settle(id: Reservation['id'], result: SendResult): Promise<void> {
    await query('select private.settle_sms($1, $2, $3, $4)', [
      id,
      result.delivery,
      'reference' in result ? (result.reference ?? null) : null,
      'code' in result ? result.code : null,
    ]);
  }

  function reply(context: Context, answer: Answer) {
    log({ event: 'sms', outcome: answer.outcome, status: answer.status });
    if (answer.retryAfter) context.header('retry-after', String(answer.retryAfter));
    context.header('cache-control', 'no-store');
    return context.json(
      answer.error ? { error: answer.error } : { delivery: answer.delivery },
      answer.status,
    );
  }

  const app = new Hono();
  if (allowedOrigins.length > 0) {
    app.use(
      '/api/send-sms',
      cors({
        origin: [...allowedOrigins],
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type', 'idempotency-key'],
      }),
    );
  }
  app.post(
    '/api/send-sms',
    async (context, next) => {
      if (isSameOrigin(context)) return next();
      if (allowedOrigins.includes(context.req.header('origin') ?? '')) return next();
      const error = "Texts can be sent only from this site's own page";
      return reply(context, { status: 403, outcome: 'origin', error });
    },
    bodyLimit({
      maxSize: maxBytes,
      onError: (context) =>
        reply(context, { status: 413, outcome: 'size', error: 'That is too long for a text' }),
    }),
    async (context) => {
      try {
        return reply(context, await send(context));
      } catch {
        // The cause may contain a number or a text, so only its kind is logged.
        const error = 'Texts cannot be sent at the moment. Please try again.';
        return reply(context, { status: 503, outcome: 'database', error });
      }
    },
  );
  // Tells the page before anything is sent whether the text will leave this machine.
  app.get('/api/send-sms', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ delivery: provider.live ? 'live' : 'outbox' });
  });
  app.all('/api/send-sms', (context) => {
    context.header('allow', 'GET, HEAD, POST');
    return context.json({ error: 'Use POST to send a text' }, 405);
  });
  return app;
}
