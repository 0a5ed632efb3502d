import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  type Backend,
  type BackendOptions,
  createBackend,
} from '../../../server/backend/createBackend';
import type { LogEvent } from '../../../server/backend/LogEvent';
import { embeddedKey as ANON_KEY } from '../../../src/content/embeddedKey';

export interface Served {
  readonly url: string;
  readonly key: string;
  readonly backend: Backend;
  readonly logs: LogEvent[];
  stop(): Promise<void>;
}

/** The backend behind a bare HTTP server on a free port of loopback, or on a given one. */
export async function serve(options: Partial<BackendOptions> = {}, port = 0): Promise<Served> {
  const logs: LogEvent[] = [];
  const backend = createBackend({
    dataDir: 'memory://',
    trustProxy: true,
    log: (event) => logs.push(event),
    ...options,
  });
  const listener = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.on('upgrade', (request, socket, head) => {
    if (!backend.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: ANON_KEY,
    backend,
    logs,
    async stop() {
      server.close();
      await backend.close();
      server.closeAllConnections();
    },
  };
}
