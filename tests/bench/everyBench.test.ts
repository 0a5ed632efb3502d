import { expect, test } from 'vitest';
import { benches } from '../../scripts/bench/benches';

// `npm test -- bench` runs each in its short form, which takes minutes.
test.each(Object.entries(benches))('the bench %s can be loaded', async (_name, load) => {
  expect(await load()).toBeTypeOf('function');
});
