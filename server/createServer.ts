import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { Backend } from './Backend';
import { createApi } from './createApi';
import type { Log } from './Log';
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
  backend?: Backend | undefined;
}>;

/** The pages that talk to the database. */
const backendPages = new Set(['/messenger', '/sms']);
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
  const { log, backend } = options;
  const headers = securityHeaders(options.security);
  let site: Promise<Site> | undefined;

  const app = new Hono();
  app.use(async (context, next) => {
    const startedAt = performance.now();
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    log.debug('request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    });
  });
  app.onError((error, context) => {
    log.error('request failed', { path: context.req.path, error });
    return context.json({ error: 'Something went wrong here. Please try again.' }, 500);
  });
  const api = createApi({ version: options.version, backend });
  for (const path of ['/api/*', '/rest/v1/*'])
    app.all(path, (context) => api.fetch(context.req.raw));
  app.all('*', async (context) => {
    if (backendPages.has(context.req.path)) backend?.warm();
    return serveSite(context.req.raw, (await site) ?? new Map());
  });

  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500;
      if (status === 500) log.error('request failed', { error });
      return new Response(null, { status, headers });
    },
  });
  // A request without a host reaches the listener, so that its refusal has the headers too.
  const server = createHttpServer(
    { maxHeaderSize, requireHostHeader: false },
    (request, response) => {
      // A kept connection would hold up the end until it times out.
      response.once('close', () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      void listener(request, response);
    },
  );
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
    app,
    /** @returns the address, once requests are answered. Rejects when the port is taken. */
    async listen(): Promise<string> {
      const { host, port, folder } = options;
      let address = '';
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const bound = server.address() as AddressInfo;
          address = origin(host, bound.port);
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
