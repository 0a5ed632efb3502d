import { once } from 'node:events';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refuse, refuseMalformed, takeOver } from '../../server/refuse';
import { serve } from './builtSite';
import { rawRequest } from './rawRequest';

const get = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

describe('requests for files outside the site', () => {
  test.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '/assets/../../package.json',
    '/.secret',
    '/assets/entry-abc123.js.br/../../.secret',
  ])('%s finds nothing', async (target) => {
    const { port } = await serve();
    const answer = await rawRequest(port, get(target));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/root:|"name": "90s-kid"|not for the world/);
  });

  test.each(['/%', '/%E0%A4%A', '/%00', '/toys%0d%0aset-cookie:%20a=b'])(
    '%s is malformed',
    async (target) => {
      const { port } = await serve();
      const answer = await rawRequest(port, get(target));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/^set-cookie/im);
    },
  );
});

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/toys`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s on a page gets the allowed methods',
    async (method) => {
      const { address } = await serve();
      const response = await fetch(`${address}/toys`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each([
    ['TRACE / HTTP/1.1', 405],
    ['CONNECT elsewhere.example:443 HTTP/1.1', 405],
    ['DIALUP / HTTP/1.1', 501],
  ])('%s is refused with %d', async (line, status) => {
    const { port } = await serve();
    const answer = await rawRequest(
      port,
      `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  });
});

describe('a socket that leaves HTTP', () => {
  /** Sends a request and resets the connection, again and again, as a scanner does. */
  async function sendAndReset(port: number, request: string): Promise<void> {
    for (let time = 0; time < 50; time += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(request);
      // Some are reset before the server has read them, some after its response.
      if (time % 2 === 0) await once(socket, 'data');
      socket.resetAndDestroy();
    }
  }

  test.each([
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'a WebSocket that nobody takes',
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    [
      'another protocol',
      'GET /toys HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
  ])('%s and a reset end no process', async (_, request) => {
    const uncaught: Error[] = [];
    const note = (error: Error) => uncaught.push(error);
    process.on('uncaughtException', note);
    onTestFinished(() => void process.off('uncaughtException', note));
    const { address, port } = await serve();
    await sendAndReset(port, request);
    expect((await fetch(`${address}/toys`)).status).toBe(200);
    expect(uncaught).toEqual([]);
  });

  test.each([
    ['GET', /^HTTP\/1\.1 200 [\s\S]*Toys/],
    ['HEAD', /^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/],
    ['POST', /^HTTP\/1\.1 501 /],
  ])('an upgrade to another protocol is ignored: %s', async (method, answer) => {
    const { port } = await serve();
    const request = `${method} /toys HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`;
    const answered = await rawRequest(port, request);
    expect(answered).toMatch(answer);
    expect(answered).toMatch(/^connection: close\r$/im);
  });

  test('a WebSocket at an unknown address is not found', async () => {
    const { port } = await serve();
    const request =
      'GET /chat HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const answer = await rawRequest(port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/^content-security-policy: /im);
  });
});

describe('malformed requests', () => {
  test.each([
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP at all', 'ATDT 01 811 8055\r\n\r\n', 400],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_, request, status) => {
    const { port } = await serve();
    const answer = await rawRequest(port, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-security-policy: /im);
  });
});

describe('a bare socket', () => {
  /** A socket whose other end never closes its half, and the bytes written to it. */
  function halfOpen() {
    const written: string[] = [];
    const socket = new Duplex({
      read: () => undefined,
      write(chunk: Buffer, _, done) {
        written.push(chunk.toString());
        done();
      },
    });
    const destroy = vi.spyOn(socket, 'destroy');
    onTestFinished(() => void socket.destroy());
    return { socket, written, destroy };
  }

  test('is released when it is reset', () => {
    const { socket, destroy } = halfOpen();
    takeOver(socket);
    socket.emit('error', new Error('reset'));
    expect(destroy).toHaveBeenCalled();
  });

  test('gets the reason in one write that announces the close, whatever else is written', () => {
    const { socket, written } = halfOpen();
    refuse(405, socket, { allow: 'GET', vary: 'x', connection: 'keep-alive' });
    expect(written).toEqual([
      'HTTP/1.1 405 Method Not Allowed\r\nallow: GET\r\nvary: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    ]);
    expect(socket.writableEnded).toBe(true);
  });

  test('has a second to close, after which no timer is left', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = halfOpen();
    refuse(404, slow.socket, {});
    vi.advanceTimersByTime(999);
    expect(slow.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(slow.destroy).toHaveBeenCalledOnce();

    const quick = halfOpen();
    refuse(404, quick.socket, {});
    quick.socket.emit('close');
    vi.advanceTimersByTime(1_000);
    expect(quick.destroy).not.toHaveBeenCalled();
  });

  const method = 'HPE_INVALID_METHOD';
  const before = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  test.each([
    ['a method that nobody knows', 501, method, 'DIALUP /toys HTTP/1.1\r\n', 4],
    ['one after another request', 501, method, `${before}DIAL-UP / HTTP/1.1\r\n`, before.length],
    ['no request after another', 400, method, `${before}ATDT 01 811 8055\r\n`, before.length],
    ['a line that breaks off before a request', 400, method, 'AT\nGET / HTTP/1.1\r\n', 2],
    ['what only ends as a request does', 400, method, 'atdt GET / HTTP/1.1\r\n', 1],
    ['nothing at all', 400, method, undefined, undefined],
    ['headers too long', 431, 'HPE_HEADER_OVERFLOW', before, 20],
    ['headers that take too long', 408, 'ERR_HTTP_REQUEST_TIMEOUT', undefined, undefined],
    ['a version that is none', 400, 'HPE_INVALID_VERSION', 'GET / HTTP/1.9\r\n', 14],
    ['a fault without a name', 400, undefined, before, 20],
  ])('answers %s with %d', (_, status, code, packet, bytesParsed) => {
    const { socket, written } = halfOpen();
    const rawPacket = packet === undefined ? undefined : Buffer.from(packet);
    const error = Object.assign(new Error('malformed'), { code, rawPacket, bytesParsed });
    refuseMalformed(error, socket, { vary: 'x' }, true);
    expect(written.join('')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*vary: x\\r\\n`));
    expect(socket.destroyed).toBe(false);
  });

  test.each([
    ['that was reset', 'ECONNRESET', true, false],
    ['that is owed no answer', method, false, false],
    ['that has had its answer', method, true, true],
  ])('%s is closed without a response', (_, code, isOwed, isEnded) => {
    const { socket, written } = halfOpen();
    if (isEnded) socket.end();
    refuseMalformed(Object.assign(new Error('malformed'), { code }), socket, {}, isOwed);
    expect(socket.destroyed).toBe(true);
    expect(written).toEqual([]);
  });
});
