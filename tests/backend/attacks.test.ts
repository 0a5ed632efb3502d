import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../server/backend/createBackend';
import type { LogEvent } from '../../server/backend/LogEvent';
import { createServer } from '../../server/createServer';
import { serveSite } from '../../server/serveSite';
import { embeddedKey } from '../../src/content/embeddedKey';
import { attack, sendSlowly } from './support/attack';
import { dataDirectory } from './support/dataDirectory';

const TABLE = '/rest/v1/messenger_messages';
const SHARE = Buffer.alloc(5_000, 7);
const LARGE = Buffer.alloc(2_000_000, 7);
/** What an answer must never hold, whatever was asked. */
const LEAK = /root:|node_modules|\bat \w+ \(|\.ts:\d|X-Secret|"name": "90s-kid"|private\.\w/i;

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: ReturnType<typeof createServer>;
let port = 0;
const logs: LogEvent[] = [];
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeAll(async () => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  data = await dataDirectory();
  const folder = join(data.path, 'site');
  mkdirSync(join(folder, 'toys'), { recursive: true });
  mkdirSync(join(folder, 'share'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'toys/index.html'), '<title>Toys</title>');
  writeFileSync(join(folder, 'share/home.png'), SHARE);
  writeFileSync(join(folder, 'assets/large-abc123.wasm'), LARGE);
  const log = (event: LogEvent) => {
    if (event.level === 'error') logs.push(event);
  };
  const limits = { requestsPer10s: 1e9 };
  const backend = createBackend({ dataDir: data.path, trustProxy: true, limits, log });
  server = createServer({
    folder,
    host: '127.0.0.1',
    port: 0,
    version: '1.2.3',
    security: {},
    services: [backend.app],
    backend,
    trustProxy: true,
    log,
    // Long enough that a busy machine is slow in none of the others.
    connectionLimits: { headers: 2_000, request: 3_000, unread: 200 },
    stopping: { lastCall: 0, quiet: 10 },
  });
  port = Number(new URL(await server.listen()).port);
  await backend.query('select 1');
}, 60_000);

afterAll(async () => {
  await server.close();
  data.remove();
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

/** Others notice nothing: no complaint, and a page for the next honest visitor. */
afterEach(async () => {
  expect(uncaught).toEqual([]);
  expect(logs).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/toys`)).status).toBe(200);
});

const CLOSE = 'Connection: close\r\n';
const KEY = `apikey: ${embeddedKey}\r\n`;
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

function request(method: string, target: string, headers = CLOSE, body = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`;
}
const get = (target: string, headers = '') => request('GET', target, CLOSE + headers);
const post = (headers: string, body = '') => request('POST', '/toys', headers, body);
const rest = (method: string, headers: string, body = '') =>
  request(method, TABLE, `${CLOSE}${KEY}Content-Type: application/json\r\n${headers}`, body);
const handshake = (target: string, headers = '') =>
  request(
    'GET',
    target,
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${headers}`,
  );
const SOCKET = `/realtime/v1/websocket?apikey=${embeddedKey}&vsn=2.0.0`;

type Case = readonly [what: string, bytes: string | Uint8Array, ...statuses: number[]];

function each(cases: readonly Case[]): void {
  it.each(cases.map(([what, bytes, ...statuses]) => ({ what, bytes, statuses })))(
    '$what: $statuses',
    async ({ bytes, statuses }) => {
      const outcome = await attack(port, bytes);
      expect(outcome.statuses).toEqual(statuses);
      expect(outcome.text).not.toMatch(LEAK);
    },
  );
}

describe('a range', () => {
  const ranges = [
    'bytes=0-0',
    'bytes=-1',
    'bytes=-0',
    'bytes=5-1',
    'bytes=--1',
    'bytes=',
    'bytes=a-b',
    'bytes=99999999999999999999-',
    'lines=1-2',
    'ÿ',
    `bytes=${'0-,'.repeat(4_000)}`,
    `bytes=${Array.from({ length: 1_200 }, (_, i) => `${i}-${i + 9}`).join(',')}`,
  ];
  it.each(ranges)(
    'a range of an image is ignored, and the whole image is sent: %s',
    async (range) => {
      const { text } = await attack(port, get('/share/home.png', `Range: ${range}\r\n`));
      const [head = '', body] = text.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(head).not.toMatch(/content-range|accept-ranges/i);
      expect(body).toHaveLength(SHARE.length);
    },
  );
});

describe('the Host header', () => {
  each([
    ['two hosts', `GET /toys HTTP/1.1\r\nHost: localhost\r\nHost: y\r\n${CLOSE}\r\n`, 400],
    ['the same twice', `GET /toys HTTP/1.1\r\nHost: localhost\r\nhost: x\r\n${CLOSE}\r\n`, 400],
    [
      'two of a service',
      `GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: y\r\n${CLOSE}\r\n`,
      400,
    ],
    ['none of a service', `GET /api/health HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['an empty one', `GET /toys HTTP/1.1\r\nHost:\r\n${CLOSE}\r\n`, 400],
    ['a huge one', `GET /toys HTTP/1.1\r\nHost: ${'a'.repeat(17_000)}\r\n${CLOSE}\r\n`, 431],
    ['bytes', `GET /toys HTTP/1.1\r\nHost: \xff\xfe\r\n${CLOSE}\r\n`, 200],
  ]);
});

