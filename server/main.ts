import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { siteName } from '../src/content/site';
import { createLog } from './createLog';
import { createServer } from './createServer';
import { createServices } from './createServices';
import { readEnvironment } from './readEnvironment';
import { startFailure } from './startFailure';

/** Serves the built site until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel, (line) => console.error(line));
  const supabaseUrl = import.meta.env.VITE_SUPABASE_URL;
  const { backend, apps } = createServices(environment, log);
  const server = createServer({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    host: environment.host,
    port: environment.port,
    version,
    security: { supabaseUrl, apiUrl: import.meta.env.VITE_API_URL },
    log,
    services: apps,
    backend,
    backendPages: supabaseUrl ? ['/sms'] : ['/messenger', '/sms'],
  });

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log({ level: 'info', event: 'stopping', signal });
    server.close().then(
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
  const health = await fetch(`${address}/api/health`);
  if (!health.ok) throw new Error(`${address} does not answer: status ${health.status}.`);
  log({ level: 'info', event: 'listening', address, version });
  console.log(`${siteName} is open at ${address}`);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
