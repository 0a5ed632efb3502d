import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Backend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import { type ConnectionLimits, Connections, DEFAULT_CONNECTION_LIMITS } from './Connections';
import { createApi } from './createApi';
import { loadSite, type Site } from './loadSite';
import type { Metrics } from './Metrics';
import { closeSoon, refuse, refuseMalformed, takeOver } from './refuse';
import { requestUrl } from './requestUrl';
import { retainedFiles } from './retainedFiles';
import { type SecurityOptions, securityHeaders } from './securityHeaders';
import { type ServedNames, servedHosts } from './servedHosts';
import { pathTemplate, serveSite } from './serveSite';

export type ServerOptions = Readonly<{
  /** The built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  version: string;
  security: SecurityOptions;
  log: Log;
  /** Answer before the site does. */
  services?: readonly Hono[];
  /** Receives WebSocket upgrades and is closed with the server. */
  backend?: Pick<Backend, 'upgrade' | 'warm' | 'close'> &
    Partial<Pick<Backend, 'farewell' | 'readiness'>>;
  /** Where the hashed files of every version are kept for tabs that are still open; nowhere by default. */
  filesDir?: string;
  /** Whether browsers may keep the site for later; otherwise their workers remove themselves. */
  offline?: boolean;
  /** Pages that will soon use the backend: a request for one starts the database. */
  backendPages?: readonly string[];
  connectionLimits?: Partial<ConnectionLimits>;
  metrics?: Pick<Metrics, 'countRequest'>;
  stopping?: Partial<typeof DEFAULT_STOPPING>;
}> &
  ServedNames;

/** How a server stops, in milliseconds. */
const DEFAULT_STOPPING = {
  /** How long it still accepts connections: those already waiting are let in. */
  lastCall: 250,
  /** A kept connection that is silent for this long after that is closed. */
  quiet: 1_000,
  /** How long running requests may take. */
  patience: 5_000,
};

/** Of a request's headers together, in bytes. */
const maxHeaderSize = 16_384;
/** How often requests that arrive too slowly are looked for, in ms. */
const connectionsCheckingInterval = 5_000;

const API = /^\/(?:api|rest|realtime)(?:\/|$)/;

/** The address for a browser on this machine: 0.0.0.0 and :: cannot be opened. */
export function originOf(host: string, port: number): string {
  const isForAll = host === '0.0.0.0' || host === '::';
  const name = isForAll ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Refuses a request to the API under an unknown host name. */
function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(421, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  const error =
    'This server does not answer to the host name of the request. Its owner can add the name to ALLOWED_HOSTS.';
  response.end(JSON.stringify({ error }));
}

/** The whole site in one process. Call `listen` first; nothing is answered before. */
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

  const { version, services = [] } = options;
  const readiness = async () => {
    const checks = (await backend?.readiness?.()) ?? {};
    return { ...checks, ...(isStopping && { server: 'stopping' }) };
  };
  const app = createApi({ version, services, readiness });
  app.onError((error, context) => {
    logFailure(error);
    return context.json({ error: 'Something went wrong here. Please try again.' }, 500);
  });
  const answerApi = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) logFailure(error);
      return new Response(null, { status: isMalformed ? 400 : 500 });
    },
  });

  /** The built site, with what earlier versions have left to their tabs. */
  const loadWhole = async (folder: string, address: string): Promise<Site> => {
    const whole = new Map(await loadSite(folder, address));
    const removalWorker = whole.get('/sw-off.js');
    if (options.offline === false && removalWorker) whole.set('/sw.js', removalWorker);
    if (options.filesDir === undefined) return whole;
    try {
      const old = await retainedFiles(options.filesDir, whole, Date.now());
      for (const [path, file] of old) whole.set(path, file);
    } catch (error) {
      log({ level: 'warn', event: 'old files not kept', error: String(error) });
    }
    return whole;
  };

  /** Files are sent from the buffer that holds them, without a copy per request. */
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
    // A client that kept its connection might use it just when it ends.
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
      // A request without a host is answered too, so that its refusal has the security headers.
      requireHostHeader: false,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(connectionsCheckingInterval, limits.headers),
    },
    answer,
  );
  server.setTimeout(limits.idle);
  server.on('connection', (socket: Socket) => connections.admit(socket));
  // Expectations other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  const malformed = new WeakSet<Duplex>();
  server.on('clientError', (error, socket: Socket) => {
    // The parser reports everything after that as malformed too.
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
    // Answers to earlier requests still use the same connection.
    connections.afterAnswers(socket, () => upgrade(request, socket, head));
  });
  /**
   * An upgrade to an unknown protocol is ignored (RFC 9110, 7.8). Node has detached its parser from
   * the socket by then, so nothing after the headers can be read.
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
    /** @returns the address, once requests are answered. Rejects if the port is taken. */
    async listen(): Promise<string> {
      const { host, port, folder } = options;
      await once(server.listen(port, host), 'listening');
      const address = originOf(host, (server.address() as AddressInfo).port);
      loading = loadWhole(folder, address);
      site = await loading;
      return address;
    },
    /**
     * Reports that it is not ready, then accepts no new connections, closes each connection after
     * its current answer, closes sockets and waits for running requests. Then it cuts off the rest
     * and closes the backend.
     */
    async close(): Promise<void> {
      isStopping = true;
      await delay(stopping.lastCall);
      // Right after the event loop has accepted waiting connections: those still waiting at a close
      // are reset.
      await new Promise(setImmediate);
      // Not HTTP's own close, which cuts off kept connections, perhaps just as they are used.
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
      // Node's own check for slow requests ends with its close.
      server.close();
      await backend?.close();
    },
  };
}