describe('request targets', () => {
  each([
    ['a page by its whole address', get('http://x/toys'), 200],
    ['a service by its whole address', get('http://x/api/health'), 200],
    ['a table by its whole address', get(`http://x${TABLE}?limit=1`, KEY), 200],
    ['another host', get('http://elsewhere.example/toys/'), 308],
    ['an invalid port', get('http://x:99999/toys'), 400],
    ['a file of the system', get('file:///etc/passwd'), 400],
    ['a script', get('javascript:alert(1)'), 400],
    ['the server itself', get('*'), 400],
    ['its options', request('OPTIONS', '*'), 405],
    ['an empty target', get(''), 400],
    ['a query only', get('?a'), 400],
    ['a path with dots', get('/./toys/.'), 308],
    ['a service by a parent path', get('/toys/../api/health'), 200],
    ['a page by a parent path', get('/api/../toys'), 200],
    ['an address of 15 kB', get(`/${'a'.repeat(15_000)}`), 404],
    ['one of a megabyte', get(`/${'a'.repeat(1e6)}`), 431],
    ['15 kB of broken escapes', get(`/toys?${'%'.repeat(15_000)}`), 200],
    ['15 kB of slashes', get(`${'/'.repeat(15_000)}toys/`), 404],
    ['15 kB of parent paths', get(`/${'../'.repeat(4_900)}etc/passwd`), 404],
    ['a parent path in overlong UTF-8', get('/%c0%ae%c0%ae/etc/passwd'), 400],
    ['one escaped twice', get('/%252e%252e/%252e%252e/etc/passwd'), 404],
    ['one with a semicolon', get('/..;/..;/etc/passwd'), 404],
    ['a process', get('//proc/self/environ'), 404],
    ['half a surrogate pair', get('/%ed%a0%80'), 400],
    ['a null byte', get('/toys%00'), 400],
    ['a bare null byte', get('/toys\0'), 400],
    ['a line break', get('/%0d%0aset-cookie:a=b'), 400],
    ['bare bytes', get('/\xff\xfe'), 400],
    ['a table of null bytes', get('/rest/v1/%00%ff%c0%ae', KEY), 404],
    ['a table of slashes', get(`/rest/v1/${'/'.repeat(9_000)}`, KEY), 404],
  ]);
});

