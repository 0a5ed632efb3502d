import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataDirectory } from './support/dataDirectory';
import { serve } from './support/serve';

let data: Awaited<ReturnType<typeof dataDirectory>>;
beforeAll(async () => {
  data = await dataDirectory();
});
afterAll(() => data.remove());

it('keeps its files from everybody but the owner', async () => {
  const served = await serve({ dataDir: data.path });
  await served.backend.query(`insert into public.messenger_messages (username, message)
    values ('A', 'for the owner only')`);
  const open = readdirSync(data.path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(data.path)
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open.map((path) => path.slice(data.path.length))).toEqual([]);
  await served.stop();
});

const gone = (name: string) => (database: string) =>
  rmSync(join(database, name), { recursive: true });

it.each<[string, (database: string) => void, RegExp]>([
  ['no version', gone('PG_VERSION'), /damaged: PG_VERSION is missing/],
  ['no tables', gone('base'), /damaged: base is missing/],
  ['no log', gone('pg_wal'), /damaged: pg_wal is missing/],
  ['no control file', gone('global/pg_control'), /damaged: global\/pg_control is missing/],
  ['the folder gone', (database) => rmSync(database, { recursive: true }), /the folder is gone/],
  [
    'the folder empty',
    (database) => {
      rmSync(database, { recursive: true });
      mkdirSync(database);
    },
    /is empty/,
  ],
  [
    'another version',
    (database) => writeFileSync(join(database, 'PG_VERSION'), '17\n'),
    /is of PostgreSQL "17"/,
  ],
  [
    'a control file of zeros',
    (database) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192)),
    /cannot be opened/,
  ],
  [
    'an empty control file',
    (database) => truncateSync(join(database, 'global/pg_control')),
    /cannot be opened/,
  ],
])('says what is wrong with %s, and makes nothing anew', async (_what, damage, sentence) => {
  const copy = await dataDirectory();
  const database = join(copy.path, 'database');
  damage(database);
  const files = () =>
    readdirSync(copy.path, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.endsWith('postmaster.pid'))
      .sort();
  const before = files();
  const served = await serve({ dataDir: copy.path });
  const response = await fetch(`${served.url}/rest/v1/messenger_messages`, {
    headers: { apikey: served.key },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain(copy.path);
  expect(served.logs).toContainEqual(
    expect.objectContaining({
      event: 'database did not start',
      reason: expect.stringMatching(sentence),
    }),
  );
  await served.stop();
  expect(files()).toEqual(before);
  copy.remove();
});
