import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LogEvent } from '../../server/backend/LogEvent';
import { createMetrics } from '../../server/Metrics';
import { serve } from './builtSite';

/** Larger than the system's buffers between two ends. */
const LARGE = 4_000_000;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('a connection that costs too much', () => {
  test('a response that nobody reads is held in memory once, for any number of requests', async () => {
    const { port } = await serve({}, { 'assets/large-abc123.wasm': Buffer.alloc(LARGE, 1) });
    const { arrayBuffers } = process.memoryUsage();
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open(port)));
    for (const socket of sockets) {
      socket.pause();
      socket.write(get('/assets/large-abc123.wasm').repeat(10));
    }
    await delay(500);
    expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(3 * LARGE);
  });

  test('is closed if it sends too many requests ahead', async () => {
    const { address, port } = await serve();
    const socket = await open(port);
    socket.pause();
    socket.write(get('/toys').repeat(500));
    socket.resume();
    await once(socket, 'close');
    expect((await fetch(`${address}/toys`)).status).toBe(200);
  });

  test('the bytes after the last allowed request are not parsed', async () => {
    let made = 0;
    const count = () => {
      made++;
    };
    subscribe('http.server.request.start', count);
    onTestFinished(() => void unsubscribe('http.server.request.start', count));
    const { address, port } = await serve();
    const socket = await open(port);
    socket.write('GET /toys HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
    await Promise.race([once(socket, 'close'), delay(5_000)]);
    expect(socket.destroyed).toBe(true);
    expect(made).toBeLessThan(40);
    expect((await fetch(`${address}/toys`)).status).toBe(200);
  });

  test('nothing is kept for closed connections with pipelined requests', async () => {
    const logs: LogEvent[] = [];
    const large = { 'assets/large-abc123.wasm': Buffer.alloc(LARGE, 1) };
    const { port } = await serve({ log: (event) => logs.push(event) }, large);
    const socket = await open(port);
    socket.once('data', () => socket.resetAndDestroy());
    socket.write(get('/assets/large-abc123.wasm').repeat(10));
    // Each is logged once its response is over.
    await expect.poll(() => logs.length).toBe(10);
  });

  test('the total of pipelined requests is limited for all addresses together', async () => {
    const large = { 'assets/large-abc123.wasm': Buffer.alloc(LARGE, 1) };
    const { port } = await serve({ connectionLimits: { queued: 20 }, trustProxy: true }, large);
    const ask = async (times: number) => {
      const socket = await open(port);
      socket.write(get('/assets/large-abc123.wasm').repeat(times));
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.pause();
      return socket;
    };
    const first = [await ask(11), await ask(11)];
    expect((await ask(2)).destroyed).toBe(true);
    const patient = await ask(1);
    expect(patient.destroyed).toBe(false);
    for (const socket of first) socket.destroy();
    await expect.poll(async () => (await ask(11)).destroyed).toBe(false);
  });

  test('is closed if it reads nothing for a time', async () => {
    const limits = { connectionLimits: { idle: 300 } };
    const { port } = await serve(limits, { 'assets/large-abc123.wasm': Buffer.alloc(LARGE, 1) });
    const socket = await open(port);
    socket.pause();
    socket.write(get('/assets/large-abc123.wasm').repeat(5));
    await delay(1_200);
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(5 * LARGE);
  });

  test('one address has a limited number of connections and gets its share back', async () => {
    const { port } = await serve({ connectionLimits: { connectionsPerAddress: 3 } });
    const first = await Promise.all([open(port), open(port), open(port)]);
    const fourth = await open(port);
    await once(fourth, 'close');
    first[0]?.destroy();
    await expect
      .poll(async () => {
        const socket = await open(port);
        socket.write(get('/toys'));
        const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
        return String(answer);
      })
      .toMatch(/^HTTP\/1\.1 200 /);
  });

  test('behind a proxy, with one address for all, only the total is limited', async () => {
    const connectionLimits = { connectionsPerAddress: 1, connections: 3 };
    const { port } = await serve({ connectionLimits, trustProxy: true });
    for (let visitor = 0; visitor < 3; visitor++) {
      const socket = await open(port);
      socket.write(get('/toys'));
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    }
    await once(await open(port), 'close');
  });
});

