import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApi } from '../../server/createApi';

test('the health response has the uptime in whole seconds and the version', async () => {
  const api = createApi({ version: '1.2.3', services: [] });
  const response = await api.request('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', uptime: 0, version: '1.2.3' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [{}, 200, 'ready'],
  [{ database: 'ok', realtime: 'idle' }, 200, 'ready'],
  [{ database: 'ok', server: 'stopping' }, 503, 'not ready'],
] as const)('with %j it answers %i and the reason', async (checks, status, word) => {
  const api = createApi({ version: '1', services: [], readiness: async () => checks });
  const response = await api.request('/api/ready');
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ status: word, ...checks });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('is ready if nothing can keep it from serving', async () => {
  const response = await createApi({ version: '1', services: [] }).request('/api/ready');
  expect(await response.json()).toEqual({ status: 'ready' });
});

test('services answer at their own addresses, and nothing at others', async () => {
  const echo = new Hono().get('/api/echo', (context) => context.text('echo'));
  const api = createApi({ version: '1', services: [echo] });
  expect(await (await api.request('/api/echo')).text()).toBe('echo');
  const response = await api.request('/api/other');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'No such service.' });
});

test.each(['/api/health', '/api/ready'])('%s can only be read', async (path) => {
  const api = createApi({ version: '1', services: [] });
  const response = await api.request(path, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.json()).toEqual({ error: 'This address takes GET, HEAD only.' });
});
