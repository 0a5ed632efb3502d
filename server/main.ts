import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { siteName } from '../src/content/site';
import { createLog } from './createLog';
import { createServer } from './createServer';
import { readEnvironment } from './readEnvironment';
import { startFailure } from './startFailure';

/** Serves the built site until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel, (line) => console.error(line));
  const server = createServer({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    host: environment.host,
    port: environment.port,
    version,
    security: {
      supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
      apiUrl: import.meta.env.VITE_API_URL,
    },
    log,
  });

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stopped uncleanly', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const address = await server.listen();
  const health = await fetch(`${address}/api/health`);
  if (!health.ok) throw new Error(`${address} does not answer: status ${health.status}.`);
  log.info('listening', { address, version });
  console.log(`${siteName} is open at ${address}`);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
