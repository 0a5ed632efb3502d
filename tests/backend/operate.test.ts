import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from './support/bundled';
import { Collector, connect, leave, listen, subscribe } from './support/client';
import { dataDirectory, place } from './support/dataDirectory';
import { quickEngine } from './support/quickEngine';
import { type Served, serve } from './support/serve';

type Outcome = Readonly<{ code: number; out: string; err: string }>;

const fileOf = (command: string) => `scripts/operate/${command}.ts`;

function runNode(dataDir: string, parameters: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [quickEngine, ...parameters], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** Runs an operator's command in a process of its own. */
async function run(command: string, dataDir: string, ...parameters: string[]): Promise<Outcome> {
  return runNode(dataDir, [await bundled(fileOf(command)), ...parameters]);
}

const texts = async (served: Served) =>
  (
    await served.backend.query<{ message: string }>(
      'select message from public.messenger_messages order by id',
    )
  ).map(({ message }) => message);
const write = (served: Served, message: string) =>
  served.backend.query(
    `insert into public.messenger_messages (username, message) values ('Ann', $1) returning id`,
    [message],
  );

let data: Awaited<ReturnType<typeof dataDirectory>>;
let backups: string;
beforeAll(async () => {
  data = await dataDirectory();
  backups = mkdtempSync(join(place, 'kid-backups-'));
});
afterAll(() => {
  data.remove();
  rmSync(backups, { recursive: true });
});

describe('a backup', () => {
  it('can be made and restored while the server runs, and its clients continue', {
    timeout: 120_000,
  }, async () => {
    const served = await serve({ dataDir: data.path });
    await write(served, 'before the backup');
    const file = join(backups, 'one.tar.gz');
    expect(await run('backup', data.path, file)).toMatchObject({ code: 0, err: '' });
    expect(statSync(file).mode & 0o077).toBe(0);

    await write(served, 'after the backup');
    const client = connect(served);
    const { channel, messages } = listen(client);
    const statuses = new Collector<string>();
    await subscribe(channel, statuses.push);
    expect(await run('restore', data.path, file)).toMatchObject({ code: 0, err: '' });
    expect(await texts(served)).toEqual(['before the backup']);

    await statuses.until((all) => all.filter((status) => status === 'SUBSCRIBED').length > 1);
    const sent = await client.from('messenger_messages').insert({ username: 'A', message: 'on' });
    expect(sent.status).toBe(201);
    await messages.until((rows) => rows.some((row) => row.message === 'on'));
    await leave(client);
    await served.stop();
    // Nothing is left lying about but the database that was replaced.
    expect(readdirSync(data.path).sort()).toEqual(['database', 'database.before', 'database.made']);
  });

  it('is refused if it is damaged, and the present database stays', {
    timeout: 120_000,
  }, async () => {
    const bad = join(backups, 'bad.tar.gz');
    writeFileSync(bad, 'no archive');
    const none = await run('restore', data.path, bad);
    expect(none).toMatchObject({ code: 1, err: expect.stringMatching(/^tar: /) });
    const served = await serve({ dataDir: data.path });
    expect(await texts(served)).toEqual(['before the backup', 'on']);
    await served.stop();
  });

  it('needs no running server', { timeout: 120_000 }, async () => {
    const file = join(backups, 'two.tar.gz');
    expect(await run('backup', data.path, file)).toMatchObject({ code: 0, err: '' });
    expect(await run('restore', data.path, file)).toMatchObject({ code: 0, err: '' });
    const served = await serve({ dataDir: data.path });
    expect(await texts(served)).toEqual(['before the backup', 'on']);
    await served.stop();
  });
});

describe('moderating the room while the server runs', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ dataDir: data.path });
    await served.backend.query('select 1');
  });
  afterAll(() => served.stop());
  const moderate = (...words: string[]) => run('moderate', data.path, ...words);

  it('deletes a message in every open window', async () => {
    const client = connect(served);
    const gone = new Collector<number>();
    const channel = client
      .channel('watch')
      .on<{ id: number }>(
        'postgres_changes',
        { event: 'DELETE', schema: 'public', table: 'messenger_messages' },
        ({ old }) => gone.push(old.id ?? 0),
      );
    await subscribe(channel);
    const [row] = (await write(served, 'rude')) as { id: number }[];
    expect((await moderate('delete', `${row?.id}`)).out).toContain('true');
    expect(await gone.count(1)).toEqual([row?.id]);
    await leave(client);
  });

  it('closes the room at once', async () => {
    const say = async () =>
      (await connect(served).from('messenger_messages').insert({ username: 'A', message: 'x' }))
        .status;
    expect(await moderate('close')).toMatchObject({ code: 0, out: 'Done.\n' });
    expect(await say()).toBe(403);
    await served.backend.query('update private.messenger_settings set is_open = true');
    expect(await say()).toBe(201);
  });

  it('reports usage and errors', async () => {
    // As npm runs it.
    const source = join(import.meta.dirname, '../..', fileOf('moderate'));
    const command = ['--import', 'tsx', source, 'delete', 'it'];
    expect(await runNode(data.path, command)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^MESSAGE must be a whole number\.\nnpm run moderate.*mute NAME/s),
    });
  });
});
