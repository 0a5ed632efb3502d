import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { Backend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import { type ConnectionLimits, Connections, DEFAULT_CONNECTION_LIMITS } from './Connections';
import { createApi } from './createApi';
import { loadSite, type Site } from './loadSite';
import type { Metrics } from './Metrics';
import { originOf } from './originOf';
import { closeSoon, refuse, refuseMalformed, takeOver } from './refuse';
import { requestUrl } from './requestUrl';
import { type SecurityOptions, securityHeaders } from './securityHeaders';
import { servedHosts } from './servedHosts';
import { pathTemplate, serveSite } from './serveSite';

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
  backend?: Pick<Backend, 'upgrade' | 'warm' | 'close'> &
    Partial<Pick<Backend, 'farewell' | 'readiness'>>;
  /** The pages that will soon ask the backend. */
  backendPages?: readonly string[];
  /** A proxy in front shares one address among all visitors. */
  trustProxy?: boolean;
  /** The site's public origin; its name may use the API. */
  siteUrl?: string | undefined;
  /** More names by which the API may be asked. */
  allowedHosts?: readonly string[];
  connectionLimits?: Partial<ConnectionLimits>;
  metrics?: Pick<Metrics, 'countRequest'>;
  stopping?: Partial<Stopping>;
}>;

/** How a server stops, in milliseconds. */
export type Stopping = Readonly<{
  /** How long it goes on accepting: what knocked already is let in. */
  lastCall: number;
  /** A kept connection that asked nothing for so long after that is not busy. */
  quiet: number;
  /** How long running requests may take. */
  patience: number;
}>;

const DEFAULT_STOPPING: Stopping = { lastCall: 250, quiet: 1_000, patience: 5_000 };
/** Of a request's headers together, in bytes. */
const maxHeaderSize = 16_384;
/** How often requests that take too long to come are looked for, in ms. */
const connectionsCheckingInterval = 5_000;

const API = /^\/(?:api|rest|realtime)(?:\/|$)/;

/** Refuses a request to the API by a name that this server is not known by. */
function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(421, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  const error =
    'This server is not known by the name in the request. Its owner can add the name to ALLOWED_HOSTS.';
  response.end(JSON.stringify({ error }));
}

