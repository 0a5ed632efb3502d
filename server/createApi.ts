import { type Context, Hono } from 'hono';

export type ApiOptions = Readonly<{
  version: string;
  /** Answer first, in this order. */
  services: readonly Hono[];
  /** The state of each service by name; anything but `ok` and `idle` means not ready. */
  readiness?: () => Promise<Readonly<Record<string, string>>>;
}>;

const uncached = { 'cache-control': 'no-store' };

/** The API alone, for the built site's server and for the development server. */
export function createApi({ version, services, readiness }: ApiOptions): Hono {
  const startedAt = performance.now();
  const api = new Hono();
  for (const service of services) api.route('/', service);
  api.get('/api/health', (context: Context) => {
    const uptime = Math.round((performance.now() - startedAt) / 1000);
    return context.json({ status: 'ok', uptime, version }, 200, uncached);
  });
  api.get('/api/ready', async (context: Context) => {
    const checks = (await readiness?.()) ?? {};
    const isReady = Object.values(checks).every((check) => check === 'ok' || check === 'idle');
    const status = isReady ? 'ready' : 'not ready';
    return context.json({ status, ...checks }, isReady ? 200 : 503, uncached);
  });
  for (const path of ['/api/health', '/api/ready']) {
    api.all(path, (context) =>
      context.json({ error: 'This address takes GET, HEAD only.' }, 405, { allow: 'GET, HEAD' }),
    );
  }
  api.all('*', (context) => context.json({ error: 'No such service.' }, 404));
  return api;
}
