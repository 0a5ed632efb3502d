import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { addressOfContext, addressOfRequest } from './clientAddress';
import { listenForControl } from './control';
import type { Database, SqlValue } from './database/Database';
import { swapDatabase } from './database/dataFolder';
import type { EmbeddedDatabase, EmbeddedOptions } from './database/openEmbedded';
import { type Catalogue, readCatalogue } from './database/readCatalogue';
import { prune, runMaintenance } from './database/runMaintenance';
import type { Log } from './LogEvent';
import { DEFAULT_LIMITS, type Limits } from './limits';
import { ChangeFeed } from './realtime/ChangeFeed';
import { createBroadcastApp } from './realtime/createBroadcastApp';
import { RealtimeServer } from './realtime/RealtimeServer';
import { createRestApp } from './rest/createRestApp';

export type BackendOptions = Readonly<{
  /** The directory of the embedded database; `memory://` stores nothing. */
  dataDir: string;
  /** A PostgreSQL server, version 15 or later, instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Use the last entry of X-Forwarded-For: only behind a proxy that sets it. */
  trustProxy?: boolean;
  /** Origins of other sites whose pages may use the backend; `*` for all. */
  allowedOrigins?: readonly string[];
  limits?: Partial<Limits>;
  embedded?: EmbeddedOptions;
  /** Runs at every start before the first answer, and in the hourly maintenance. */
  upkeep?: (database: Database) => Promise<unknown>;
  log: Log;
}>;

export type Backend = ReturnType<typeof createBackend>;

type Opened = Readonly<{
  database: Database;
  catalogue: Catalogue;
  feed: ChangeFeed;
  stopMaintenance: () => void;
}>;

