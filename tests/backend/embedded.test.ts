import { dataDirectory } from './support/dataDirectory';
import { describeContract } from './support/describeContract';
import { serve } from './support/serve';

describeContract('embedded, on disk', async () => {
  const directory = await dataDirectory();
  const served = await serve({ dataDir: directory.path });
  return {
    ...served,
    query: (sql, params) => served.backend.query(sql, params),
    async stop() {
      await served.stop();
      directory.remove();
    },
  };
});
