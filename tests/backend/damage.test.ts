import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataDirectory, place } from './support/dataDirectory';
import { openSocket } from './support/rawSocket';
import { type Served, serve } from './support/serve';

let data: Awaited<ReturnType<typeof dataDirectory>>;
beforeAll(async () => {
  data = await dataDirectory();
});
afterAll(() => data.remove());

it('makes its files readable only for the owner', async () => {
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

/** As the messenger asks for what was said. */
const HISTORY = 'select=*&room_id=eq.default&order=created_at.desc,id.desc&limit=50';
const REFUSAL = 'The database is not available at the moment';

/**
 * The messenger can neither join nor read messages, so it shows a dead line
 * (`tests/site/damage.spec.ts`). No response names a file. The log says whether the start refused
 * the database or a query failed on a damaged part.
 */
async function expectDeadLine(
  served: Served,
  event: 'database did not start' | 'database damaged',
  reason: RegExp,
): Promise<void> {
  const { ask, socket } = await openSocket(served);
  const table = { event: 'INSERT', schema: 'public', table: 'messenger_messages' };
  const config = { postgres_changes: [table] };
  const [joined, response] = await Promise.all([
    ask('realtime:messenger-messages', 'phx_join', { config }),
    fetch(`${served.url}/rest/v1/messenger_messages?${HISTORY}`, {
      headers: { apikey: served.key },
    }),
  ]);
  expect(joined).toMatchObject({ status: 'error', response: { reason: REFUSAL } });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ message: REFUSAL, details: null, hint: null });
  expect(served.logs).toContainEqual(
    expect.objectContaining({ event, reason: expect.stringMatching(reason) }),
  );
  socket.terminate();
}

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
    /is a link to a missing folder \(ELOOP\)/,
  ],
  [
    'a link to a disk that is not there in its place',
    (database) => {
      rmSync(database, { recursive: true });
      symlinkSync('/no/such/disk', database);
    },
    /is a link to a missing folder \(ENOENT\)/,
  ],
  [
    'a folder as its lock',
    (database) => mkdirSync(join(database, '../database.lock')),
    /database\.lock is a folder/,
  ],
])('reports %s, and creates no new database', async (_what, damage, sentence) => {
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
  await expectDeadLine(served, 'database did not start', sentence);
  await served.stop();
  expect(files()).toEqual(before);
  copy.remove();
});

/** A database with some pages of messages, which takes a start to make, so that it is copied. */
async function makeMessages() {
  const made = await dataDirectory();
  const served = await serve({ dataDir: made.path });
  await served.backend.query(
    `insert into public.messenger_messages (username, message)
     select 'A', repeat('a text ', 60) from generate_series(1, 100)`,
  );
  const [row] = await served.backend.query<{ file: string; order: string }>(
    `select pg_relation_filepath('public.messenger_messages') as file,
       pg_relation_filepath('public.messenger_messages_history') as order`,
  );
  await served.stop();
  afterAllMade.push(made.remove);
  return { path: made.path, file: row?.file ?? '', order: row?.order ?? '' };
}

const afterAllMade: (() => void)[] = [];
afterAll(() => {
  for (const remove of afterAllMade) remove();
});
let messages: ReturnType<typeof makeMessages> | undefined;

