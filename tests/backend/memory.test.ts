import { describeContract } from './support/describeContract';
import { serve } from './support/serve';

describeContract('embedded, in memory', async () => {
  const served = await serve({ dataDir: 'memory://' });
  return { ...served, query: (sql, params) => served.backend.query(sql, params) };
});
