import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/backend/database/Database';
import { settleStranded } from '../../../server/sms/settleStranded';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['embedded', true, ['unknown', '1.5 s']],
  ['embedded', false, ['outbox', '1.5 s']],
  ['postgres', true, ['unknown', '300 s']],
] as const)('a %s database, live %s, settles as %j', async (kind, live, params) => {
  vi.useFakeTimers({ now: 10_000 });
  const ownerQuery = vi.fn(() => Promise.resolve([]));
  const database = { kind, ownerQuery } as unknown as Database;
  await settleStranded(database, live, 8_500);
  expect(ownerQuery).toHaveBeenCalledExactlyOnceWith(
    'select private.settle_stranded_sms($1, $2)',
    params,
  );
});
