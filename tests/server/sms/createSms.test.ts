import { describe, expect, test } from 'vitest';
import { createSms, type SmsOptions } from '../../../server/sms/createSms';
import { outbox, type SendResult } from '../../../server/sms/providers';
import { smsRequest } from './smsRequest';

const address = '192.0.2.7';
const form = { to: '+447700900123', message: 'c u l8r', from: 'Jo' };
const reserved = { outcome: 'reserved', id: 7, delivery: 'pending', retry_after: 0 };

type Event = Parameters<SmsOptions['log']>[0];

/** The service with a database that gives each reservation the same answer. Records calls. */
function smsApp(reservation: object = reserved, options: Partial<SmsOptions> = {}) {
  const queries: (readonly [sql: string, params: readonly unknown[]])[] = [];
  const events: Event[] = [];
  const query = <Row>(sql: string, params: readonly unknown[]) => {
    queries.push([sql, params]);
    return Promise.resolve([reservation as Row]);
  };
  const app = createSms({
    provider: outbox,
    countries: ['GB'],
    query,
    addressOf: () => address,
    log: (event) => events.push(event),
    ...options,
  });
  return { app, queries, events };
}

const live = (result: SendResult): Partial<SmsOptions> => ({
  provider: { live: true, send: () => Promise.resolve(result) },
});

type Sent = Readonly<{ headers?: Record<string, string>; body?: unknown; raw?: string }>;

async function post({ app }: Pick<ReturnType<typeof smsApp>, 'app'>, sent: Sent = {}) {
  const { headers = {}, body = form, raw = JSON.stringify(body) } = sent;
  const response = await app.request(smsRequest(raw, headers));
  const { status, headers: given } = response;
  expect(given.get('cache-control')).toBe('no-store');
  return {
    status,
    answer: (await response.json()) as unknown,
    retryAfter: given.get('retry-after'),
  };
}

test('a text is reserved under its key for its address, sent, and settled', async () => {
  const sms = smsApp();
  const headers = { 'idempotency-key': 'a-key-of-mine' };
  const body = { to: ' +44 (0)7700 900123 ', message: ' c u l8r ', from: ' Jo ' };
  expect(await post(sms, { headers, body })).toEqual({
    status: 200,
    answer: { delivery: 'outbox' },
    retryAfter: null,
  });
  expect(sms.queries).toEqual([
    [
      'select * from private.reserve_sms($1, $2, $3, $4, $5)',
      ['a-key-of-mine', address, form.to, form.from, form.message],
    ],
    ['select private.settle_sms($1, $2, $3, $4)', [7, 'outbox', null, null]],
  ]);
  expect(sms.events).toEqual([{ event: 'sms', outcome: 'outbox', status: 200 }]);
});

test('a request without a content type is refused', async () => {
  const body = new TextEncoder().encode(JSON.stringify(form));
  const headers = { origin: 'http://site.test', host: 'site.test' };
  const request = new Request('http://site.test/api/send-sms', { method: 'POST', headers, body });
  expect(request.headers.get('content-type')).toBeNull();
  expect((await smsApp().app.request(request)).status).toBe(415);
});

test('a text without a key gets one', async () => {
  const sms = smsApp();
  await post(sms);
  await post(sms);
  const keys = sms.queries.filter(([sql]) => sql.includes('reserve')).map(([, [key]]) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{36}$/);
});

