import type { PoolClient } from 'pg';
import { contextStatement, type Database, type SqlValue, toText } from './Database';
import { migrate } from './migrate';

const INT8 = 20;

/**
 * Connects to a PostgreSQL server, version 15 or later, and migrates it.
 *
 * @param onListenerLost called if notifications stopped: changes since then are lost
 */
export async function openPostgres(url: string, onListenerLost: () => void): Promise<Database> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  pool.on('error', () => {}); // A broken idle connection is replaced by the next request.
  let listener: InstanceType<typeof pg.Client> | null = null;
  let closing = false;

  const inTransaction = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const database: Database = {
    kind: 'postgres',
    transaction: (context, work) =>
      inTransaction(async (client) => {
        const [sql, params] = contextStatement(context);
        await client.query(sql, params);
        return work({
          query: async (text, values: readonly SqlValue[] = []) =>
            (await client.query(text, values.map(toText))).rows,
        });
      }),
    async script(sql) {
      await inTransaction((client) => client.query(sql));
    },
    ownerQuery: async (sql, params = []) => (await pool.query(sql, params.map(toText))).rows,
    async listen(channel, onPayload) {
      const client = new pg.Client({ connectionString: url, keepAlive: true });
      const lost = () => {
        if (listener !== client) return;
        listener = null;
        if (!closing) onListenerLost();
      };
      client.on('error', lost);
      client.on('end', lost);
      client.on('notification', (message) => onPayload(message.payload ?? ''));
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      listener = client;
    },
    isWritable: () => true,
    async close() {
      closing = true;
      await listener?.end();
      await pool.end();
    },
  };

  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
