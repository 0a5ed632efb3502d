import { describe, it } from 'vitest';
import { findPostgresBinaries, startPostgres } from './support/debianPostgres';
import { describeContract } from './support/describeContract';
import { serve } from './support/serve';

const binaries = findPostgresBinaries();

if (binaries === null) {
  describe('the messenger’s backend: PostgreSQL', () => {
    it('was not tested', (context) =>
      context.skip('PostgreSQL is not installed; install the package `postgresql` to test it'));
  });
} else {
  describeContract('PostgreSQL', async () => {
    const postgres = await startPostgres(binaries);
    const served = await serve({ databaseUrl: postgres.url });
    return {
      ...served,
      query: (sql, params) => served.backend.query(sql, params),
      async stop() {
        await served.stop();
        await postgres.stop();
      },
    };
  });
}