/** The backend of the messenger and of SMS. Nothing is opened before it is first needed. */
export function createBackend(options: BackendOptions) {
  const { log, trustProxy = false, allowedOrigins = [] } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let opening: Promise<Opened> | null = null;
  let opened: Opened | null = null;
  let starts = 0;
  let hasFailed = false;
  let isDiskFull = false;
  let closing: Promise<void> = Promise.resolve();
  let closed = false;
  let deaf: (() => void) | null = null;

  async function start(): Promise<Opened> {
    await closing.catch(() => {}); // Already logged.
    const started = performance.now();
    isDiskFull = false;
    const database = await openDatabase();
    try {
      const upkeep = async () => {
        await options.upkeep?.(database);
        return prune(database);
      };
      // Deletions have to be written to disk first.
      const isKept = database.isWritable();
      if (isKept) await upkeep();
      const catalogue = await readCatalogue(database);
      const feed = new ChangeFeed({
        database,
        catalogue,
        deliver: (change) => realtime.channels.deliver(change),
        onLost: () => realtime.reset(),
        log,
        filters: limits.filters,
      });
      await feed.start();
      await hearOperator(database);
      const ms = Math.round(performance.now() - started);
      log({ level: 'info', event: 'database ready', kind: database.kind, ms });
      starts++;
      hasFailed = false;
      opened = {
        database,
        catalogue,
        feed,
        stopMaintenance: runMaintenance(database, log, upkeep, !isKept),
      };
      return opened;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async function openDatabase(): Promise<Database> {
    const onLost = () => {
      log({ level: 'error', event: 'database lost' });
      void restart();
    };
    if (options.databaseUrl !== undefined) {
      const { openPostgres } = await import('./database/openPostgres');
      return openPostgres(options.databaseUrl, onLost);
    }
    const onDisk = (isFull: boolean, freeBytes: number) => {
      isDiskFull = isFull;
      const event = isFull ? 'disk full: writes are refused' : 'disk has room: writes are taken';
      log({ level: isFull ? 'error' : 'warn', event, freeBytes });
    };
    const { openEmbedded } = await import('./database/openEmbedded');
    return openEmbedded(options.dataDir, onLost, { onDisk, ...options.embedded });
  }

  /** From the first start of an embedded database on, while the server runs. */
  async function hearOperator({ kind }: Database): Promise<void> {
    if (deaf !== null || kind !== 'embedded' || options.dataDir === MEMORY) return;
    try {
      deaf = await listenForControl(options.dataDir, backend);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      log({
        level: 'warn',
        event: "the operator's socket cannot be opened",
        error: code ?? 'unknown',
      });
    }
  }

  /** A failed start is forgotten, so that the next request tries again. */
  function open(): Promise<Opened> {
    if (closed) return Promise.reject(new Error('The backend is closed'));
    if (opening === null) {
      const attempt = start();
      opening = attempt;
      attempt.catch((error: Error) => {
        const { name, message: reason } = error;
        log({ level: 'error', event: 'database did not start', error: name, reason });
        hasFailed = true;
        if (opening === attempt) opening = null;
      });
    }
    return opening;
  }

  function shut(): Promise<void> {
    const attempt = opening;
    opening = null;
    opened = null;
    closing = closing.then(async () => {
      const left = await attempt?.catch(() => null);
      left?.stopMaintenance();
      await left?.database.close();
    });
    return closing;
  }

  /**
   * Starts again from nothing: the next request opens the database, and every client reconnects.
   */
  async function restart(): Promise<void> {
    realtime.reset();
    await shut().catch((error: Error) =>
      log({ level: 'error', event: 'database did not stop', error: error.name }),
    );
  }

  const shared = { allowedOrigins, limits, log };
  const realtime = new RealtimeServer({
    ...shared,
    openFeed: async () => (await open()).feed,
    addressOf: (request) => addressOfRequest(request, trustProxy),
  });
  const app = new Hono();
  const guard = {
    ...shared,
    addressOf: (context: Context) => addressOfContext(context, trustProxy),
  };
  app.route('/rest/v1', createRestApp({ ...guard, open }));
  app.route(
    '/realtime/v1/api/broadcast',
    createBroadcastApp({
      ...guard,
      broadcast: (...sent) => realtime.channels.broadcast(...sent),
    }),
  );

  /** The embedded database: only its files can be copied and replaced here. */
  async function openFiles() {
    const { database } = await open();
    if (!('snapshot' in database)) throw new Error('This database is backed up by its own tools.');
    return database as EmbeddedDatabase;
  }

  const backend = {
    /** Answers /rest/v1/* and /realtime/v1/api/broadcast. */
    app,
    /**
     * Handles a WebSocket upgrade for /realtime/v1/*. The caller destroys sockets that are not
     * taken.
     *
     * @returns whether it took the socket
     */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      if (!request.url?.startsWith('/realtime/v1/')) return false;
      realtime.upgrade(request, socket, head);
      return true;
    },
    /** Starts the database if it is not yet started. */
    warm(): void {
      open().catch(() => {}); // Already logged.
    },
    async query<T>(sql: string, params: readonly SqlValue[] = []) {
      const { database } = await open();
      return database.transaction({ role: 'service_role' }, (session) =>
        session.query<T>(sql, params),
      );
    },
    /**
     * Queries the database if it is open; opens nothing.
     *
     * @returns states: `ok`, `idle` before it is first needed, or what is wrong, in a word or two
     */
    async readiness() {
      const now = opened;
      if (now === null) {
        const database = hasFailed ? 'does not start' : opening === null ? 'idle' : 'starting';
        return { database, disk: isDiskFull ? 'full' : 'ok', queue: 'ok' };
      }
      return {
        database: await signOfLife(now.database),
        disk: isDiskFull ? 'full' : 'ok',
        queue: now.feed.waiting < MOST_WAITING ? 'ok' : 'long',
      };
    },
    /** Figures for monitoring. */
    gauges: () => ({
      database_up: opened === null ? 0 : 1,
      database_starts_total: starts,
      database_waiting: opened?.feed.waiting ?? 0,
      disk_full: isDiskFull ? 1 : 0,
      realtime_sockets: realtime.size,
      realtime_channels: realtime.channels.size,
    }),
    /** Tells every socket that the server is stopping and closes it. Requests are still answered. */
    farewell: () => realtime.close(),
    snapshot: async (folder: string) => (await openFiles()).snapshot(folder),
    async restore(folder: string) {
      await openFiles();
      realtime.reset();
      const swap = () => swapDatabase(options.dataDir, folder);
      // Requests meanwhile wait for the new state.
      closing = shut().then(swap);
      try {
        await closing;
        await open();
      } catch (error) {
        closing = shut().then(swap);
        await closing;
        throw error;
      }
      realtime.reset();
    },
    /** Closes sockets, waits for running transactions and shuts the database down. */
    async close() {
      closed = true;
      deaf?.();
      await realtime.close();
      await shut();
    },
  };
  return backend;
}

/** No data directory: nothing is stored. */
const MEMORY = 'memory://';

/** Ten times the changes that are read at once: with more, subscribers are already seconds late. */
const MOST_WAITING = 5_000;
/** How long the database may take to answer the health query, in ms. */
const SIGN_WITHIN = 3_000;

async function signOfLife(database: Database): Promise<string> {
  const overdue = delay(SIGN_WITHIN, 'does not answer', { ref: false });
  const sign = database.ownerQuery('select 1').then(
    () => 'ok',
    () => 'fails',
  );
  return Promise.race([sign, overdue]);
}
