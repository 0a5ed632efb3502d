import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBackend } from '../../server/backend/createBackend';
import type { LogEvent } from '../../server/backend/LogEvent';
import { createServer } from '../../server/createServer';
import { createSms } from '../../server/sms/createSms';
import { outbox } from '../../server/sms/providers';
import { embeddedKey } from '../../src/content/embeddedKey';
import { rawRequest } from '../server/rawRequest';
import { freshAddress } from './support/client';
import { dataDirectory } from './support/dataDirectory';
import { openSocket } from './support/rawSocket';

/**
 * How much is tried of each kind. The suite tries 150, in a time that it has, and the same
 * ones each time; `FUZZ_RUNS=100000 npx vitest run --project backend fuzz` tries as many as are
 * promised, others each time unless FUZZ_SEED, which a failure prints, says which.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const SEED = process.env.FUZZ_SEED ?? (process.env.FUZZ_RUNS ? Date.now() : 1990);
const timeout = 60_000 + RUNS * 100;
const LEAK =
  /node_modules|engineWorker|\w+\.(?:ts|mjs|js):\d|\bat \w+ \(|\/(?:dev|home|root|tmp|usr|var)\/|private\.\w+/g;
const WORD = /\w+/g;

/** What an answer tells of paths, code and hidden tables in words that its asker did not use. */
function leaksOf(answer: string, asked: ReadonlySet<string>): readonly string[] {
  const hits: string[] = answer.match(LEAK) ?? [];
  if (answer.includes(process.cwd())) hits.push(process.cwd());
  return hits.filter((hit) => hit.match(WORD)?.some((word) => !asked.has(word)));
}

const wordsOf = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []));

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: ReturnType<typeof createServer>;
let backend: ReturnType<typeof createBackend>;
let address: string;
let port: number;
const logs: LogEvent[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  data = await dataDirectory();
  const site = join(data.path, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  const log = (event: LogEvent) => {
    if (event.level === 'error') logs.push(event);
  };
  const limits = { requestsPer10s: 1e9, socketsPerAddress: 1e6, addressFrameBurst: 1e9 };
  backend = createBackend({ dataDir: data.path, trustProxy: true, limits, log });
  const sms = createSms({
    provider: outbox,
    countries: ['GB'],
    query: (sql, params) => backend.query(sql, params),
    addressOf: freshAddress,
    log: ({ event, status }) => log({ level: status >= 500 ? 'error' : 'info', event, status }),
  });
  server = createServer({
    folder: site,
    host: '127.0.0.1',
    port: 0,
    version: '1.2.3',
    security: {},
    services: [backend.app, sms],
    backend,
    trustProxy: true,
    log,
    stopping: { lastCall: 0, quiet: 10 },
  });
  address = await server.listen();
  port = Number(new URL(address).port);
  await backend.query('select 1');
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await server.close();
  data.remove();
});

type Answer = Readonly<{ status: number; body: string }>;

function ask(
  path: string,
  options: Readonly<{ method?: string; headers?: Record<string, string>; body?: string }> = {},
): Promise<Answer | null> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    let asked: ReturnType<typeof request>;
    try {
      asked = request(`${address}`, {
        path,
        method,
        agent,
        headers: { apikey: embeddedKey, 'x-forwarded-for': freshAddress(), ...headers },
      });
    } catch {
      resolve(null); // no client can send that
      return;
    }
    asked.once('error', reject);
    asked.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    asked.end(body);
  });
}

function expectFair(answer: Answer | null, ...asked: readonly string[]): void {
  if (answer === null) return;
  expect(answer.status, answer.body).toBeLessThan(500);
  expect(leaksOf(answer.body, wordsOf(...asked))).toEqual([]);
}

