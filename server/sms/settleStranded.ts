import type { Database } from '../backend/database/Database';

/** No provider is asked for longer, in seconds. */
const LONGEST_SEND = 300;

/**
 * Settles texts whose server ended while it sent them. Whoever has the embedded database is its only
 * server, so that all from before its own start are such; with others about, only those that none
 * can still be sending.
 *
 * @param live whether texts leave this machine
 * @param startedAt of this server, in ms since 1970
 */
export async function settleStranded(
  database: Database,
  live: boolean,
  startedAt: number,
): Promise<void> {
  const running = (Date.now() - startedAt) / 1000;
  const older = database.kind === 'embedded' ? running : LONGEST_SEND;
  await database.ownerQuery('select private.settle_stranded_sms($1, $2)', [
    live ? 'unknown' : 'outbox',
    `${older} s`,
  ]);
}
