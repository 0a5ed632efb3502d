import { Hono } from 'hono';
import type { Backend } from './Backend';

export type ApiOptions = Readonly<{
  version: string;
  backend?: Backend | undefined;
}>;

/** The API alone, for the built site's server and for the development server alike. */
export function createApi({ version, backend }: ApiOptions): Hono {
  const startedAt = performance.now();
  const api = new Hono();
  api.get('/api/health', (context) => {
    const uptime = Math.round((performance.now() - startedAt) / 1000);
    context.header('cache-control', 'no-store');
    return context.json({ status: 'ok', uptime, version });
  });
  api.all('/api/health', (context) =>
    context.json({ error: 'This address takes GET, HEAD only.' }, 405, { allow: 'GET, HEAD' }),
  );
  if (backend) api.mount('/', backend.app.fetch);
  api.all('/api/*', (context) => context.json({ error: 'No such service.' }, 404));
  return api;
}