describe('methods', () => {
  each([
    ['TRACE of a page', request('TRACE', '/toys', `${CLOSE}X-Secret: 1\r\n`), 405],
    ['TRACE of a service', request('TRACE', '/api/health', `${CLOSE}X-Secret: 1\r\n`), 405],
    ['TRACE of a table', request('TRACE', TABLE, `${CLOSE}${KEY}X-Secret: 1\r\n`), 405],
    ['one that nobody knows', request('TRACK', '/toys'), 501],
    ['in small letters', request('get', '/toys'), 400],
    ['of the next version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['of a version to come', 'GET /toys HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
    ['of the first version', 'GET /toys\r\n\r\n', 400],
    ['of a version that names no host', 'GET /toys HTTP/1.0\r\n\r\n', 200],
  ]);
});

describe('headers', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `a${i}:\r\n`).join('');
  const odd = '__proto__: x\r\nconstructor: y\r\ntoString: z\r\n';
  each([
    ['2,000 of them', get('/toys', many(2_000)), 200],
    ['of a table', rest('GET', many(1_900)), 200],
    ['more than are kept', get('/toys', many(3_000)), 200],
    ['too many', get('/toys', many(5_000)), 431],
    ['a huge name', get('/toys', `${'a'.repeat(17_000)}: 1\r\n`), 431],
    ['a name of two words', get('/toys', 'a b: 1\r\n'), 400],
    ['no name', get('/toys', ': 1\r\n'), 400],
    ['a name of bytes', get('/toys', '\xfc: 1\r\n'), 400],
    ['a null byte', get('/toys', 'a: b\0c\r\n'), 400],
    ['a control', get('/toys', 'a: b\x01c\r\n'), 400],
    ['bytes', rest('GET', 'range: \xff\xfe\r\n'), 200],
    ['bytes as a wish', rest('GET', 'prefer: \xff\r\n'), 400],
    ['bytes as a type', rest('GET', 'accept: \xff\r\n'), 400],
    ['names of JavaScript’s own', get('/toys', odd), 200],
    ['names of JavaScript’s own for a table', rest('GET', odd), 200],
    ['a fold', get('/toys', 'a: b\r\n c\r\n'), 400],
    ['ends of lines without a return', 'GET /toys HTTP/1.1\nHost: x\nConnection: close\n\n', 400],
    ['1,500 addresses', rest('GET', `x-forwarded-for: ${'1.1.1.1,'.repeat(1_500)}\r\n`), 200],
    ['3,500 tags', get('/toys', `If-None-Match: ${'"a",'.repeat(3_500)}\r\n`), 200],
    ['2,000 encodings', get('/toys', `Accept-Encoding: ${'br;q=0,'.repeat(2_000)}\r\n`), 200],
    ['an odd expectation', get('/toys', 'Expect: the-unexpected\r\n'), 200],
    ['an odd expectation of a service', get('/api/health', 'Expect: 200-ok\r\n'), 200],
  ]);
});