describe('bad input gets its status and a sentence, and never reaches the database', () => {
  const origin = [403, "Texts can be sent only from this site's own page", 'origin'] as const;
  const type = [415, 'Send JSON: content-type application/json', 'type'] as const;
  const json = [400, 'That is not JSON', 'json'] as const;
  const empty = [422, 'Please fill in all fields', 'invalid'] as const;
  const key = [400, 'An idempotency key has 8 to 128 letters or digits', 'key'] as const;
  const size = [413, 'That is too long for a text', 'size'] as const;
  test.each([
    ['cut JSON', { raw: '{"to":' }, json],
    ['a list', { raw: '[]' }, empty],
    ['a null', { raw: 'null' }, empty],
    ['wrong types', { body: { to: 7, message: {}, from: [] } }, empty],
    ['blank fields', { body: { ...form, to: ' ' } }, empty],
    [
      '161 characters',
      { body: { ...form, message: 'x'.repeat(161) } },
      [422, 'A text has at most 160 characters; yours has 161', 'invalid'],
    ],
    ['a huge body', { raw: JSON.stringify(form).padEnd(4097) }, size],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, type],
    ['no type', { headers: { 'content-type': '' } }, type],
    ['another site', { headers: { origin: 'https://evil.test' } }, origin],
    ['no origin', { headers: { origin: '' } }, origin],
    ['an origin that is none', { headers: { origin: 'null' } }, origin],
    ['a cross-site fetch', { headers: { 'sec-fetch-site': 'cross-site' } }, origin],
    ['a short key', { headers: { 'idempotency-key': 'x'.repeat(7) } }, key],
    ['a long key', { headers: { 'idempotency-key': 'x'.repeat(129) } }, key],
    ['a key with a hat', { headers: { 'idempotency-key': '^12345678' } }, key],
    ['a key with a tail', { headers: { 'idempotency-key': '12345678$' } }, key],
  ] as const)('%s', async (_name, sent: Sent, [status, error, outcome]) => {
    const sms = smsApp();
    expect(await post(sms, sent)).toEqual({ status, answer: { error }, retryAfter: null });
    expect(sms.queries).toEqual([]);
    expect(sms.events).toEqual([{ event: 'sms', outcome, status }]);
  });

  test('a live provider accepts only mobile numbers of the allowed countries', async () => {
    const sms = smsApp(reserved, live({ delivery: 'sent' }));
    for (const to of ['+447700900123', '+442079460000', '+33612345678', '+15005550006']) {
      expect(await post(sms, { body: { ...form, to } })).toMatchObject({ status: 422 });
    }
    expect(sms.queries).toEqual([]);
    expect(await post(sms, { body: { ...form, to: '+447400123456' } })).toMatchObject({
      status: 200,
      answer: { delivery: 'sent' },
    });
  });
});

test.each<Sent>([
  { raw: JSON.stringify(form).padEnd(4096) },
  { headers: { 'content-type': 'Application/JSON ; charset=utf-8' } },
  { headers: { 'idempotency-key': 'x-_45678' } },
  { headers: { 'idempotency-key': 'x'.repeat(128) } },
  { headers: { 'sec-fetch-site': 'same-origin', origin: '' } },
])('%j is accepted', async (sent) => {
  expect(await post(smsApp(), sent)).toMatchObject({ status: 200 });
});

test.each([
  ['mismatch', 422, 'This idempotency key has been used for another text', 'mismatch'],
  [
    'address',
    429,
    'You have used your free texts for this hour. Please try again later.',
    'limited',
  ],
  ['number', 429, 'That number has had all its free texts for today', 'limited'],
  ['day', 429, "Today's free texts have all been used. Please come back tomorrow.", 'limited'],
  ['opted_out', 403, 'This number has asked not to receive texts', 'opted_out'],
])("the database's refusal is explained: %s", async (outcome, status, error, told) => {
  for (const [seconds, retryAfter] of [
    [90, '90'],
    [0, null],
  ] as const) {
    const sms = smsApp({ outcome, id: null, delivery: null, retry_after: seconds });
    expect(await post(sms)).toEqual({ status, answer: { error }, retryAfter });
    expect(sms.events).toEqual([{ event: 'sms', outcome: told, status }]);
    expect(sms.queries).toHaveLength(1);
  }
});

test.each([
  ['sent', 200, { delivery: 'sent' }, 'sent'],
  ['outbox', 200, { delivery: 'outbox' }, 'outbox'],
  ['failed', 502, { error: 'The text could not be sent' }, 'failed'],
  ['unknown', 504, { error: 'It is not known whether this text was sent' }, 'unknown'],
  ['pending', 409, { error: 'This text is being sent already' }, 'pending'],
  [null, 409, { error: 'This text is being sent already' }, 'pending'],
])(
  'a text that was sent before is not sent again: %s',
  async (delivery, status, answer, outcome) => {
    const sms = smsApp({ outcome: 'repeated', id: 7, delivery, retry_after: 0 });
    expect(await post(sms)).toEqual({ status, answer, retryAfter: null });
    expect(sms.events).toEqual([{ event: 'sms', outcome, status }]);
    expect(sms.queries).toHaveLength(1);
  },
);

