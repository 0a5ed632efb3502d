import type { Log } from '../LogEvent';
import type { Database } from './Database';

const HOUR = 3_600_000;

/**
 * Once an hour deletes what is past its retention. The embedded database has no background workers,
 * so it is vacuumed and checkpointed here too: otherwise its log would grow until the next start.
 *
 * @returns a function that stops it
 */
export function keepTidy(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    tidy(database).then(
      (deleted) => log({ level: 'info', event: 'database tidied', deleted }),
      (error: Error) => log({ level: 'error', event: 'tidying failed', error: error.name }),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns the number of rows deleted */
export async function tidy(database: Database): Promise<number> {
  const [row] = await database.ownerQuery<{ deleted: number }>(
    'select (private.prune_messenger() + private.prune_sms())::int as deleted',
  );
  if (database.kind === 'embedded') {
    await database.ownerQuery('vacuum (analyze)');
    await database.ownerQuery('checkpoint');
  }
  return row?.deleted ?? 0;
}
