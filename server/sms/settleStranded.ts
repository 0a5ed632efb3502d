import type { Database } from '../backend/database/Database';

/** Maximum duration of a request to a provider, in seconds. */
const LONGEST_SEND = 300;

/**
 * Settles texts whose server stopped while it sent them. With the embedded database there is only
 * one server, so these are all texts from before its start. With other servers, these are only
 * texts that no server can still be sending.
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
