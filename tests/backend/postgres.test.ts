import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Collector, connect, leave, listen, subscribe } from './support/client';
import { findPostgresBinaries, type PostgresServer, startPostgres } from './support/debianPostgres';
import { describeContract } from './support/describeContract';
import { serve } from './support/serve';

const binaries = findPostgresBinaries();

if (binaries === null) {
  describe('the messenger’s backend: PostgreSQL', () => {
    it('was not tested', (context) =>
      context.skip('PostgreSQL is not installed; install the package `postgresql` to test it'));
  });
} else {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(binaries);
  });
  afterAll(() => postgres.stop());

  describeContract('PostgreSQL', async () => {
    const served = await serve({ databaseUrl: postgres.url });
    return { ...served, query: (sql, params) => served.backend.query(sql, params) };
  });

  it('makes clients catch up when PostgreSQL dropped the listening connection', async () => {
    const databaseUrl = await postgres.createDatabase('dropping');
    const served = await serve({ databaseUrl });
    const client = connect(served);
    const { channel, messages } = listen(client);
    const statuses = new Collector<string>();
    await subscribe(channel, statuses.push);
    await served.backend.query('select 1');
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen%' and datname = current_database()`,
    );
    await admin.end();
    await statuses.until((all) => all.filter((status) => status === 'SUBSCRIBED').length === 2);
    await client.from('messenger_messages').insert({ username: 'Ann', message: 'after' });
    await messages.until((rows) => rows.some((row) => row.message === 'after'));
    await leave(client);
    await served.stop();
  });
}
