import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import type { LogEvent } from '../../server/backend/LogEvent';
import { serve } from './builtSite';
import { rawRequest } from './rawRequest';

/** A service whose responses fail, take their time, or never end. */
function brokenService() {
  const app = new Hono();
  const body = () => new ReadableStream({ start: (answer) => answer.enqueue('for ever') });
  app.get('/api/broken', () => {
    throw new TypeError('the tape is knotted');
  });
  app.get('/api/endless', () => new Response(body()));
  app.get('/api/silent', () => new Promise<Response>(() => {}));
  app.get('/api/slow', async (context) => {
    await delay(20);
    return context.text('at last');
  });
  return app;
}

describe('a service', () => {
  test('that throws gives its visitor a sentence and the log the error', async () => {
    const logs: LogEvent[] = [];
    const log = (event: LogEvent) => logs.push(event);
    const { address } = await serve({ log, services: [brokenService()] });
    const response = await fetch(`${address}/api/broken`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'Something went wrong here. Please try again.',
    });
    expect(logs[0]).toEqual({
      level: 'error',
      event: 'request failed',
      error: 'TypeError',
      message: 'the tape is knotted',
      stack: expect.stringContaining('createServer.test') as string,
    });
  });

  test.each(['/api', '/api/', '/api/nothing', '/rest', '/rest/v1/nothing', '/realtime'])(
    'that is missing is reported in the format of services: %s',
    async (path) => {
      const { address } = await serve();
      const response = await fetch(address + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'No such service.' });
    },
  );

  test.each(['/apiary', '/restaurant', '/toys/api/health'])('is not at %s', async (path) => {
    const { address } = await serve();
    const response = await fetch(address + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });

  test('a request without a host is a bad request, not a server error', async () => {
    const logs: LogEvent[] = [];
    const { port } = await serve({ log: (event) => logs.push(event) });
    expect(await rawRequest(port, 'GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    await expect.poll(() => logs.map(({ event }) => event)).toEqual(['request']);
  });
});

describe('readiness', () => {
  test('is what the backend reports', async () => {
    const parts = { upgrade: () => false, warm: () => {}, close: async () => {} };
    const readiness = async () => ({ database: 'full', disk: 'ok', queue: 'idle' });
    const { address } = await serve({ backend: { ...parts, readiness } });
    const response = await fetch(`${address}/api/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', ...(await readiness()) });
  });

  test('is given if a backend reports nothing', async () => {
    const parts = { upgrade: () => false, warm: () => {}, close: async () => {} };
    const { address } = await serve({ backend: parts });
    expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ status: 'ready' });
  });
});

test('a page that would start a backend is served without one', async () => {
  const { address } = await serve({ backendPages: ['/toys'] });
  expect((await fetch(`${address}/toys`)).status).toBe(200);
});

test('a request is counted with its seconds, and logged with its milliseconds', async () => {
  const countRequest = vi.fn();
  const logs: LogEvent[] = [];
  const { address } = await serve({
    log: (event) => logs.push(event),
    metrics: { countRequest },
    services: [brokenService()],
  });
  const before = performance.now();
  await (await fetch(`${address}/api/slow`)).text();
  await expect.poll(() => logs.length).toBe(1);
  const most = performance.now() - before;
  const seconds: number = countRequest.mock.calls[0]?.[0].seconds;
  expect(countRequest).toHaveBeenCalledExactlyOnceWith({
    method: 'GET',
    path: '/api/:service',
    status: 200,
    seconds,
  });
  expect(seconds).toBeGreaterThan(0.015);
  expect(seconds * 1000).toBeLessThanOrEqual(most);
  const { id, ms, ...rest } = logs[0] ?? {};
  expect(rest).toEqual({
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/api/:service',
    status: 200,
  });
  expect(id).toMatch(/^[\w-]{8}$/);
  expect(ms).toBe(Math.round(seconds * 1000));
});

test('a malformed address is logged as an unknown one', async () => {
  const logs: LogEvent[] = [];
  const { port } = await serve({ log: (event) => logs.push(event) });
  await rawRequest(port, 'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await expect.poll(() => logs.map(({ path }) => path)).toEqual(['/:unknown']);
});

test('the shutdown waits for responses only until its time limit', async () => {
  const stopping = { lastCall: 1, quiet: 1, patience: 100 };
  const { address, close } = await serve({ services: [brokenService()], stopping });
  const begun = await fetch(`${address}/api/endless`);
  const silent = fetch(`${address}/api/silent`).then(
    () => 'answered',
    () => 'cut off',
  );
  const rest = begun.text().then(
    () => 'ended',
    () => 'cut off',
  );
  await close();
  expect(await Promise.all([silent, rest])).toEqual(['cut off', 'cut off']);
});
