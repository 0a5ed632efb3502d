import type { Log } from '../LogEvent';
import type { Database } from './Database';

/** The tables that change. The rest of the database needs no maintenance. */
const TABLES = [
  'public.messenger_messages',
  'public.messenger_reports',
  'public.messenger_rooms',
  'private.rate_buckets',
  'private.sms_outbox',
  'private.sms_counters',
  'public.runs',
].join(', ');

/** Transactions after which old rows are frozen; PostgreSQL stops at twenty times as many. */
const FREEZE_AFTER = 100_000_000;

/**
 * The most log that may have to be read again after a crash, in bytes. A start reads some ten
 * megabytes a second on a busy machine, and a visitor waits for it.
 */
const REPLAY_AT_MOST = 1_000_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The request that started the database is answered first. */
const ANALYZE_AFTER = 15 * SECOND;
const CHECKPOINT_EVERY = MINUTE;
const ANALYZE_EVERY = 5 * MINUTE;
const MAINTENANCE_EVERY = 60 * MINUTE;

/**
 * Removes data past its retention once an hour. The embedded database has no background workers, so
 * this also vacuums and writes checkpoints, or the start after a crash would read a log without
 * end; and it refreshes statistics, or finding the latest fifty messages would sort the whole room.
 *
 * Rests while the disk is full: it writes too, and an engine without room for its log cannot even
 * read. What failed meanwhile is done within a minute of there being room.
 *
 * @param remove deletes what is past its retention; a start runs it too
 * @param isOwed whether the start could not
 * @returns a function that stops it
 */
export function runMaintenance(
  database: Database,
  log: Log,
  remove: () => Promise<number> = () => prune(database),
  isOwed = false,
): () => void {
  let owed = isOwed;
  const run = (event: string, work: () => Promise<number>) => {
    if (!database.isWritable()) return;
    work().then(
      (deleted) => log({ level: 'info', event, deleted }),
      (error: Error) => log({ level: 'error', event: `${event} failed`, error: error.name }),
    );
  };
  const timers: NodeJS.Timeout[] = [];
  const maintainNow = () => {
    owed = !database.isWritable();
    run('tidied', () => maintain(database, remove));
  };
  timers.push(setInterval(maintainNow, MAINTENANCE_EVERY));
  if (database.kind === 'embedded') {
    const analyze = () =>
      run('analyzed', async () => (await database.ownerQuery(`analyze ${TABLES}`)).length);
    timers.push(setTimeout(analyze, ANALYZE_AFTER), setInterval(analyze, ANALYZE_EVERY));
    const check = () => {
      if (!database.isWritable()) return;
      if (owed) maintainNow();
      checkpoint(database).catch((error: Error) =>
        log({ level: 'error', event: 'checkpoint failed', error: error.name }),
      );
    };
    timers.push(setInterval(check, CHECKPOINT_EVERY));
  }
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Writes a checkpoint if a start after a crash would have to read much of the log again. */
export async function checkpoint(database: Database): Promise<void> {
  const [log] = await database.ownerQuery<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
     from pg_control_checkpoint()`,
  );
  if ((log?.bytes ?? 0) > REPLAY_AT_MOST) await database.ownerQuery('checkpoint');
}

/**
 * Deletes what is past its retention.
 * @returns the number of rows deleted
 */
export async function prune(database: Database): Promise<number> {
  const [row] = await database.ownerQuery<{ deleted: number }>(
    'select (private.prune_messenger() + private.prune_sms() + private.prune_runs() + private.prune_rooms())::int as deleted',
  );
  return row?.deleted ?? 0;
}

export async function maintain(
  database: Database,
  remove = () => prune(database),
): Promise<number> {
  const deleted = await remove();
  if (database.kind === 'embedded') {
    const [age] = await database.ownerQuery<{ transactions: number }>(
      'select age(datfrozenxid) as transactions from pg_database where datname = current_database()',
    );
    const isOld = (age?.transactions ?? 0) > FREEZE_AFTER;
    await database.ownerQuery(isOld ? 'vacuum (freeze)' : `vacuum (analyze) ${TABLES}`);
    await database.ownerQuery('checkpoint');
  }
  return deleted;
}
