import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moderateRoom } from '../../scripts/operate/moderateRoom';
import { type Backend, createBackend } from '../../server/backend/createBackend';
import { createSms, type SmsOptions } from '../../server/sms/createSms';
import { outbox, type SmsProvider } from '../../server/sms/providers';
import { smsRequest } from '../server/sms/smsRequest';
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
}>;

async function post({ app = smsApp(), headers = {}, body }: Sent) {
  const response = await app.request(
    smsRequest(
      JSON.stringify(body ?? { to: freshNumber(), message: 'c u l8r', from: 'Jo' }),
      headers,
    ),
  );
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

test('SQL in every field is text', async () => {
  const to = freshNumber();
  const sql = "'); drop table private.sms_outbox; --";
  expect(await post({ body: { to, message: sql, from: sql.slice(0, 30) } })).toMatchObject({
    status: 200,
  });
  const rows = await backend.query('select 1 from private.sms_outbox where body = $1', [sql]);
  expect(rows).toHaveLength(1);
});

describe('a live provider', () => {
  const sent = () => Promise.resolve({ delivery: 'sent' } as const);

  test('a retry with the same key never sends twice, and another text with that key is refused', async () => {
    const { provider, sent: count } = scripted(sent);
    const app = smsApp({ provider });
    const headers = { 'idempotency-key': 'a-key-of-a-retry' };
    expect(await post({ app, headers, body: body(1) })).toMatchObject({ delivery: 'sent' });
    expect(await post({ app, headers, body: body(1) })).toMatchObject({ delivery: 'sent' });
    expect(count()).toBe(1);
    expect((await post({ app, headers, body: { ...body(1), message: 'other' } })).status).toBe(422);
  });

  test('two attempts at once send once', async () => {
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

  test('a text that cannot be sent is reported as such, and stays so', async () => {
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

  test('a number that opted out gets no more texts', async () => {
    const { provider, sent: count } = scripted(sent);
    await moderateRoom(backend, ['leave-alone', body(4).to]);
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

  test('five a day to a number, from all senders together', async () => {
    const to = freshNumber();
    for (let n = 0; n < 5; n++) {
      expect((await post({ body: { to, message: `${n}`, from: 'Jo' } })).status).toBe(200);
    }
    expect((await post({ body: { to, message: '6', from: 'Jo' } })).status).toBe(429);
  });
});

test('no log holds a text, a name or a number', () => {
  expect(events.length).toBeGreaterThan(20);
  const logged = JSON.stringify(events);
  for (const secret of ['c u l8r', 'Jo', '7700900', '7400123', '192.0.2']) {
    expect(logged).not.toContain(secret);
  }
});