test.each([
  [{ delivery: 'sent', reference: 'SM1' }, 200, { delivery: 'sent' }, ['SM1', null]],
  [{ delivery: 'sent' }, 200, { delivery: 'sent' }, [null, null]],
  [
    { delivery: 'failed', code: '21610', error: 'No more, thank you' },
    502,
    { error: 'No more, thank you' },
    [null, '21610'],
  ],
  [
    { delivery: 'unknown', code: 'timeout', error: 'Who knows' },
    504,
    { error: 'Who knows' },
    [null, 'timeout'],
  ],
] as const)(
  'the result of a text is returned and stored: %j',
  async (result, status, answer, kept) => {
    const sms = smsApp(reserved, live(result));
    const body = { ...form, to: '+447400123456' };
    expect(await post(sms, { body })).toMatchObject({ status, answer });
    expect(sms.queries[1]?.[1]).toEqual([7, result.delivery, ...kept]);
  },
);

test('a sent text counts as sent even if the database cannot record it', async () => {
  const sms = smsApp(reserved, {
    query: <Row>(sql: string) =>
      sql.includes('reserve')
        ? Promise.resolve([reserved as Row])
        : Promise.reject(new Error('full')),
  });
  expect(await post(sms)).toMatchObject({ status: 200, answer: { delivery: 'outbox' } });
  expect(sms.events).toEqual([
    { event: 'sms', outcome: 'not settled', status: 500 },
    { event: 'sms', outcome: 'outbox', status: 200 },
  ]);
});

test('a failing database gives a clear error without its cause', async () => {
  const sms = smsApp(reserved, { query: () => Promise.reject(new Error('secret +447700900999')) });
  expect(await post(sms)).toEqual({
    status: 503,
    answer: { error: 'Texts cannot be sent at the moment. Please try again.' },
    retryAfter: null,
  });
  expect(sms.events).toEqual([{ event: 'sms', outcome: 'database', status: 503 }]);
});

test.each([
  [undefined, 30],
  [3, 3],
])('of a flood with %s a minute, %i reach the database', async (burst, most) => {
  const sms = smsApp(reserved, { ...(burst && { burst }) });
  for (let sent = 0; sent < most; sent++) expect((await post(sms)).status).toBe(200);
  const refused = await post(sms);
  expect(refused).toMatchObject({
    status: 429,
    answer: { error: 'You have used your free texts for this hour. Please try again later.' },
  });
  expect(Number(refused.retryAfter)).toBeGreaterThan(50);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
  expect(sms.queries.filter(([sql]) => sql.includes('reserve'))).toHaveLength(most);
  expect(sms.events.at(-1)).toEqual({ event: 'sms', outcome: 'limited', status: 429 });
});

describe('other origins', () => {
  const friend = 'https://friend.test';
  const url = 'http://site.test/api/send-sms';
  const preflight = (allowed: Partial<SmsOptions>) =>
    smsApp(reserved, allowed).app.request(url, {
      method: 'OPTIONS',
      headers: { origin: friend, 'access-control-request-method': 'POST' },
    });

  test('may post if they are allowed, and get the headers for it', async () => {
    const sms = smsApp(reserved, { allowedOrigins: [friend] });
    const headers = { origin: friend, 'sec-fetch-site': 'cross-site' };
    expect(await post(sms, { headers })).toMatchObject({ status: 200 });
    expect(await post(sms, { headers: { ...headers, origin: 'https://evil.test' } })).toMatchObject(
      {
        status: 403,
      },
    );
    const allowed = await preflight({ allowedOrigins: [friend] });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(friend);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(allowed.headers.get('access-control-allow-headers')).toBe(
      'content-type,idempotency-key',
    );
  });

  test('get no such headers if none is allowed', async () => {
    const { headers, status } = await preflight({});
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

test.each([
  [outbox, 'outbox'],
  [{ ...outbox, live: true }, 'live'],
])('the page can ask whether texts leave this machine', async (provider, delivery) => {
  const response = await smsApp(reserved, { provider }).app.request('/api/send-sms');
  expect(await response.json()).toEqual({ delivery });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an unknown method gets the allowed ones', async () => {
  const response = await smsApp().app.request('/api/send-sms', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  expect(await response.json()).toEqual({ error: 'Use POST to send a text' });
});

test('no log contains a text, a name, a number or an address', async () => {
  const sms = smsApp();
  await post(sms);
  const logged = JSON.stringify(sms.events);
  for (const secret of [...Object.values(form), address]) expect(logged).not.toContain(secret);
});
