import { cpSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { contextStatement, type Database, type SqlValue, toText } from './Database';
import { closeToOthers, hasDatabase, makeDataDirectory, noteMade, unopened } from './dataFolder';
import { Engine } from './Engine';
import { FairQueue } from './FairQueue';
import { findAbove } from './findAbove';
import { lockDirectory } from './lockDirectory';
import { migrate } from './migrate';
import { postgresModule } from './postgresModule';
import { type DiskWatch, watchDisk } from './watchDisk';

/**
 * The database fits into a small cache over the system's own. The default of 128 MB would be
 * allocated at every start and stay in memory.
 */
const CACHE = ['-c', 'shared_buffers=16MB'];
/** A statement that sorts or joins more than fits into memory must not fill the disk. */
const TEMPORARY = ['-c', 'temp_file_limit=256MB'];

/**
 * How long a function must run before V8 optimises it: some thirty times the default. With the
 * default, a third of a start's CPU time went into code that only runs at start.
 */
const TIERING = '--wasm-tiering-budget=60000000';
/** Compiling on every core at once keeps some twenty megabytes per core. */
const ONE_COMPILER = '--wasm-num-compilation-tasks=1';

/** How long one statement of a request may run, in ms: everybody else waits for it. */
const DEADLINE = 8_000;
/** How long a shutdown may take, in ms. */
const SHUTDOWN = 20_000;

/** How soon a commit is synced to disk, in ms: what a power cut may cost. */
const KEEP_EVERY = 200;

export type EmbeddedOptions = Readonly<{
  deadline?: number;
  /** A copy of this migrated database is the start of a new one. */
  template?: string;
  /** 0: nothing is acknowledged before it is synced. */
  keepEvery?: number;
  /** Called when the disk becomes full, or is no longer full. */
  onDisk?: (isFull: boolean, freeBytes: number) => void;
  /** Free space for a folder, in bytes. */
  freeBytes?: (folder: string) => Promise<number>;
}>;

export type EmbeddedDatabase = Database &
  Readonly<{
    /** How often something was synced since the start. */
    syncs(): Promise<number>;
    /** Copies its files between two transactions; the folder must not exist. */
    snapshot(folder: string): Promise<void>;
  }>;

const RENEW_SALTS = ['messenger_settings', 'sms_settings']
  .map((table) => `update private.${table} set salt = gen_random_uuid()::text || gen_random_uuid()`)
  .join('; ');

const texts = (params: readonly SqlValue[] = []) => params.map(toText);

function wrap(
  engine: Engine,
  { deadline = DEADLINE }: EmbeddedOptions,
  disk: DiskWatch | null,
  release: () => void,
): EmbeddedDatabase {
  const queue = new FairQueue();
  const own = <T>(...request: Parameters<Engine['call']>) =>
    queue.take(undefined, () => engine.call<T>(...request));
  const run: Database['transaction'] = async (context, work) => {
    if (context.readOnly !== true) disk?.assertRoom();
    const query = <T>(sql: string, params?: readonly SqlValue[]) =>
      engine.call<T>('query', sql, texts(params), deadline);
    try {
      await engine.call('begin', ...contextStatement(context), deadline);
      const result = await work({ query });
      await engine.call('end', 'commit', [], deadline);
      return result;
    } catch (error) {
      // The first error is the one to report.
      await engine.call('end', 'rollback', [], deadline).catch(() => {});
      throw error;
    }
  };
  return {
    kind: 'embedded',
    transaction: (context, work) => queue.take(context.address, () => run(context, work)),
    async script(sql) {
      await own('script', sql);
    },
    ownerQuery: (sql, params) => own('query', sql, texts(params)),
    async snapshot(folder) {
      await own('snapshot', folder);
      closeToOthers(folder);
    },
    async syncs() {
      const [row] = await own<{ syncs: number }>('syncs');
      return row.syncs;
    },
    listen: (channel, onPayload) => queue.take(undefined, () => engine.listen(channel, onPayload)),
    isWritable: () => disk?.hasRoom() ?? true,
    async close() {
      disk?.stop();
      try {
        // Waiting requests are served before the end.
        await Promise.race([queue.idle(), delay(SHUTDOWN, undefined, { ref: false })]);
        await engine.close(SHUTDOWN);
      } finally {
        release();
      }
    },
  };
}

const NEWEST_ROWS = `
  select format(
    'select newest from %I.%I as newest order by %I desc limit 1;',
    n.nspname, c.relname, a.attname
  ) as read
  from pg_index as i
  join pg_class as c on c.oid = i.indrelid
  join pg_namespace as n on n.oid = c.relnamespace
  join pg_attribute as a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where i.indisprimary and n.nspname in ('public', 'private')`;

/**
 * Reads the last row of each table by its key. PostgreSQL takes a truncated file for a shorter
 * table, so that rows are silently missing. The index still refers to them.
 *
 * @throws SqlError if a file lacks what its index refers to
 */
async function readEnds(database: Database): Promise<void> {
  const reads = await database.ownerQuery<{ read: string }>(NEWEST_ROWS);
  await database.script(
    `set local enable_seqscan = off; ${reads.map((row) => row.read).join(' ')}`,
  );
}

/**
 * Opens the embedded PostgreSQL in a thread of this process and migrates it.
 *
 * @param dataDir the directory of the database and its lock; `memory://` stores nothing
 * @param onBroken called if the engine failed for good and must be opened again
 * @throws StartRefusal with a sentence if the directory cannot be used
 */
export async function openEmbedded(
  dataDir: string,
  onBroken: () => void = () => {},
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  setFlagsFromString(TIERING);
  setFlagsFromString(ONE_COMPILER);
  let engine: Engine | null = null;
  let disk: DiskWatch | null = null;
  let isOpen = false;
  // A thread that ends before it is open rejects the opening.
  const onEnd = () => {
    if (isOpen) onBroken();
  };
  const start = async (directory?: string) => {
    engine = new Engine({
      dataDir: directory,
      pgliteWasmModule: await postgresModule(),
      startParams: [...CACHE, ...TEMPORARY],
      keepEvery: options.keepEvery ?? KEEP_EVERY,
      onBroken: onEnd,
      onFull: () => disk?.noteFull(),
    });
    await engine.ready;
    return engine;
  };
  if (dataDir === 'memory://') {
    const database = wrap(await start(), options, null, () => {});
    await migrate(database);
    isOpen = true;
    return database;
  }

  makeDataDirectory(dataDir);
  const onLost = () => {
    // The new owner writes to the same files: not even a shutdown may.
    void engine?.kill();
    onBroken();
  };
  const release = await lockDirectory(join(dataDir, 'database.lock'), { onLost });
  try {
    const directory = join(dataDir, 'database');
    if (!hasDatabase(dataDir)) {
      // Created aside and moved when complete: an interrupted first start leaves nothing broken.
      const fresh = join(dataDir, 'database.new');
      rmSync(fresh, { recursive: true, force: true });
      // The build made one: making one takes seconds and three times the memory of opening one.
      const built = findAbove('template/PG_VERSION');
      const template = options.template ?? (built && dirname(built));
      if (template !== undefined) cpSync(template, fresh, { recursive: true });
      const database = wrap(await start(fresh), options, null, () => {});
      await migrate(database);
      // Random values of the template are replaced for this database.
      if (template !== undefined) await database.script(RENEW_SALTS);
      await database.close();
      renameSync(fresh, directory);
    }
    noteMade(dataDir);
    disk = await watchDisk(dataDir, options.onDisk, options.freeBytes);
    const opening = start(directory).then(async (opened) => {
      const database = wrap(opened, options, disk, release);
      await migrate(database);
      await readEnds(database);
      return database;
    });
    const database = await opening.catch((error: unknown) => {
      throw unopened(dataDir, error, disk?.hasRoom() ?? true);
    });
    closeToOthers(dataDir);
    isOpen = true;
    return database;
  } catch (error) {
    (disk as DiskWatch | null)?.stop();
    await (engine as Engine | null)?.kill();
    release();
    throw error;
  }
}
