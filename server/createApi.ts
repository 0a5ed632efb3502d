import { type Context, Hono } from 'hono';

export type ApiOptions = Readonly<{
  version: string;
  /** Answer first, in this order. */
  services: readonly Hono[];
}>;

/** The API alone, for the built site's server and for the development server alike. */
export function createApi({ version, services }: ApiOptions): Hono {
  const startedAt = performance.now();
  const api = new Hono();
  for (const service of services) api.route('/', service);
  api.get('/api/health', (context: Context) => {
    const uptime = Math.round((performance.now() - startedAt) / 1000);
    context.header('cache-control', 'no-store');
    return context.json({ status: 'ok', uptime, version });
  });
  api.all('/api/health', (context) =>
    context.json({ error: 'This address takes GET, HEAD only.' }, 405, { allow: 'GET, HEAD' }),
  );
  api.all('/api/*', (context) => context.json({ error: 'No such service.' }, 404));
  return api;
}