describe('body length and framing', () => {
  const twice = (value: string) => `Content-Length: 1\r\nContent-Length: ${value}\r\n`;
  each([
    ['two lengths', post(twice('9'), 'a'), 400],
    ['one length twice', post(twice('1'), 'a'), 400],
    ['a list of lengths', post('Content-Length: 1, 1\r\n', 'a'), 400],
    ['a positive length', post('Content-Length: +1\r\n', 'a'), 400],
    ['a negative one', post('Content-Length: -1\r\n', 'a'), 400],
    ['a hexadecimal one', post('Content-Length: 0x1\r\n', 'a'), 400],
    ['one beyond all numbers', post(`Content-Length: ${'9'.repeat(30)}\r\n`, 'a'), 400],
    ['a length, then pieces', post(`Content-Length: 4\r\n${CHUNKED}`, `0\r\n\r\n${SMUGGLED}`), 400],
    ['pieces, then a length', post(`${CHUNKED}Content-Length: 4\r\n`, `0\r\n\r\n${SMUGGLED}`), 400],
    ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`), 400],
    [
      'pieces, coded',
      post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`),
      400,
    ],
    [
      'pieces twice',
      post(`${CHUNKED}Transfer-Encoding: identity\r\n`, `0\r\n\r\n${SMUGGLED}`),
      400,
    ],
    [
      'a space before the colon',
      post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`),
      400,
    ],
    [
      'a tab that is vertical',
      post('Transfer-Encoding: \x0bchunked\r\n', `0\r\n\r\n${SMUGGLED}`),
      400,
    ],
    [
      'a body that looks like a request',
      request('GET', '/toys', `${CLOSE}Content-Length: ${SMUGGLED.length}\r\n`, SMUGGLED),
      200,
    ],
  ]);
});

describe('requests in several pieces', () => {
  const pieces = (body: string) => request('POST', '/toys', CLOSE + CHUNKED, body);
  each([
    ['with words of their own', pieces('1;a=b;c="d"\r\na\r\n0\r\n\r\n'), 405],
    ['with trailers', pieces('1\r\na\r\n0\r\nx-a: 1\r\nhost: y\r\n\r\n'), 405],
    [
      'with trailers of JavaScript’s own',
      rest('POST', CHUNKED, '2\r\n{}\r\n0\r\n__proto__: 1\r\napikey: 2\r\n\r\n'),
      400,
    ],
    ['of a size beyond all numbers', post(CHUNKED, `${'f'.repeat(20)}\r\n`), 400],
  ]);
});

describe('pipelined requests', () => {
  const first = request('GET', '/toys', '');
  const asked = request('GET', `${TABLE}?limit=1`, KEY);
  const h2c = request('GET', '/toys', 'Connection: Upgrade\r\nUpgrade: h2c\r\n');
  const connected = 'CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n';
  each([
    ['a page, then nonsense', `${first}NONSENSE\r\n\r\n`, 200, 400],
    ['a table, then nonsense', `${asked}NONSENSE\r\n\r\n`, 200, 400],
    ['two, then null bytes', `${first}${asked}\0\0\0\0\r\n\r\n`, 200, 200, 400],
    ['a page, then another protocol', first + h2c, 200, 200],
    ['a table, then another protocol', asked + h2c, 200, 200],
    ['a table, then a tunnel', asked + connected, 200, 405],
    ['a table, then a socket that is none', asked + handshake('/chat'), 200, 404],
    ['a body that is none, after an answer', post(CHUNKED, '1\r\nabc\r\n'), 405],
    [
      'trailers too many, after an answer',
      post(CHUNKED, `1\r\na\r\n0\r\n${'a: b\r\n'.repeat(9_000)}\r\n`),
      405,
    ],
  ]);

  it('a socket is opened once the answer before it has been sent', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(asked + handshake(SOCKET)));
    let text = '';
    socket.setEncoding('latin1');
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.includes(' 101 ')) break;
    }
    expect([...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual([
      '200',
      '101',
    ]);
  });
});

describe('a socket', () => {
  each([
    ['with a key that is none', handshake(SOCKET).replace(/Key: .*/, 'Key: no'), 400],
    ['of a version to come', handshake(SOCKET).replace('Version: 13', 'Version: 99'), 400],
    ['at an odd address', handshake('/realtime/v1/\\..//%%%?apikey=%ff'), 404],
    ['with a body', handshake(SOCKET, 'Content-Length: 4\r\n').replace('GET', 'POST'), 405],
    ['with protocols that are none', handshake(SOCKET, 'Sec-WebSocket-Protocol: ,,\r\n'), 400],
    ['with nonsense right behind', `${handshake(SOCKET)}${'\xff'.repeat(200)}`, 101],
  ]);
});

describe('slow or silent connections', () => {
  const slowly = sendSlowly('a', 20);
  const cases: readonly [string, string, (socket: Socket) => void, number[]][] = [
    ['a method that is none', 'G', slowly, [400]],
    ['an address', 'GET /', slowly, [408]],
    ['nothing at all', '', () => undefined, [408]],
    ['headers', 'GET /toys HTTP/1.1\r\nHost: localhost\r\nX: ', slowly, [408]],
    ['a body that nobody wants', post('Content-Length: 100000\r\n'), slowly, [405]],
    ['pieces of a body that is not needed', post(CHUNKED), sendSlowly('1\r\na\r\n', 20), [405]],
    ['words of a piece that nobody wants', post(CHUNKED, '1;'), slowly, [405]],
    ['a body of a page', request('GET', '/toys', 'Content-Length: 100000\r\n'), slowly, [200]],
    ['a body of a table', rest('GET', 'Content-Length: 100000\r\n'), slowly, [200]],
    ['a row', rest('POST', 'Content-Length: 1000\r\n'), slowly, [408]],
    ['a row in pieces', rest('POST', CHUNKED), sendSlowly('1\r\n[\r\n', 20), [408]],
    [
      'a row that was asked whether it may come',
      rest('POST', 'Expect: 100-continue\r\nContent-Length: 9\r\n'),
      () => undefined,
      [100, 408],
    ],
    [
      'a row in pieces without end',
      rest('POST', CHUNKED),
      sendSlowly(`fff\r\n${'['.repeat(4_095)}\r\n`, 5),
      [413],
    ],
  ];

  it('all of them are closed at the same time', async () => {
    const outcomes = await Promise.all(cases.map(([, bytes, goOn]) => attack(port, bytes, goOn)));
    expect(outcomes.map(({ statuses }, i) => [cases[i]?.[0], statuses])).toEqual(
      cases.map(([what, , , statuses]) => [what, statuses]),
    );
    for (const { text } of outcomes) expect(text).not.toMatch(LEAK);
  });

  it.each([
    ['a body that is not needed', post(`Content-Length: ${1e12}\r\n`), 'a', 405],
    ['a row of a terabyte', rest('POST', `Content-Length: ${1e12}\r\n`), '[', 413],
  ])('a flood is ended: %s', async (_what, bytes, letter, status) => {
    const { statuses, text } = await attack(port, bytes, sendSlowly(letter.repeat(65_536), 5));
    // The reset that ends it may overtake the answer on its way.
    expect([[], [status]]).toContainEqual(statuses);
    expect(text).not.toMatch(LEAK);
  });

  it.each([
    ['a page', post('Content-Length: 100\r\n', 'a')],
    ['a row', rest('POST', 'Content-Length: 100\r\n', '{"a":')],
    ['a row in pieces', rest('POST', CHUNKED, '4\r\n{"a"\r\n')],
    [
      'a broadcast',
      request('POST', '/realtime/v1/api/broadcast', `${KEY}${CHUNKED}`, '1\r\n{\r\n'),
    ],
    [
      'a text',
      request(
        'POST',
        '/api/send-sms',
        `Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${CHUNKED}`,
        '1\r\n{\r\n',
      ),
    ],
  ])('a client that disconnects during %s causes no server error', async (_what, bytes) => {
    for (const goAway of ['end', 'resetAndDestroy'] as const) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(bytes);
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket[goAway]();
      socket.resume();
      await once(socket, 'close');
    }
  });
});

it('reads an address with millions of slashes in linear time', () => {
  // From each slash to the end it would take as many steps as there are pairs of them.
  const url = new URL(`http://x/${'/'.repeat(3_000_000)}toys`);
  const asked = { method: 'GET', headers: {} } as IncomingMessage;
  expect(serveSite(asked, url, new Map()).status).toBe(404);
});

it('keeps no memory of hostile requests', async () => {
  const round = () =>
    Promise.all([
      ...Array.from({ length: 40 }, () =>
        attack(port, post(CHUNKED), sendSlowly('1\r\na\r\n', 10)),
      ),
      ...Array.from({ length: 40 }, () => attack(port, `${get('/toys')}NONSENSE\r\n\r\n`)),
      ...Array.from({ length: 40 }, () => attack(port, get('/assets/large-abc123.wasm'))),
    ]);
  await round();
  const { arrayBuffers } = process.memoryUsage();
  await round();
  expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(20 * LARGE.length);
});