/** Half a surrogate pair has no place in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const noisy = fc.string({ unit: 'binary', maxLength: 20 });
const piece = fc.oneof(
  fc.constantFrom(
    'id',
    'username',
    'message',
    'created_at',
    'room_id',
    '*',
    '.',
    ',',
    '(',
    ')',
    '{',
    '}',
    '"',
    '\\',
    '->',
    '->>',
    '::',
    ':',
    'eq.',
    'not.',
    'in.',
    'is.',
    'like.',
    'fts',
    'match.',
    'cs.',
    'any',
    'all',
    'and',
    'or',
    'null',
    'true',
    '1',
    '-1',
    '99999999999999999999',
    'asc',
    'desc',
    'nullsfirst',
    'text',
    'int4',
    'xml',
    'regclass',
    'oid',
    'interval',
    'nope',
    '%',
    '_',
    '+',
    ' ',
  ),
  noisy,
);
const phrase = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const key = fc.oneof(
  fc.constantFrom(
    'select',
    'order',
    'limit',
    'offset',
    'or',
    'and',
    'not.or',
    'columns',
    'on_conflict',
    'id',
    'username',
    'message',
    'created_at',
  ),
  phrase,
);
const query = fc
  .array(fc.tuple(key, phrase), { minLength: 1, maxLength: 5 })
  .map((pairs) =>
    pairs
      .map((pair) => pair.map((text) => encodeURIComponent(wellFormed(text))).join('='))
      .join('&'),
  );
const token = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,20}$/);
const headerText = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
const headers = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'accept',
          'prefer',
          'range',
          'range-unit',
          'content-type',
          'apikey',
          'authorization',
          'accept-profile',
          'content-profile',
          'origin',
          'x-forwarded-for',
          'if-none-match',
          'accept-encoding',
          'connection',
          'cookie',
        ),
        token,
      ),
      fc.oneof(
        headerText,
        fc.constantFrom(
          'count=exact',
          'return=representation',
          'text/csv',
          '0-',
          '5-1',
          'Bearer x',
          'application/vnd.pgrst.object+json',
          'resolution=merge-duplicates',
          'missing=default',
        ),
      ),
    ),
    { maxLength: 8 },
  )
  .map((pairs) => Object.fromEntries(pairs));
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS');
const body = fc.oneof(
  fc.json(),
  noisy,
  fc
    .dictionary(
      fc.constantFrom('username', 'message', 'room_id', 'message_type', 'id', 'nope'),
      fc.jsonValue(),
    )
    .map((row) => JSON.stringify(row)),
);
const check = <T>(property: fc.IAsyncProperty<T>) =>
  fc.assert(property, { numRuns: RUNS, seed: Number(SEED), endOnFailure: true });

it('tells a leak from text that the requester sent', () => {
  const told = 'There are no live changes of the table private.sms_outbox';
  expect(leaksOf(told, wordsOf('{"schema":"private","table":"sms_outbox"}'))).toEqual([]);
  expect(leaksOf(told, wordsOf('{"schema":"private"}'))).toEqual(['private.sms_outbox']);
  expect(leaksOf('at open (/tmp/x/engineWorker.mjs:3:1)', wordsOf('open'))).toHaveLength(3);
});

it('query strings', { timeout }, async () => {
  await check(
    fc.asyncProperty(query, async (text) => {
      expectFair(await ask(`/rest/v1/messenger_messages?${text}`), decodeURIComponent(text));
    }),
  );
});

it('headers', { timeout }, async () => {
  await check(
    fc.asyncProperty(
      headers,
      fc.constantFrom('/', '/api/health', '/rest/v1/messenger_messages?limit=1'),
      async (given, path) => {
        const { connection: _, host: __, ...rest } = given;
        const known = {
          'transfer-encoding': '',
          'content-length': '',
          upgrade: '',
          expect: '',
          te: '',
        };
        const safe = Object.entries(rest).filter(([name]) => !(name.toLowerCase() in known));
        expectFair(await ask(path, { headers: Object.fromEntries(safe) }), ...safe.flat());
      },
    ),
  );
});

it('requests', { timeout }, async () => {
  const table = fc.oneof(
    fc.constantFrom('messenger_messages', 'messenger_reports', 'nope'),
    phrase,
  );
  const wild = fc.tuple(method, table, query, body);
  await check(
    fc.asyncProperty(wild, async ([verb, name, text, content]) => {
      const path = `/rest/v1/${encodeURIComponent(wellFormed(name))}?${text}`;
      const hasBody = verb !== 'GET' && verb !== 'HEAD';
      const answer = await ask(path, {
        method: verb,
        ...(hasBody && { body: content }),
        headers: {
          'content-type': 'application/json',
          prefer: 'return=representation',
          // The client leaves it out for methods that rarely have one.
          ...(hasBody && { 'content-length': `${Buffer.byteLength(content)}` }),
        },
      });
      expectFair(answer, name, decodeURIComponent(text), content);
    }),
  );
});

it('texts and broadcasts by HTTP', { timeout }, async () => {
  const words = fc.oneof(noisy, fc.constantFrom('+447700900123', 'Jo', 'realtime:fuzz'), fc.json());
  const text = fc.record({ to: words, message: words, from: words });
  const message = fc.record({ topic: words, event: words, payload: fc.jsonValue() });
  const content = fc.oneof(
    fc
      .oneof(text, fc.record({ messages: fc.array(message, { maxLength: 4 }) }))
      .map((value) => JSON.stringify(value)),
    fc.json(),
    noisy,
  );
  const broadcast = '/realtime/v1/api/broadcast';
  const path = fc.oneof(
    fc.constantFrom('/api/send-sms', broadcast),
    fc
      .tuple(noisy, noisy)
      .map((parts) => parts.map((part) => encodeURIComponent(wellFormed(part))))
      .map(([topic, event]) => `${broadcast}/${topic}/events/${event}`),
  );
  await check(
    fc.asyncProperty(path, content, token, async (to, sent, key) => {
      const answer = await ask(to, {
        method: 'POST',
        body: sent,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': key,
        },
      });
      expectFair(answer, decodeURIComponent(to), sent);
    }),
  );
});

it('bytes that are hardly a request', { timeout }, async () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.tuple(token, phrase).map(([verb, path]) => `${verb} /${path} HTTP/1.1`),
  );
  const lines = fc.array(line, { maxLength: 6 }).map((all) => `${all.join('\r\n')}\r\n\r\n`);
  await check(
    fc.asyncProperty(lines, async (text) => {
      const answer = await rawRequest(
        port,
        `${text}GET /none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 500/m);
      expect(leaksOf(answer, wordsOf(text))).toEqual([]);
    }),
  );
});

it('frames', { timeout }, async () => {
  const target = { url: address, key: embeddedKey };
  const topic = fc.oneof(fc.constantFrom('phoenix', 'realtime:fuzz', 'realtime:'), noisy);
  const event = fc.oneof(
    fc.constantFrom('phx_join', 'phx_leave', 'heartbeat', 'presence', 'broadcast', 'access_token'),
    noisy,
  );
  const change = fc.record({
    event: fc.constantFrom('*', 'INSERT', 'DELETE', 'nope'),
    schema: fc.constantFrom('public', 'private', '*'),
    table: fc.oneof(fc.constantFrom('messenger_messages', '*', 'sms_outbox'), noisy),
    filter: phrase,
  });
  const payload = fc.oneof(
    fc.jsonValue(),
    fc.record({ config: fc.record({ postgres_changes: fc.array(change, { maxLength: 3 }) }) }),
    fc.record({ event: fc.constantFrom('track', 'untrack', 'x'), payload: fc.jsonValue() }),
  );
  const text = fc.oneof(
    fc
      .tuple(fc.constant('1'), fc.constant('2'), topic, event, payload)
      .map((all) => JSON.stringify(all)),
    noisy,
    fc.json(),
  );
  const binary = fc.uint8Array({ maxLength: 80 }).map((bytes) => {
    if (bytes.length > 0 && bytes[0] % 2 === 0) bytes[0] = 3;
    return Buffer.from(bytes);
  });
  let open = await openSocket(target);
  // Of all frames: the answer to one may come after the next.
  const asked = new Set<string>();
  await check(
    fc.asyncProperty(
      fc.array(fc.oneof(text, binary), { minLength: 1, maxLength: 10 }),
      async (frames) => {
        if (open.socket.readyState !== open.socket.OPEN) open = await openSocket(target);
        const { socket } = open;
        for (const frame of frames) {
          for (const word of wordsOf(frame.toString())) asked.add(word);
          socket.send(frame);
        }
        socket.ping();
        // Whatever it makes of them, it lives: it answers, or it says goodbye.
        await Promise.race([once(socket, 'pong'), once(socket, 'close')]);
        for (const message of open.messages.items.splice(0)) {
          expect(leaksOf(JSON.stringify(message), asked)).toEqual([]);
        }
      },
    ),
  );
  open.socket.terminate();
});

it('leaves the server healthy, with no error in its log', async () => {
  await vi.waitFor(async () => expect((await ask('/api/ready'))?.status).toBe(200));
  expect(logs).toEqual([]);
});
