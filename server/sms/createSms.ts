import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  type Answer,
  createSubmissionApp,
  refuse,
  type SubmissionOptions,
} from '../createSubmissionApp';
import { parseSms } from './parseSms';
import type { SmsSetup } from './providers';

export type SmsOptions = SmsSetup &
  SubmissionOptions &
  Readonly<{
    /** The maximum number of requests per address and minute that reach the database. */
    burst?: number;
  }>;

type Reservation = Readonly<{
  outcome: 'reserved' | 'repeated' | 'mismatch' | 'address' | 'number' | 'day' | 'opted_out';
  id: string | number | null;
  delivery: 'pending' | 'outbox' | 'sent' | 'failed' | 'unknown' | null;
  retry_after: number;
}>;

const keyPattern = /^[\w-]{8,128}$/;
const tooMany = 'You have used your free texts for this hour. Please try again later.';

const refusals: Readonly<Record<string, Answer>> = {
  mismatch: refuse(422, 'mismatch', 'This idempotency key has been used for another text'),
  address: refuse(429, 'limited', tooMany),
  number: refuse(429, 'limited', 'That number has had all its free texts for today'),
  day: refuse(429, 'limited', "Today's free texts have all been used. Please come back tomorrow."),
  opted_out: refuse(403, 'opted_out', 'This number has asked not to receive texts'),
};

function settled(delivery: Reservation['delivery'], error?: string): Answer {
  switch (delivery) {
    case 'sent':
    case 'outbox':
      return { status: 200, outcome: delivery, body: { delivery } };
    case 'failed':
      return refuse(502, 'failed', error ?? 'The text could not be sent');
    case 'unknown':
      return refuse(504, 'unknown', error ?? 'It is not known whether this text was sent');
    case 'pending':
    case null:
      return refuse(409, 'pending', 'This text is being sent already');
  }
}

/** POST /api/send-sms. */
export function createSms(options: SmsOptions) {
  const { provider, countries, query, log, burst = 30 } = options;
  const policy = { mobilesOf: provider.live ? countries : undefined };

  async function accept(body: unknown, address: string, context: Context): Promise<Answer> {
    if (body === undefined) return refuse(400, 'json', 'That is not JSON');
    const parsed = parseSms(body, policy);
    if ('error' in parsed) return refuse(422, 'invalid', parsed.error);
    const key = context.req.header('idempotency-key') ?? randomUUID();
    if (!keyPattern.test(key)) {
      return refuse(400, 'key', 'An idempotency key has 8 to 128 letters or digits');
    }
    const { to, from, message } = parsed.sms;
    const [reservation] = await query<Reservation>(
      'select * from private.reserve_sms($1, $2, $3, $4, $5)',
      [key, address, to, from, message],
    );
    if (reservation.outcome === 'repeated') return settled(reservation.delivery);
    if (reservation.outcome !== 'reserved') {
      return { ...refusals[reservation.outcome], retryAfter: reservation.retry_after };
    }
    const result = await provider.send(parsed.sms);
    // The text has been sent, whether or not the database records it.
    await query('select private.settle_sms($1, $2, $3, $4)', [
      reservation.id,
      result.delivery,
      'reference' in result ? (result.reference ?? null) : null,
      'code' in result ? result.code : null,
    ]).catch(() => log({ event: 'sms', outcome: 'not settled', status: 500 }));
    return settled(result.delivery, 'error' in result ? result.error : undefined);
  }

  return createSubmissionApp(options, {
    event: 'sms',
    path: '/api/send-sms',
    allowHeaders: ['content-type', 'idempotency-key'],
    maxBytes: 4096,
    perMinute: burst,
    // Tells the page before anything is sent whether the text will leave this machine.
    state: () => ({ delivery: provider.live ? 'live' : 'outbox' }),
    accept,
    sentences: {
      type: 'Send JSON: content-type application/json',
      limited: tooMany,
      origin: "Texts can be sent only from this site's own page",
      size: 'That is too long for a text',
      method: 'Use POST to send a text',
    },
    unavailable: refuse(503, 'database', 'Texts cannot be sent at the moment. Please try again.'),
  });
}
