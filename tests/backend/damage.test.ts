import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

const eachLog = (damage: (file: string) => void) => (database: string) => {
  const folder = join(database, 'pg_wal');
  for (const name of readdirSync(folder))
    if (/^[0-9A-F]{24}$/.test(name)) damage(join(folder, name));
};

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
  ['no map of its files', gone('global/pg_filenode.map'), /cannot be opened/],
  ['a log that ends in the middle', eachLog((file) => truncateSync(file, 100)), /cannot be opened/],
  [
    'a log of zeros',
    eachLog((file) => writeFileSync(file, Buffer.alloc(statSync(file).size))),
    /cannot be opened/,
  ],
  ['no catalogue', gone('base/5/1259'), /cannot be opened/],
  [
    'a file in its place',
    (database) => {
      rmSync(database, { recursive: true });
      writeFileSync(database, 'a database');
    },
    /is a file/,
  ],
  [
    'a link to itself in its place',
    (database) => {
      rmSync(database, { recursive: true });
      symlinkSync('database', database);
    },
    /is a link that leads nowhere \(ELOOP\)/,
  ],
  [
    'a link to a disk that is not there in its place',
    (database) => {
      rmSync(database, { recursive: true });
      symlinkSync('/no/such/disk', database);
    },
    /is a link that leads nowhere \(ENOENT\)/,
  ],
  [
    'a folder as its lock',
    (database) => mkdirSync(join(database, '../database.lock')),
    /database\.lock is a folder/,
  ],
])('says what is wrong with %s, and makes nothing anew', async (_what, damage, sentence) => {
  const copy = await dataDirectory();
  const database = join(copy.path, 'database');
  damage(database);
  const files = () =>
    readdirSync(copy.path, { recursive: true, encoding: 'utf8' })
      // What the engine makes of the others at every start.
      .filter((file) => !/(?:postmaster\.pid|pg_internal\.init)$/.test(file))
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

async function withMessages() {
  const copy = await dataDirectory();
  const before = await serve({ dataDir: copy.path });
  await before.backend.query(
    `insert into public.messenger_messages (username, message)
     select 'A', repeat('a text ', 60) from generate_series(1, 100)`,
  );
  const [row] = await before.backend.query<{ path: string }>(
    `select pg_relation_filepath('public.messenger_messages') as path`,
  );
  await before.stop();
  return { ...copy, file: join(copy.path, 'database', row?.path ?? '') };
}

it.each<[string, (file: string) => void]>([
  ['gone', (file) => rmSync(file)],
  ['cut off in the middle of a page', (file) => truncateSync(file, 8192 + 100)],
  ['cut off at the end of a page', (file) => truncateSync(file, 2 * 8192)],
])('is refused where the file of the messages is %s, and says which', async (_what, damage) => {
  const copy = await withMessages();
  damage(copy.file);
  const served = await serve({ dataDir: copy.path });
  const response = await fetch(`${served.url}/rest/v1/messenger_messages`, {
    headers: { apikey: served.key },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('base/');
  expect(served.logs).toContainEqual(
    expect.objectContaining({
      event: 'database did not start',
      reason: expect.stringMatching(/cannot be opened \(could not .*base\/.*Put a backup/),
    }),
  );
  await served.stop();
  copy.remove();
});

/** What a start does not read is found by whoever asks for it first. */
it('answers 503 where a page of the messages is no page any more, and says which', async () => {
  const copy = await withMessages();
  const pages = readFileSync(copy.file);
  pages.fill(0xa5, 0, 8192);
  writeFileSync(copy.file, pages);
  const served = await serve({ dataDir: copy.path });
  const response = await fetch(`${served.url}/rest/v1/messenger_messages`, {
    headers: { apikey: served.key },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('base/');
  expect(served.logs).toContainEqual(
    expect.objectContaining({
      event: 'database damaged',
      reason: expect.stringMatching(/invalid page in block 0 .*base\//),
    }),
  );
  await served.stop();
  copy.remove();
});
