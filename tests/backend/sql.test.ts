import { describe, it } from 'vitest';
import { openEmbedded } from '../../server/backend/database/openEmbedded';
import { openPostgres } from '../../server/backend/database/openPostgres';
import { dataDirectory } from './support/dataDirectory';
import { findPostgresBinaries, startPostgres } from './support/debianPostgres';
import { describeSql } from './support/describeSql';

describeSql('the embedded database', async () => {
  const directory = await dataDirectory();
  const database = await openEmbedded(directory.path);
  return {
    database,
    async close() {
      await database.close();
      directory.remove();
    },
  };
});

const binaries = findPostgresBinaries();
if (binaries === null) {
  describe('the SQL on PostgreSQL', () => {
    it('was not tested', (context) =>
      context.skip('PostgreSQL is not installed; install the package `postgresql` to test it'));
  });
} else {
  describeSql('PostgreSQL', async () => {
    const postgres = await startPostgres(binaries);
    const database = await openPostgres(postgres.url, () => {});
    return {
      database,
      async close() {
        await database.close();
        await postgres.stop();
      },
    };
  });
}
