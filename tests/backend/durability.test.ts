import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '../../server/backend/database/openEmbedded';
import { Collector, connect, leave, listen, subscribe } from './support/client';
import { crashRun } from './support/crashRun';
import { dataDirectory, place, template } from './support/dataDirectory';
import { serve } from './support/serve';
import { spawnServer } from './support/spawnServer';

let data: Awaited<ReturnType<typeof dataDirectory>>;
beforeAll(async () => {
  data = await dataDirectory();
});
afterAll(() => data.remove());

it('loses nothing that it acknowledged when killed under load, and clients catch up', {
  timeout: 120_000,
}, async () => {
  const result = await crashRun(data.path, {
    kills: 2,
    writers: 4,
    watchers: 3,
    writesPerKill: 30,
  });
  expect(result).toMatchObject({ kills: 2, lost: 0, missed: 0 });
  expect(result.acknowledged).toBeGreaterThanOrEqual(90);
});

it('ends a statement that takes too long, answers others meanwhile, and makes clients catch up', {
  timeout: 60_000,
}, async () => {
  const served = await serve({ dataDir: data.path, embedded: { deadline: 2_000 } });
  const client = connect(served);
  const { channel, messages } = listen(client);
  const statuses = new Collector<string>();
  await subscribe(channel, statuses.push);
  // The engine heeds no statement_timeout while it works.
  const endless = served.backend.query('do $$ begin loop perform 1; end loop; end $$');
  const refused = expect(endless).rejects.toThrow(/did not respond in time/);
  const elsewhere = await fetch(`${served.url}/rest/v1/nothing/here`, {
    headers: { apikey: served.key },
  });
  expect(elsewhere.status).toBe(404);
  await refused;
  expect(served.logs).toContainEqual(expect.objectContaining({ event: 'database lost' }));
  await statuses.until((all) => all.filter((status) => status === 'SUBSCRIBED').length === 2);
  const sent = await client.from('messenger_messages').insert({ username: 'A', message: 'again' });
  expect(sent.status).toBe(201);
  await messages.until((rows) => rows.some((row) => row.message === 'again'));
  await leave(client);
  await served.stop();
});

it('refuses to write while the disk is full, says so, and can still read', async () => {
  let free = 1_000;
  const served = await serve({ dataDir: data.path, embedded: { freeBytes: async () => free } });
  const client = connect(served);
  expect((await client.from('messenger_messages').select('id').limit(1)).status).toBe(200);
  const insert = () =>
    client.from('messenger_messages').insert({ username: 'A', message: 'room?' });
  expect((await insert()).status).toBe(503);
  expect(served.logs).toContainEqual(
    expect.objectContaining({ event: 'disk full: writes are refused', freeBytes: 1_000 }),
  );
  free = 1e9;
  await vi.waitFor(async () => expect((await insert()).status).toBe(201), { timeout: 10_000 });
  await served.stop();
});

describe('what is synced to disk', () => {
  const say = (database: EmbeddedDatabase) =>
    database.transaction({ role: 'service_role' }, (session) =>
      session.query(`insert into public.messenger_messages (username, message) values ('A', 'b')`),
    );

  it('every commit before its answer, if so configured', async () => {
    const database = await openEmbedded(data.path, () => {}, { keepEvery: 0 });
    const before = await database.syncs();
    for (let i = 0; i < 20; i++) await say(database);
    expect((await database.syncs()) - before).toBeGreaterThanOrEqual(20);
    const read = () =>
      database.transaction({ role: 'anon', readOnly: true }, (session) =>
        session.query('select count(*) from public.messenger_messages'),
      );
    await read();
    const idle = await database.syncs();
    for (let i = 0; i < 20; i++) await read();
    expect(await database.syncs()).toBe(idle);
    await database.close();
  });

  it('otherwise all commits together, within the configured time', async () => {
    const database = await openEmbedded(data.path, () => {}, { keepEvery: 100 });
    await vi.waitFor(async () => {
      const now = await database.syncs();
      await delay(150);
      expect(await database.syncs()).toBe(now);
    });
    const before = await database.syncs();
    await Promise.all(Array.from({ length: 20 }, () => say(database)));
    await vi.waitFor(async () => expect(await database.syncs()).toBeGreaterThan(before), {
      timeout: 5_000,
    });
    await database.close();
  });

  it('everything that a checkpoint needs, before the checkpoint is reported', async () => {
    const database = await openEmbedded(data.path, () => {}, { keepEvery: 60_000 });
    await say(database);
    const before = await database.syncs();
    await database.ownerQuery('checkpoint');
    // The log, the table, its indexes and more; then the control file.
    expect((await database.syncs()) - before).toBeGreaterThan(5);
    await database.close();
  });
});

describe('the data directory', () => {
  it('belongs to one process at a time', async () => {
    const owner = await spawnServer({ dataDir: data.path });
    const apikey = { apikey: owner.key };
    const url = '/rest/v1/messenger_messages?limit=1';
    expect((await fetch(owner.url + url, { headers: apikey })).status).toBe(200);
    const second = await serve({ dataDir: data.path });
    expect((await fetch(second.url + url, { headers: apikey })).status).toBe(503);
    expect(second.logs).toContainEqual(
      expect.objectContaining({
        event: 'database did not start',
        reason: expect.stringMatching(/^The data directory is in use by another server /),
      }),
    );
    await owner.kill();
    // The owner is dead, so the next request may take over.
    expect((await fetch(second.url + url, { headers: apikey })).status).toBe(200);
    await second.stop();
    expect(existsSync(join(data.path, 'database.lock'))).toBe(false);
  });

  it('survives an interrupted first start', { timeout: 120_000 }, async () => {
    const directory = mkdtempSync(join(place, 'kid-fresh-'));
    mkdirSync(join(directory, 'database.new/base'), { recursive: true });
    writeFileSync(join(directory, 'database.new/PG_VERSION'), '18');
    const embedded = { template: join(await template(), 'database') };
    const served = await serve({ dataDir: directory, embedded });
    expect(await served.backend.query('select 1 as one')).toEqual([{ one: 1 }]);
    await served.stop();
    expect(existsSync(join(directory, 'database.new'))).toBe(false);
    rmSync(directory, { recursive: true });
  });
});
