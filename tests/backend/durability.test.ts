import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockDirectory } from '../../server/backend/database/lockDirectory';
import { Collector, connect, leave, listen, subscribe } from './support/client';
import { crashRun } from './support/crashRun';
import { dataDirectory } from './support/dataDirectory';
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

it('opens the database anew when its engine broke, and makes clients catch up', async () => {
  const { PGlite } = await import('@electric-sql/pglite');
  const served = await serve({ dataDir: data.path });
  const client = connect(served);
  const { channel, messages } = listen(client);
  const statuses = new Collector<string>();
  await subscribe(channel, statuses.push);
  const broken = vi
    .spyOn(PGlite.prototype, 'transaction')
    .mockRejectedValueOnce(new WebAssembly.RuntimeError('unreachable'));
  const refused = await fetch(`${served.url}/rest/v1/messenger_messages?limit=1`, {
    headers: { apikey: served.key },
  });
  expect(refused.status).toBe(503);
  broken.mockRestore();
  await statuses.until((all) => all.filter((status) => status === 'SUBSCRIBED').length === 2);
  const sent = await client.from('messenger_messages').insert({ username: 'A', message: 'again' });
  expect(sent.status).toBe(201);
  await messages.until((rows) => rows.some((row) => row.message === 'again'));
  await leave(client);
  await served.stop();
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
      expect.objectContaining({ event: 'database did not start' }),
    );
    await owner.kill();
    // The owner is dead, so the next request may take over.
    expect((await fetch(second.url + url, { headers: apikey })).status).toBe(200);
    await second.stop();
    expect(existsSync(join(data.path, 'database.lock'))).toBe(false);
  });

  it('is locked against a second opening, even by the same process', () => {
    const directory = mkdtempSync(join(tmpdir(), 'kid-lock-'));
    const file = join(directory, 'lock');
    const release = lockDirectory(file);
    expect(() => lockDirectory(file)).toThrow(/in use by process/);
    release();
    lockDirectory(file)();
    rmSync(directory, { recursive: true });
  });

  it.each([
    ['a process that ended', '4194304 1'],
    ['a process whose number went to another', `${process.ppid} 1`],
    ['nobody', 'nonsense'],
  ])('takes over the lock of %s', (_who, content) => {
    const directory = mkdtempSync(join(tmpdir(), 'kid-lock-'));
    const file = join(directory, 'lock');
    writeFileSync(file, content);
    lockDirectory(file)();
    rmSync(directory, { recursive: true });
  });

  it('survives a first start that was cut short', { timeout: 120_000 }, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kid-fresh-'));
    mkdirSync(join(directory, 'database.new/base'), { recursive: true });
    writeFileSync(join(directory, 'database.new/PG_VERSION'), '18');
    const served = await serve({ dataDir: directory });
    expect(await served.backend.query('select 1 as one')).toEqual([{ one: 1 }]);
    await served.stop();
    expect(existsSync(join(directory, 'database.new'))).toBe(false);
    rmSync(directory, { recursive: true });
  });
});
