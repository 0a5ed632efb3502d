import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, createBackend } from '../../server/backend/createBackend';
import { createSms, type SmsOptions } from '../../server/sms/createSms';
import { outbox, type SmsProvider, smsFromEnvironment, twilio } from '../../server/sms/providers';
import { dataDirectory } from './support/dataDirectory';

const directory = await dataDirectory();
let backend: Backend;
const events: unknown[] = [];

beforeAll(() => {
  backend = createBackend({ dataDir: directory.path, log: (event) => events.push(event) });
});
afterAll(async () => {
  await backend.close();
  directory.remove();
});

let visitors = 0;

function smsApp(options: Partial<SmsOptions> = {}) {
  const address = `192.0.2.${visitors++}`;
  return createSms({
    provider: outbox,
    countries: ['GB'],
    query: (sql, params) => backend.query(sql, params),
    addressOf: () => address,
    log: (event) => events.push(event),
    ...options,
  });
}

let numbers = 0;
/** A drama number that no other test uses. */
const freshNumber = () => `+447700900${String(numbers++).padStart(3, '0')}`;

type Sent = Readonly<{
  app?: Hono;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string;
}>;

async function post({ app = smsApp(), headers = {}, body, raw }: Sent) {
  const response = await app.request('http://site.test/api/send-sms', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://site.test',
      host: 'site.test',
      ...headers,
    },
    body: raw ?? JSON.stringify(body ?? { to: freshNumber(), message: 'c u l8r', from: 'Jo' }),
  });
  const answer = (await response.json()) as { delivery?: string; error?: string };
  return { status: response.status, headers: response.headers, ...answer };
}

/** A provider that counts what it is asked and answers as it is told. */
function scripted(answer: () => ReturnType<SmsProvider['send']>) {
  let sent = 0;
  const provider: SmsProvider = {
    live: true,
    send: () => {
      sent++;
      return answer();
    },
  };
  return { provider, sent: () => sent };
}

const mobile = '+447400123456';
const body = (n: number) => ({ to: `+4474001234${10 + n}`, message: 'hi', from: 'Jo' });

test('with no provider a text is kept in the outbox, drama numbers included', async () => {
  const to = freshNumber();
  const typed = ` ${to.replace('+44', '+44 (0)')} `;
  const good = await post({ body: { to: typed, message: ' hello ', from: ' Jo ' } });
  expect(good).toMatchObject({ status: 200, delivery: 'outbox' });
  const [row] = await backend.query<Record<string, unknown>>(
    'select recipient, sender, body, delivery from private.sms_outbox where recipient = $1',
    [to],
  );
  expect(row).toEqual({ recipient: to, sender: 'Jo', body: 'hello', delivery: 'outbox' });
});

test('the page can ask whether texts leave this machine', async () => {
  const response = await smsApp().request('http://site.test/api/send-sms');
  expect(await response.json()).toEqual({ delivery: 'outbox' });
});

