import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { addressOfContext, addressOfRequest } from './clientAddress';
import { type Control, listenForControl } from './control';
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
  databaseUrl?: string;
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

/**
 * The state of the backend: `ok`, `idle` before it is first needed, or what is wrong, in a word or
 * two.
 */
export type Readiness = Readonly<{ database: string; disk: string; queue: string }>;

/** Figures for monitoring. */
export type BackendGauges = Readonly<{
  database_up: number;
  database_starts_total: number;
  database_waiting: number;
  disk_full: number;
  realtime_sockets: number;
  realtime_channels: number;
}>;

export interface Backend extends Control {
  /** Answers /rest/v1/* and /realtime/v1/api/broadcast. */
  readonly app: Hono;
  /**
   * Handles a WebSocket upgrade for /realtime/v1/*. The caller destroys sockets that are not taken.
   *
   * @returns whether it took the socket
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Starts the database if it is not yet started. */
  warm(): void;
  /** Queries the database if it is open; opens nothing. */
  readiness(): Promise<Readiness>;
  gauges(): BackendGauges;
  /** Tells every socket that the server is stopping and closes it. Requests are still answered. */
  farewell(): Promise<void>;
  /** Closes sockets, waits for running transactions and shuts the database down. */
  close(): Promise<void>;
}

type Opened = Readonly<{
  database: Database;
  catalogue: Catalogue;
  feed: ChangeFeed;
  stopMaintenance: () => void;
}>;

const isSqlValue = (value: unknown): value is SqlValue =>
  value === null ||
  value instanceof Date ||
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

/** The backend of the messenger and of SMS. Nothing is opened before it is first needed. */
export function createBackend(options: BackendOptions): Backend {
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
    const database = await openDatabase(options, {
      onLost() {
        log({ level: 'error', event: 'database lost' });
        void restart();
      },
      onDisk(isFull, freeBytes) {
        isDiskFull = isFull;
        const event = isFull ? 'disk full: writes are refused' : 'disk has room: writes are taken';
        log({ level: isFull ? 'error' : 'warn', event, freeBytes });
      },
    });
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

  const guard = {
    addressOf: (context: Context) => addressOfContext(context, trustProxy),
    allowedOrigins,
    limits,
    log,
  };
  const realtime = new RealtimeServer({
    openFeed: async () => (await open()).feed,
    addressOf: (request) => addressOfRequest(request, trustProxy),
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
      broadcast: (...sent) => realtime.channels.broadcast(...sent),
    }),
  );

  /** The embedded database: only its files can be copied and replaced here. */
  async function openFiles() {
    const { database } = await open();
    if (!('snapshot' in database)) throw new Error('This database is backed up by its own tools.');
    return database as EmbeddedDatabase;
  }

  const backend: Backend = {
    app,
    upgrade(request, socket, head) {
      if (!request.url?.startsWith('/realtime/v1/')) return false;
      realtime.upgrade(request, socket, head);
      return true;
    },
    warm() {
      open().catch(() => {}); // Already logged.
    },
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const values = params.map((value) => {
        if (isSqlValue(value)) return value;
        throw new TypeError('A parameter must be a string, a number, a boolean, a date or null');
      });
      const { database } = await open();
      return database.transaction({ role: 'service_role' }, (session) =>
        session.query<T>(sql, values),
      );
    },
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
    gauges: () => ({
      database_up: opened === null ? 0 : 1,
      database_starts_total: starts,
      database_waiting: opened?.feed.waiting ?? 0,
      disk_full: isDiskFull ? 1 : 0,
      realtime_sockets: realtime.size,
      realtime_channels: realtime.channels.size,
    }),
    farewell: () => realtime.close(),
    async snapshot(folder) {
      await (await openFiles()).snapshot(folder);
    },
    async restore(folder) {
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

type Callbacks = Readonly<{
  onLost: () => void;
  onDisk: (isFull: boolean, freeBytes: number) => void;
}>;

async function openDatabase(
  options: BackendOptions,
  { onLost, onDisk }: Callbacks,
): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./database/openPostgres');
    return openPostgres(options.databaseUrl, onLost);
  }
  const { openEmbedded } = await import('./database/openEmbedded');
  return openEmbedded(options.dataDir, onLost, { onDisk, ...options.embedded });
}
