import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createBackend } from '../../server/backend/createBackend';
import { createServer, type ServerOptions } from '../../server/createServer';
import { readEnvironment } from '../../server/readEnvironment';
import { startFailure } from '../../server/startFailure';
import { embeddedKey } from '../../src/content/embeddedKey';
import { serve } from './builtSite';

const upgradeRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

function recordingBackend() {
  const log: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = new Hono();
  app.get('/rest/v1/quick', (context) => context.json([1]));
  app.get('/rest/v1/slow', async (context) => {
    log.push('asked');
    await held;
    return context.text('at last');
  });
  const backend: ServerOptions['backend'] = {
    upgrade(request, socket) {
      if (!request.url?.startsWith('/realtime/v1/')) return false;
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      return true;
    },
    warm: () => log.push('warm'),
    close: async () => {
      log.push('closed');
    },
  };
  const options = { services: [app], backend, backendPages: ['/messenger'] };
  return { options, log, release };
}

describe('health', () => {
  test('gives status, uptime and version', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/api/health`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      uptime: expect.any(Number),
      version: '1.2.3',
    });
  });

  test('refuses POST', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/api/health`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the backend', () => {
  test('answers its prefix, and starts only with its pages', async () => {
    const { options, log } = recordingBackend();
    const { address } = await serve(options);
    expect(await (await fetch(`${address}/rest/v1/quick`)).json()).toEqual([1]);
    await fetch(`${address}/toys`);
    expect(log).toEqual([]);
    await fetch(`${address}/messenger`);
    expect(log).toEqual(['warm']);
  });

  test('gets its sockets; any other upgrade is closed', async () => {
    const { port } = await serve(recordingBackend().options);
    const other = connect(port, '127.0.0.1', () => other.write(upgradeRequest('/elsewhere')));
    other.resume();
    await once(other, 'close');
    const own = connect(port, '127.0.0.1', () => own.write(upgradeRequest('/realtime/v1/ws')));
    const [answer] = await once(own, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  });
});

describe('the shutdown', () => {
  test('lets a running request finish, closes sockets, then the backend', async () => {
    const { options, log, release } = recordingBackend();
    const { address, port, close } = await serve(options);
    const socket = connect(port, '127.0.0.1', () => socket.write(upgradeRequest('/realtime/v1/w')));
    await once(socket, 'data');
    const running = fetch(`${address}/rest/v1/slow`);
    await expect.poll(() => log).toContain('asked');

    const closed = close();
    await once(socket, 'close');
    await expect(fetch(`${address}/`)).rejects.toThrow();
    expect(log).not.toContain('closed');
    release();
    expect(await (await running).text()).toBe('at last');
    await closed;
    expect(log.at(-1)).toBe('closed');
  });
});

describe('a client', () => {
  test('that keeps its half of a refused connection open delays nothing', async () => {
    const { port, close } = await serve();
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      client.write('CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    client.resume();
    await once(client, 'end');
    await close();
    client.destroy();
  });

  test('is told that the server stops and that its connection closes', async () => {
    const backend = createBackend({ dataDir: 'memory://', log: () => undefined });
    const { options, log, release } = recordingBackend();
    const { address, close } = await serve({ ...options, backend });
    const query = `apikey=${embeddedKey}&vsn=2.0.0`;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
    await once(socket, 'open');
    const running = fetch(`${address}/rest/v1/slow`);
    await expect.poll(() => log).toContain('asked');
    const closed = close();
    const [code] = await once(socket, 'close');
    expect(code).toBe(1001);
    release();
    expect((await running).headers.get('connection')).toBe('close');
    await closed;
  });
});

describe('the start', () => {
  test('a port in use prints one sentence that suggests another', async () => {
    const { port } = await serve();
    const second = createServer({
      folder: 'dist',
      host: '127.0.0.1',
      port,
      version: '1.2.3',
      security: {},
      log: () => undefined,
    });
    const failure: unknown = await second.listen().catch((error: unknown) => error);
    expect(startFailure(failure)).toBe(
      `Port ${port} is already in use: stop what uses it, or choose another with PORT=${port + 1}.`,
    );
  });

  test.each(['telephone', '70000', '-1', '80.5'])('PORT=%s is refused', (port) => {
    expect(() => readEnvironment({ PORT: port })).toThrow(`PORT is "${port}"; a port is a number`);
  });

  test('without settings it serves this machine only, on port 3000', () => {
    expect(readEnvironment({})).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: false });
  });
});
