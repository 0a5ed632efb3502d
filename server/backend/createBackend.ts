import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Context, Hono } from 'hono';
import { clientAddress } from './clientAddress';
import type { Database, SqlValue } from './database/Database';
import { keepTidy } from './database/keepTidy';
import { type Catalogue, readCatalogue } from './database/readCatalogue';
import type { Log } from './LogEvent';
import { DEFAULT_LIMITS, type Limits } from './limits';
import { ChangeFeed } from './realtime/ChangeFeed';
import { createBroadcastApp } from './realtime/createBroadcastApp';
import { RealtimeServer } from './realtime/RealtimeServer';
import { createRestApp } from './rest/createRestApp';

export type BackendOptions = Readonly<{
  /** Where the embedded database lives; `memory://` keeps nothing. */
  dataDir: string;
  /** Any PostgreSQL from 15 up, instead of the embedded one. */
  databaseUrl?: string;
  /** Believe the last entry of X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy?: boolean;
  /** Origins of other sites whose pages may use the backend; `*` for all. */
  allowedOrigins?: readonly string[];
  limits?: Partial<Limits>;
  log: Log;
}>;

export interface Backend {
  /** Answers /rest/v1/* and /realtime/v1/api/broadcast. */
  readonly app: Hono;
  /**
   * Takes a WebSocket for /realtime/v1/*. The caller destroys sockets that nobody takes.
   *
   * @returns whether it took the socket
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Starts the database if it is not yet started. */
  warm(): void;
  /** Runs one statement as the service role. `$1` and so on are given as text. */
  query<T>(sql: string, params?: readonly unknown[]): Promise<readonly T[]>;
  /** Ends sockets, lets running transactions finish and shuts the database down. */
  close(): Promise<void>;
}

type Opened = Readonly<{
  database: Database;
  catalogue: Catalogue;
  feed: ChangeFeed;
  stopTidying: () => void;
}>;

type NodeBindings = Readonly<{ incoming?: IncomingMessage }> | undefined;

const isSqlValue = (value: unknown): value is SqlValue =>
  value === null ||
  value instanceof Date ||
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

/** The backend of the messenger and of SMS. Nothing is opened before it is first needed. */
export function createBackend(options: BackendOptions): Backend {
  const { log, trustProxy = false, allowedOrigins = [] } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let opening: Promise<Opened> | null = null;
  let closing: Promise<void> = Promise.resolve();
  let closed = false;

  async function start(): Promise<Opened> {
    await closing.catch(() => {}); // already logged
    const started = performance.now();
    const database = await openDatabase(options, () => {
      log({ level: 'error', event: 'database lost' });
      void restart();
    });
    try {
      const catalogue = await readCatalogue(database);
      const feed = new ChangeFeed({
        database,
        catalogue,
        deliver: (change) => realtime.channels.deliver(change),
        onLost: () => realtime.reset(),
        log,
      });
      await feed.start();
      const ms = Math.round(performance.now() - started);
      log({ level: 'info', event: 'database ready', kind: database.kind, ms });
      return { database, catalogue, feed, stopTidying: keepTidy(database, log) };
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** A failed start is forgotten, so that the next request tries again. */
  function open(): Promise<Opened> {
    if (closed) return Promise.reject(new Error('The backend is closed'));
    if (opening === null) {
      const attempt = start();
      opening = attempt;
      attempt.catch((error: Error) => {
        log({ level: 'error', event: 'database did not start', error: error.name });
        if (opening === attempt) opening = null;
      });
    }
    return opening;
  }

  function shut(): Promise<void> {
    const attempt = opening;
    opening = null;
    closing = closing.then(async () => {
      const opened = await attempt?.catch(() => null);
      opened?.stopTidying();
      await opened?.database.close();
    });
    return closing;
  }

  /** Everything anew: the next request opens the database, and every client catches up. */
  async function restart(): Promise<void> {
    realtime.reset();
    await shut().catch((error: Error) =>
      log({ level: 'error', event: 'database did not stop', error: error.name }),
    );
  }

  const addressOfRequest = (request: IncomingMessage | undefined) =>
    clientAddress(
      request?.socket.remoteAddress,
      request?.headers['x-forwarded-for']?.toString(),
      trustProxy,
    );
  const guard = {
    addressOf: (context: Context) => addressOfRequest((context.env as NodeBindings)?.incoming),
    allowedOrigins,
    limits,
    log,
  };
  const realtime = new RealtimeServer({
    openFeed: async () => (await open()).feed,
    addressOf: addressOfRequest,
    allowedOrigins,
    limits,
    log,
  });
  const app = new Hono();
  app.route('/rest/v1', createRestApp({ ...guard, open }));
  app.route(
    '/realtime/v1/api/broadcast',
    createBroadcastApp({
      ...guard,
      broadcast: (topic, broadcast) => realtime.channels.broadcast(topic, broadcast),
    }),
  );

  return {
    app,
    upgrade(request, socket, head) {
      if (!request.url?.startsWith('/realtime/v1/')) return false;
      realtime.upgrade(request, socket, head);
      return true;
    },
    warm() {
      open().catch(() => {}); // already logged
    },
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const values = params.map((value) => {
        if (isSqlValue(value)) return value;
        throw new TypeError('A parameter must be a text, a number, a truth value, a date or null');
      });
      const { database } = await open();
      return database.transaction({ role: 'service_role' }, (session) =>
        session.query<T>(sql, values),
      );
    },
    async close() {
      closed = true;
      await realtime.close();
      await shut();
    },
  };
}

async function openDatabase(options: BackendOptions, onLost: () => void): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./database/openPostgres');
    return openPostgres(options.databaseUrl, onLost);
  }
  const { openEmbedded } = await import('./database/openEmbedded');
  return openEmbedded(options.dataDir, onLost);
}
