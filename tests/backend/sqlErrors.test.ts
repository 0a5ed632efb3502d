import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSqlError, type SqlError } from '../../server/backend/database/Database';
import { fromSqlError } from '../../server/backend/rest/RestError';
import { serve } from './support/serve';

const system = (code: string) =>
  Object.assign(new Error(`${code}: refused, mkdir '/srv/data'`), {
    code,
    syscall: 'mkdir',
    path: '/srv/data',
  });
const postgres = (code: string, message: string): SqlError =>
  Object.assign(new Error(message), { code, severity: 'ERROR' });

it.each(['EROFS', 'EPERM', 'EBUSY', 'ENOSPC'])('%s is not an error of the database', (code) => {
  expect(isSqlError(system(code))).toBe(false);
});

it('a state of PostgreSQL is', () => {
  expect(isSqlError(postgres('42P01', 'relation "x" does not exist'))).toBe(true);
});

it.each(['53100', '58030', 'XX001'])('%s reveals no path to a visitor', (code) => {
  const refusal = fromSqlError(
    postgres(code, 'could not extend file "base/5/16384": No space left on device'),
  );
  expect(refusal.status).toBe(503);
  expect(JSON.stringify(refusal.body)).not.toMatch(/16384|device/);
  expect(refusal.body.code).toBe(code);
});

it("a file without permission is not reported as the visitor's missing rights", () => {
  const words = 'could not open file "base/5/16384": Permission denied';
  const closed = fromSqlError(postgres('42501', words));
  expect(closed.status).toBe(503);
  expect(JSON.stringify(closed.body)).not.toContain('16384');
  const right = fromSqlError(postgres('42501', 'permission denied for table sms_outbox'));
  expect(right.status).toBe(401);
});

it('a missing folder is answered with 503 and no path', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kid-file-'));
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const served = await serve({ dataDir: join(file, 'data') });
  const response = await fetch(`${served.url}/rest/v1/messenger_messages`, {
    headers: { apikey: served.key },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain(directory);
  expect(served.logs).toContainEqual(
    expect.objectContaining({
      event: 'database did not start',
      reason: expect.stringMatching(/^The data directory .* cannot be made or written to/),
    }),
  );
  await served.stop();
  rmSync(directory, { recursive: true });
});