async function withMessages() {
  messages ??= makeMessages();
  const { path: made, file, order } = await messages;
  const path = mkdtempSync(join(place, 'kid-data-'));
  cpSync(made, path, { recursive: true });
  return {
    path,
    file: join(path, 'database', file),
    order: join(path, 'database', order),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

it.each<[string, (file: string) => void]>([
  ['gone', (file) => rmSync(file)],
  ['cut off in the middle of a page', (file) => truncateSync(file, 8192 + 100)],
  ['cut off at the end of a page', (file) => truncateSync(file, 2 * 8192)],
])('refuses to start if the messages’ file is %s, and names it', async (_what, damage) => {
  const copy = await withMessages();
  damage(copy.file);
  const served = await serve({ dataDir: copy.path });
  await expectDeadLine(
    served,
    'database did not start',
    /cannot be opened \(could not .*base\/.*Put a backup/,
  );
  await served.stop();
  copy.remove();
});

/** Damage in a part that the start does not read is found by the first query that needs the part. */
async function expectFound(copy: Readonly<{ path: string; remove: () => void }>, reason: RegExp) {
  const served = await serve({ dataDir: copy.path });
  await expectDeadLine(served, 'database damaged', reason);
  await served.stop();
  copy.remove();
}

function rewrite(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

it('answers 503 for a destroyed page of the messages, and names it', async () => {
  const copy = await withMessages();
  rewrite(copy.file, (pages) => pages.fill(0xa5, 0, 8192));
  await expectFound(copy, /invalid page in block 0 .*base\//);
});

it('answers 503 for a single flipped bit, and names the page', async () => {
  const copy = await withMessages();
  rewrite(copy.file, (pages) => {
    // The start reads the last page, and the messenger the one before it too.
    const place = pages.indexOf('a text ', pages.length - 2 * 8192);
    pages[place] = (pages[place] ?? 0) ^ 1;
  });
  await expectFound(copy, /invalid page in block \d+ .*base\//);
});

/** PostgreSQL makes a file longer by pages of zeros, so that one is an empty page to it. */
it('cannot tell a page of zeros from an empty one, so its rows are lost', async () => {
  const copy = await withMessages();
  rewrite(copy.file, (pages) => pages.fill(0, 8192, 2 * 8192));
  const served = await serve({ dataDir: copy.path });
  expect(await served.backend.query('show data_checksums')).toEqual([{ data_checksums: 'on' }]);
  const [row] = await served.backend.query<{ count: number }>(
    'select count(*)::integer as count from public.messenger_messages',
  );
  expect(row?.count).toBeGreaterThan(0);
  expect(row?.count).toBeLessThan(100);
  await served.stop();
  copy.remove();
});

const MODULE = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

/** Whether somebody else may read this program at all. */
function canStepDown(): boolean {
  const { error, status } = spawnSync(
    process.execPath,
    ['-e', 'require(process.argv[1])', MODULE],
    {
      uid: NOBODY,
      gid: NOBODY,
      stdio: 'ignore',
    },
  );
  return !error && status === 0;
}

/** Root may read everything, and steps down to a user who owns nothing while it serves. */
async function asNobody(folder: string, work: () => Promise<void>): Promise<void> {
  const { seteuid, setegid, getegid } = process;
  if (!isRoot || !seteuid || !setegid || !getegid) return work();
  const group = getegid();
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
  }
  setegid(NOBODY);
  seteuid(NOBODY);
  try {
    await work();
  } finally {
    seteuid(0);
    setegid(group);
  }
}

describe.skipIf(isRoot && !canStepDown())("files that the server's user may not read", () => {
  it.each<[string, (path: string) => string, number, RegExp]>([
    ['its database', (path) => join(path, 'database'), 0, /database cannot be read/],
    ['its control file', (path) => join(path, 'database/global/pg_control'), 0, /cannot be opened/],
    [
      'or write to, its data directory',
      (path) => path,
      0o500,
      /cannot be made or written to \(EACCES\)/,
    ],
  ])('%s', async (_what, place, mode, sentence) => {
    const copy = await dataDirectory();
    chmodSync(place(copy.path), mode);
    await asNobody(copy.path, async () => {
      expect(process.geteuid?.()).not.toBe(0);
      const served = await serve({ dataDir: copy.path });
      await expectDeadLine(served, 'database did not start', sentence);
      await served.stop();
    });
    chmodSync(place(copy.path), 0o700);
    copy.remove();
  });

  it('the order of its messages', async () => {
    const copy = await withMessages();
    chmodSync(copy.order, 0);
    await asNobody(copy.path, async () => {
      const served = await serve({ dataDir: copy.path });
      const sentence = /cannot be opened \(could not open file .*Permission denied/;
      await expectDeadLine(served, 'database did not start', sentence);
      await served.stop();
    });
    copy.remove();
  });
});
