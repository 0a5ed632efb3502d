// First: limits the memory that the rest may take while it starts.
import './smallHeap.mjs';

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { siteName } from '../src/content/site';
import { createLog } from './createLog';
import { createServer } from './createServer';
import { createServices } from './createServices';
import { readEnvironment } from './readEnvironment';
import { leaveSmallHeap } from './smallHeap.mjs';
import { startFailure } from './startFailure';

/** Uses the plain HTTP client: fetch would load ten megabytes that nothing else here needs. */
async function requireAnswer(address: string): Promise<void> {
  const [response] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode === 200) return;
  throw new Error(`${address} does not answer: status ${response.statusCode}.`);
}

/** Serves the built site until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel, (line) => console.error(line));
  const supabaseUrl = import.meta.env.VITE_SUPABASE_URL;
  const { backend, apps } = createServices(environment, log);
  const { host, metricsPort } = environment;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await (await import('./Metrics')).createMetrics(() => backend.gauges());
  const server = createServer({
    ...environment,
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    version,
    security: { supabaseUrl, apiUrl: import.meta.env.VITE_API_URL },
    log,
    services: apps,
    backend,
    filesDir: join(environment.dataDir, 'files'),
    siteUrl: import.meta.env.VITE_SITE_URL,
    ...(metrics && { metrics }),
    backendPages: supabaseUrl ? ['/sms'] : ['/messenger', '/sms'],
  });

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log({ level: 'info', event: 'stopping', signal });
    const stopped = server.close().then(() => metrics?.close());
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log({ level: 'error', event: 'stopped uncleanly', error: String(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const address = await server.listen();
  await requireAnswer(`${address}/api/health`);
  if (metrics && metricsPort !== undefined) {
    const counts = await metrics.listen(host, metricsPort);
    log({ level: 'info', event: 'counting', address: counts });
  }
  log({ level: 'info', event: 'listening', address, version });
  leaveSmallHeap();
  console.log(`${siteName} is open at ${address}`);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