/** The whole site in one process. `listen` comes first; nothing is answered before it. */
export function createServer(options: ServerOptions) {
  const { log, backend, metrics, backendPages = [] } = options;
  const headers = securityHeaders(options.security);
  const limits = { ...DEFAULT_CONNECTION_LIMITS, ...options.connectionLimits };
  const connections = new Connections(limits, options.trustProxy ?? false);
  const isServedHost = servedHosts(options);
  let loading: Promise<Site> | undefined;
  let site: Site = new Map();
  const stopping = { ...DEFAULT_STOPPING, ...options.stopping };
  /** Answers that are not written yet. */
  const answering = new Set<ServerResponse>();
  let isStopping = false;

  const logFailure = (error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    log({ level: 'error', event: 'request failed', error: name, message, stack });
  };

  const app = new Hono();
  app.onError((error, context) => {
    logFailure(error);
    return context.json({ error: 'Something went wrong here. Please try again.' }, 500);
  });
  const { version, services = [] } = options;
  const readiness = async () => {
    const checks = (await backend?.readiness?.()) ?? {};
    return { ...checks, ...(isStopping && { server: 'stopping' }) };
  };
  app.route('/', createApi({ version, services, readiness }));
  app.all('*', (context) => context.json({ error: 'No such service.' }, 404));
  const answerApi = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) logFailure(error);
      return new Response(null, { status: isMalformed ? 400 : 500 });
    },
  });

  /** Files leave from the one buffer that holds them: nothing is copied for a request. */
  const answerSite = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL | undefined,
  ) => {
    await loading;
    if (url && backendPages.includes(url.pathname)) backend?.warm();
    const { status, headers: given, body } = serveSite(request, url, site);
    response.writeHead(status, given);
    response.end(body);
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!connections.begin(request, response)) return;
    const startedAt = performance.now();
    const id = randomBytes(6).toString('base64url');
    const url = requestUrl(request);
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      const { statusCode: status } = response;
      const seconds = (performance.now() - startedAt) / 1000;
      const path = pathTemplate(url?.pathname ?? '/:malformed', site);
      const method = request.method ?? '';
      metrics?.countRequest({ method, path, status, seconds });
      const ms = Math.round(seconds * 1000);
      log({ level: 'info', event: 'request', id, method, path, status, ms });
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('x-request-id', id);
    // A client that kept its connection would ask on it just when it ends.
    if (!server.listening) response.setHeader('connection', 'close');
    if (url && API.test(url.pathname)) {
      if (isServedHost(request.headers.host)) void answerApi(request, response);
      else refuseHost(request, response);
      return;
    }
    answerSite(request, response, url).catch((error: unknown) => {
      logFailure(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };

  const server = createHttpServer(
    {
      maxHeaderSize,
      // A request without a host is answered too, so that its refusal has the headers.
      requireHostHeader: false,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(connectionsCheckingInterval, limits.headers),
    },
    answer,
  );
  server.setTimeout(limits.idle);
  server.on('connection', (socket: Socket) => connections.admit(socket));
  // What else than 100-continue is expected may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  const malformed = new WeakSet<Duplex>();
  server.on('clientError', (error, socket: Socket) => {
    // Whatever comes after that is malformed too, says the parser each time.
    if (malformed.has(socket)) return;
    malformed.add(socket);
    connections.afterAnswers(socket, (isOwed) => refuseMalformed(error, socket, headers, isOwed));
  });
  server.on('connect', (_, socket: Socket) => {
    takeOver(socket);
    connections.afterAnswers(socket, () => refuse(405, socket, { ...headers, allow: 'GET, HEAD' }));
  });
  const upgraded = new Set<Duplex>();
  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    if (socket.destroyed) return;
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerUnupgraded(request, socket);
      return;
    }
    if (!isServedHost(request.headers.host)) {
      refuse(421, socket, headers);
      return;
    }
    if (!backend?.upgrade(request, socket, head)) {
      refuse(404, socket, headers);
      return;
    }
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  };
  server.on('upgrade', (request, socket: Socket, head) => {
    takeOver(socket);
    // Answers to what was asked before on the same connection still use it.
    connections.afterAnswers(socket, () => upgrade(request, socket, head));
  });
  /**
   * An upgrade to a protocol that is not spoken here is ignored (RFC 9110, 7.8). Node has taken its
   * parser off the socket by then, so that nothing after the headers can be read any more.
   */
  const answerUnupgraded = (request: IncomingMessage, socket: Socket): void => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      refuse(501, socket, headers);
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => {
      socket.end();
      closeSoon(socket);
    });
    server.emit('request', request, response);
  };

  return {
    /** @returns the address, once requests are answered. Rejects when the port is taken. */
    async listen(): Promise<string> {
      const { host, port, folder } = options;
      let address = '';
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          address = originOf(host, (server.address() as AddressInfo).port);
          loading = loadSite(folder, address);
          loading.then((loaded) => {
            site = loaded;
            resolve();
          }, reject);
        });
      });
      return address;
    },
    /**
     * Says that it is not ready, and after the last call takes no new connection, says of every answer
     * that it is its connection's last, tells sockets that it goes and lets running requests end; then
     * ends the rest and the backend.
     */
    async close(): Promise<void> {
      isStopping = true;
      await delay(stopping.lastCall);
      // Right after the loop has let in whoever waits: what still waits at a close is reset.
      await new Promise(setImmediate);
      // Not HTTP's own close: that cuts off kept connections, perhaps just as they are used.
      const ended = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      );
      for (const response of answering) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      const overdue = [
        setTimeout(() => server.closeIdleConnections(), stopping.quiet),
        setTimeout(() => server.closeAllConnections(), stopping.patience),
      ];
      await backend?.farewell?.();
      for (const socket of upgraded) socket.destroy();
      await ended;
      for (const timer of overdue) clearTimeout(timer);
      // Node's own watch over slow requests ends with its close.
      server.close();
      await backend?.close();
    },
  };
}
