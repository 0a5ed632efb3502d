import { describe, it } from 'vitest';
import { describeContract } from './support/describeContract';

const { SUPABASE_TEST_URL: url, SUPABASE_TEST_KEY: key } = process.env;

if (url === undefined || key === undefined) {
  describe('the messenger’s backend: a hosted project', () => {
    it('was not tested', (context) =>
      context.skip('set SUPABASE_TEST_URL and SUPABASE_TEST_KEY to test a hosted project'));
  });
} else {
  describeContract('a hosted project', async () => ({ url, key, stop: async () => {} }));
}