describe('bad input gets its status and a sentence', () => {
  test.each([
    ['no JSON', { raw: '{"to":' }, 400],
    ['a list', { raw: '[]' }, 422],
    ['a null', { raw: 'null' }, 422],
    ['wrong types', { body: { to: 7, message: {}, from: [] } }, 422],
    ['blank fields', { body: { to: ' ', message: 'x', from: 'y' } }, 422],
    ['161 characters', { body: { to: mobile, message: 'x'.repeat(161), from: 'y' } }, 422],
    ['a long name', { body: { to: mobile, message: 'x', from: 'y'.repeat(31) } }, 422],
    ['control characters', { body: { to: mobile, message: 'a\u0000b', from: 'y' } }, 422],
    ['a word for a number', { body: { to: "'; drop table", message: 'x', from: 'y' } }, 422],
    ['a huge body', { raw: JSON.stringify({ to: 'x'.repeat(10_000) }) }, 413],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['another site', { headers: { origin: 'https://evil.test' } }, 403],
    ['no origin', { headers: { origin: '' } }, 403],
    ['a cross-site fetch', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['an odd key', { headers: { 'idempotency-key': 'short' } }, 400],
  ] as const)('%s', async (_name, sent, status) => {
    const answer = await post(sent as Sent);
    expect(answer.status).toBe(status);
    expect(answer.error).toMatch(/\w{3}/);
  });

  test('SQL in every field is text', async () => {
    const to = freshNumber();
    const sql = "'); drop table private.sms_outbox; --";
    expect(await post({ body: { to, message: sql, from: sql.slice(0, 30) } })).toMatchObject({
      status: 200,
    });
    const rows = await backend.query('select 1 from private.sms_outbox where body = $1', [sql]);
    expect(rows).toHaveLength(1);
  });

  test('methods that do not exist', async () => {
    const response = await smsApp().request('http://site.test/api/send-sms', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('a live provider', () => {
  const sent = () => Promise.resolve({ delivery: 'sent' } as const);

  test('takes only mobiles of the allowed countries', async () => {
    const { provider } = scripted(sent);
    const app = smsApp({ provider });
    for (const to of ['+447700900123', '+442079460000', '+33612345678', '+15005550006']) {
      expect((await post({ app, body: { to, message: 'x', from: 'y' } })).status).toBe(422);
    }
    expect(await post({ app, body: body(0) })).toMatchObject({ status: 200, delivery: 'sent' });
  });

  test('a retry with the same key never sends twice, another text under it is refused', async () => {
    const { provider, sent: count } = scripted(sent);
    const app = smsApp({ provider });
    const headers = { 'idempotency-key': 'a-key-of-a-retry' };
    expect(await post({ app, headers, body: body(1) })).toMatchObject({ delivery: 'sent' });
    expect(await post({ app, headers, body: body(1) })).toMatchObject({ delivery: 'sent' });
    expect(count()).toBe(1);
    expect((await post({ app, headers, body: { ...body(1), message: 'other' } })).status).toBe(422);
  });

  test('two tries at once send once', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { provider, sent: count } = scripted(() => gate.then(sent));
    const app = smsApp({ provider });
    const headers = { 'idempotency-key': 'two-tries-at-once' };
    const tries = [post({ app, headers, body: body(2) }), post({ app, headers, body: body(2) })];
    const early = await Promise.race(tries);
    expect(early.status).toBe(409);
    release();
    expect((await Promise.all(tries)).map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(count()).toBe(1);
  });

  test('what it cannot send is told, and stays told', async () => {
    const { provider } = scripted(() =>
      Promise.resolve({ delivery: 'failed', code: '21610', error: 'No more, thank you' }),
    );
    const app = smsApp({ provider });
    const headers = { 'idempotency-key': 'a-failing-key' };
    expect(await post({ app, headers, body: body(3) })).toMatchObject({
      status: 502,
      error: 'No more, thank you',
    });
    expect((await post({ app, headers, body: body(3) })).status).toBe(502);
  });

  test('a number that opted out gets no more', async () => {
    const { provider, sent: count } = scripted(sent);
    await backend.query('select private.opt_out_of_sms($1)', [body(4).to]);
    expect((await post({ app: smsApp({ provider }), body: body(4) })).status).toBe(403);
    expect(count()).toBe(0);
  });
});

describe('limits', () => {
  test('five texts an hour from an address, then a time to wait', async () => {
    const app = smsApp();
    for (let n = 0; n < 5; n++) expect((await post({ app })).status).toBe(200);
    const refused = await post({ app });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('five a day to a number, whoever sends them', async () => {
    const to = freshNumber();
    for (let n = 0; n < 5; n++) {
      expect((await post({ body: { to, message: `${n}`, from: 'Jo' } })).status).toBe(200);
    }
    expect((await post({ body: { to, message: '6', from: 'Jo' } })).status).toBe(429);
  });

  test('a flood is stopped before it reaches the database', async () => {
    let asked = 0;
    const app = smsApp({
      burst: 3,
      query: (sql, params) => {
        asked++;
        return backend.query(sql, params);
      },
    });
    for (let n = 0; n < 20; n++) await post({ app, raw: '{}' });
    expect((await post({ app })).status).toBe(429);
    expect(asked).toBe(0);
  });
});

test('a database that fails is a clear answer, without its reason', async () => {
  const app = smsApp({ query: () => Promise.reject(new Error('secret +447700900999')) });
  const answer = await post({ app });
  expect(answer).toMatchObject({ status: 503 });
  expect(answer.error).not.toContain('secret');
});

describe('Twilio by plain fetch', () => {
  const settings = {
    accountSid: 'AC1',
    authToken: 'hush',
    sender: '+15005550006',
    siteName: 'Site',
  };
  const sms = { to: mobile, message: 'hi', from: 'Jo' };
  const answering = (status: number, answer: unknown) => {
    const calls: { url: string; init: RequestInit }[] = [];
    const fetch = (url: string, init: RequestInit = {}) => {
      calls.push({ url, init });
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    };
    return { provider: twilio({ ...settings, fetch: fetch as typeof globalThis.fetch }), calls };
  };

  test('posts the form with basic authorisation, signed with the site’s name', async () => {
    const { provider, calls } = answering(201, { sid: 'SM1' });
    expect(await provider.send(sms)).toEqual({ delivery: 'sent', reference: 'SM1' });
    const [{ url, init }] = calls;
    expect(url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json');
    expect(new Headers(init.headers).get('authorization')).toBe(`Basic ${btoa('AC1:hush')}`);
    const form = init.body as URLSearchParams;
    expect(form.get('To')).toBe(mobile);
    expect(form.get('From')).toBe('+15005550006');
    expect(form.get('Body')).toMatch(/^hi\nJo, by Site/);
  });

  test.each([
    [400, { code: 21211, message: 'hush' }, '21211'],
    [401, { code: 20003, message: 'hush' }, '20003'],
    [500, 'not even JSON of theirs', 'http 500'],
  ])('an answer of %i is a failure without secrets', async (status, answer, code) => {
    const result = await answering(status, answer).provider.send(sms);
    expect(result).toMatchObject({ delivery: 'failed', code });
    expect(JSON.stringify(result)).not.toContain('hush');
  });

  test('a yes whose rest was cut off is no failure: the text may have gone', async () => {
    const result = await answering(201, 'cut').provider.send(sms);
    expect(result).toMatchObject({ delivery: 'unknown', code: 'answer' });
  });

  test('silence is given up, and nobody claims to know', async () => {
    const fetch = ((_url: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      })) as typeof globalThis.fetch;
    const result = await twilio({ ...settings, fetch, timeout: 20 }).send(sms);
    expect(result).toMatchObject({ delivery: 'unknown', code: 'timeout' });
  });
});

test('a provider that is named but not configured is refused at the start', () => {
  expect(() => smsFromEnvironment({ SMS_PROVIDER: 'twilio' }, 'Site')).toThrow(
    /TWILIO_ACCOUNT_SID/,
  );
  expect(() => smsFromEnvironment({ SMS_PROVIDER: 'pigeon' }, 'Site')).toThrow(/pigeon/);
  expect(smsFromEnvironment({}, 'Site').provider.live).toBe(false);
});

test('countries are named by two letters, in any writing, or the server does not start', () => {
  const { countries } = smsFromEnvironment({ SMS_COUNTRIES: 'gb, IE' }, 'Site');
  expect(countries).toEqual(['GB', 'IE']);
  expect(smsFromEnvironment({ SMS_COUNTRIES: '' }, 'Site').countries).toEqual(['GB']);
  expect(() => smsFromEnvironment({ SMS_COUNTRIES: 'GB,Ireland' }, 'Site')).toThrow(/"Ireland"/);
});

test('no log holds a text, a name or a number', () => {
  expect(events.length).toBeGreaterThan(20);
  const logged = JSON.stringify(events);
  for (const secret of ['c u l8r', 'Jo', '7700900', '7400123', '192.0.2']) {
    expect(logged).not.toContain(secret);
  }
});
