import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { Backend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import { createApi } from './createApi';
import { loadSite, type Site } from './loadSite';
import { refuse, refuseMalformed } from './refuse';
import { type SecurityOptions, securityHeaders } from './securityHeaders';
import { serveSite } from './serveSite';

export type ServerOptions = Readonly<{
  /** The built site. */
  folder: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  version: string;
  security: SecurityOptions;
  log: Log;
  /** Answer before the site does. */
  services?: readonly Hono[];
  /** Takes WebSockets and is closed with the server. */
  backend?: Pick<Backend, 'upgrade' | 'warm' | 'close'>;
  /** The pages that will soon ask the backend. */
  backendPages?: readonly string[];
}>;

/** How long running requests may take once the server stops, in milliseconds. */
const patience = 5_000;
/** Of a request's headers together, in bytes. */
const maxHeaderSize = 16_384;

function origin(host: string, port: number): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The whole site in one process. `listen` comes first; nothing is answered before it. */
export function createServer(options: ServerOptions) {
  const { log, backend, backendPages = [] } = options;
  const headers = securityHeaders(options.security);
  let site: Promise<Site> | undefined;

  const logFailure = (error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    log({ level: 'error', event: 'request failed', error: name, message, stack });
  };

  const app = new Hono();
  app.use(async (context, next) => {
    const startedAt = performance.now();
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    const { status } = context.res;
    const ms = Math.round(performance.now() - startedAt);
    log({ level: 'info', event: 'request', method: context.req.method, status, ms });
  });
  app.onError((error, context) => {
    logFailure(error);
    return context.json({ error: 'Something went wrong here. Please try again.' }, 500);
  });
  app.route('/', createApi({ version: options.version, services: options.services ?? [] }));
  app.all('*', async (context) => {
    if (backendPages.includes(context.req.path)) backend?.warm();
    return serveSite(context.req.raw, (await site) ?? new Map());
  });

  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) logFailure(error);
      return new Response(null, { status: isMalformed ? 400 : 500, headers });
    },
  });
  // A request without a host reaches the listener, so that its refusal has the headers too.
  const serverOptions = { maxHeaderSize, requireHostHeader: false };
  const server = createHttpServer(serverOptions, (request, response) => {
    // A kept connection would hold up the end until it times out.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    void listener(request, response);
  });
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, headers));
  server.on('connect', (_, socket) => refuse(405, socket, { ...headers, allow: 'GET, HEAD' }));
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    if (!backend?.upgrade(request, socket, head)) {
      socket.destroy();
      return;
    }
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  return {
    /** @returns the address, once requests are answered. Rejects when the port is taken. */
    async listen(): Promise<string> {
      const { host, port, folder } = options;
      let address = '';
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          address = origin(host, (server.address() as AddressInfo).port);
          site = loadSite(folder, address);
          site.then(() => resolve(), reject);
        });
      });
      return address;
    },
    /** Takes no new request, lets running ones end, then ends the rest and the backend. */
    async close(): Promise<void> {
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of upgraded) socket.destroy();
      const impatience = setTimeout(() => server.closeAllConnections(), patience);
      await ended;
      clearTimeout(impatience);
      await backend?.close();
    },
  };
}