describe('the shutdown of a busy server', () => {
  test('resets no client in the middle of a request', async () => {
    const { address, close } = await serve({ stopping: {} });
    const codes: string[] = [];
    let answered = 0;
    const ask = (agent: Agent) =>
      new Promise<boolean>((resolve) => {
        const asked = request(`${address}/toys`, { agent }, (response) => {
          response.resume();
          response.once('end', () => {
            answered++;
            resolve(true);
          });
        });
        asked.once('error', (error: NodeJS.ErrnoException) => {
          codes.push(error.code ?? error.message);
          resolve(false);
        });
        asked.end();
      });
    const clients = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (await ask(agent));
      agent.destroy();
    });
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(100);
    await close();
    await Promise.all(clients);
    // Each goes on until the server is gone, and none was cut off before.
    expect(codes).toEqual(Array(20).fill('ECONNREFUSED'));
  });

  test('reports that it is not ready before it stops', async () => {
    const { address, close } = await serve({ stopping: {} });
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const closed = close();
    const response = await fetch(`${address}/api/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'not ready', server: 'stopping' });
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await closed;
  });
});

describe('logs and metrics', () => {
  const paths = [
    ['/toys', '/toys'],
    ['/toys?name=Ann', '/toys'],
    ['/assets/entry-abc123.js', '/assets/:file'],
    ['/picture.png', '/:file'],
    ['/who/is/ann', '/:unknown'],
    ['/rest/v1/messenger_messages?username=eq.Ann', '/rest/v1/:table'],
    ['/api/health', '/api/health'],
    ['/api/ann', '/api/:service'],
  ] as const;

  test('have a line for each request, with an id and a template, and nothing personal', async () => {
    const logs: LogEvent[] = [];
    const { address } = await serve({ log: (event) => logs.push(event) });
    const ids: (string | null)[] = [];
    for (const [path] of paths) {
      const response = await fetch(address + path);
      await response.arrayBuffer();
      ids.push(response.headers.get('x-request-id'));
    }
    await expect.poll(() => logs.length).toBe(paths.length);
    expect(logs.map(({ path }) => path)).toEqual(paths.map(([, template]) => template));
    expect(logs.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(paths.length);
    expect(JSON.stringify(logs)).not.toMatch(/ann|127\.0\.0\.1/i);
  });

  const gauges = {
    database_up: 1,
    database_starts_total: 2,
    database_waiting: 0,
    disk_full: 0,
    realtime_sockets: 7,
    realtime_channels: 1,
  };

  test('count for Prometheus at an address of their own', async () => {
    const metrics = await createMetrics(() => gauges);
    const counts = await metrics.listen('127.0.0.1', 0);
    onTestFinished(() => metrics.close());
    const { address } = await serve({ metrics });
    for (const [path] of paths) await (await fetch(address + path)).arrayBuffer();
    const read = async () => (await fetch(counts)).text();
    await expect
      .poll(read)
      .toContain('http_requests_total{method="GET",path="/toys",status="200"} 2');
    const text = await read();
    expect(text).toContain('kid_realtime_sockets 7');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/\bann\b/i);
    expect((await fetch(`${address}/api/metrics`)).status).toBe(404);
    expect((await fetch(counts, { method: 'POST' })).status).toBe(405);
  });

  test('contain nothing that a visitor chose', async () => {
    const metrics = await createMetrics(() => gauges);
    const counts = await metrics.listen('127.0.0.1', 0);
    onTestFinished(() => metrics.close());
    const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'BREW', 'WHEN'];
    for (const method of methods) {
      metrics.countRequest({ method, path: '/toys', status: 200, seconds: 0.25 });
    }
    const text = await (await fetch(counts)).text();
    const own = text.split('\n').filter((line) => /^(?:# [A-Z]+ )?(?:http|kid)_/.test(line));
    expect(own.join('\n')).toMatchInlineSnapshot(`
      "# HELP http_requests_total Requests, by method, path template and status
      # TYPE http_requests_total counter
      http_requests_total{method="GET",path="/toys",status="200"} 1
      http_requests_total{method="HEAD",path="/toys",status="200"} 1
      http_requests_total{method="POST",path="/toys",status="200"} 1
      http_requests_total{method="PATCH",path="/toys",status="200"} 1
      http_requests_total{method="DELETE",path="/toys",status="200"} 1
      http_requests_total{method="OPTIONS",path="/toys",status="200"} 1
      http_requests_total{method="other",path="/toys",status="200"} 2
      # HELP http_request_duration_seconds From the headers of a request to the end of its response
      # TYPE http_request_duration_seconds histogram
      http_request_duration_seconds_bucket{le="0.005",path="/toys"} 0
      http_request_duration_seconds_bucket{le="0.01",path="/toys"} 0
      http_request_duration_seconds_bucket{le="0.025",path="/toys"} 0
      http_request_duration_seconds_bucket{le="0.05",path="/toys"} 0
      http_request_duration_seconds_bucket{le="0.1",path="/toys"} 0
      http_request_duration_seconds_bucket{le="0.25",path="/toys"} 8
      http_request_duration_seconds_bucket{le="0.5",path="/toys"} 8
      http_request_duration_seconds_bucket{le="1",path="/toys"} 8
      http_request_duration_seconds_bucket{le="2.5",path="/toys"} 8
      http_request_duration_seconds_bucket{le="5",path="/toys"} 8
      http_request_duration_seconds_bucket{le="10",path="/toys"} 8
      http_request_duration_seconds_bucket{le="+Inf",path="/toys"} 8
      http_request_duration_seconds_sum{path="/toys"} 2
      http_request_duration_seconds_count{path="/toys"} 8
      # HELP kid_database_up 1 while the database is open
      # TYPE kid_database_up gauge
      kid_database_up 1
      # HELP kid_database_starts_total How often the database was opened
      # TYPE kid_database_starts_total gauge
      kid_database_starts_total 2
      # HELP kid_database_waiting Changed rows that wait to be announced
      # TYPE kid_database_waiting gauge
      kid_database_waiting 0
      # HELP kid_disk_full 1 while writes are refused because the disk is full
      # TYPE kid_disk_full gauge
      kid_disk_full 0
      # HELP kid_realtime_sockets Open sockets of visitors
      # TYPE kid_realtime_sockets gauge
      kid_realtime_sockets 7
      # HELP kid_realtime_channels Channels with somebody in them
      # TYPE kid_realtime_channels gauge
      kid_realtime_channels 1"
    `);
  });

  test('are served only at their own addresses, and only for reading', async () => {
    let open = true;
    const metrics = await createMetrics(() => {
      if (open) return gauges;
      throw new Error('closed');
    });
    const counts = await metrics.listen('127.0.0.1', 0);
    onTestFinished(() => metrics.close());
    const { origin, port } = new URL(counts);
    expect(counts).toBe(`http://127.0.0.1:${port}/metrics`);
    const status = async (path: string, method = 'GET') =>
      (await fetch(origin + path, { method })).status;
    for (const path of ['/metrics', '/api/metrics', '/metrics?a', '/api/metrics?a']) {
      expect(await status(path)).toBe(200);
    }
    for (const path of ['/', '/metricsa', '/a/metrics', '/metrics/a', '/a?b=/metrics']) {
      expect(await status(path)).toBe(404);
    }
    expect(await status('/metrics', 'POST')).toBe(405);
    expect(await status('/a', 'POST')).toBe(404);
    const head = await fetch(counts, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    open = false;
    expect(await status('/metrics')).toBe(500);

    const other = await createMetrics(() => gauges);
    await expect(other.listen('127.0.0.1', Number(port))).rejects.toThrow('EADDRINUSE');
    await metrics.close();
    await expect(fetch(counts)).rejects.toThrow('fetch failed');
  });
});
