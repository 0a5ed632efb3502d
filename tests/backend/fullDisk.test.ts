import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../server/backend/database/Database';
import { type EmbeddedOptions, openEmbedded } from '../../server/backend/database/openEmbedded';
import { connect } from './support/client';
import { template } from './support/dataDirectory';
import { type Served, serve } from './support/serve';

/** A small disk of its own takes a system that lets this user mount one. */
function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'kid-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true });
  }
}

/** A disk with a database and some room, which something else can take. */
async function smallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'kid-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', path]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', path]);
    rmSync(path, { recursive: true });
  });
  cpSync(await template(), path, { recursive: true });
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize), { flag: 'a' });
      expect(statfsSync(path).bavail).toBe(0);
    },
    free: () => rmSync(ballast),
  };
}

const start = (dataDir: string, embedded: EmbeddedOptions = {}) =>
  serve({ dataDir, embedded, limits: { requestsPer10s: 10_000 } });

function visitor(served: Served) {
  const client = connect(served);
  return {
    read: () => client.from('messenger_messages').select('id').limit(1),
    say: () => client.from('messenger_messages').insert({ username: 'A', message: 'b' }),
  };
}

/** How much the file that the log is written to holds, in bytes. */
async function logged(database: Database): Promise<number> {
  const [row] = await database.ownerQuery<{ bytes: number }>(
    'select file_offset as bytes from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
  );
  return row?.bytes ?? 0;
}

/** Nothing but the log grows by it. */
const MEGABYTE = `select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`;

const within = { timeout: 20_000 };

describe.skipIf(!canMount())('a full disk', { timeout: 120_000 }, () => {
  it('refuses writes and allows reads for as long as it is full', async () => {
    const disk = await smallDisk();
    const served = await start(disk.path);
    const { read, say } = visitor(served);
    expect((await say()).status).toBe(201);
    disk.fill();
    await vi.waitFor(async () => expect((await say()).status).toBe(503), within);
    for (let i = 0; i < 30; i++) {
      expect((await say()).error).toMatchObject({ code: '53100' });
      expect((await read()).data).toHaveLength(1);
    }
    expect(await served.backend.readiness()).toEqual({ database: 'ok', disk: 'full', queue: 'ok' });
    disk.free();
    await vi.waitFor(async () => expect((await say()).status).toBe(201), within);
    expect(await served.backend.readiness()).toEqual({ database: 'ok', disk: 'ok', queue: 'ok' });
    await served.stop();
  });

  it('lets no server start, gives the reason, and loses nothing of the database', async () => {
    const disk = await smallDisk();
    disk.fill();
    const served = await start(disk.path);
    const { read, say } = visitor(served);
    expect((await read()).status).toBe(503);
    expect(served.logs).toContainEqual(
      expect.objectContaining({
        event: 'database did not start',
        reason: expect.stringMatching(/ENOSPC.*make room on the disk/),
      }),
    );
    disk.free();
    expect((await read()).status).toBe(200);
    expect((await say()).status).toBe(201);
    await served.stop();
  });

  it('ends an engine whose log has no room, which is opened again once there is room', async () => {
    const disk = await smallDisk();
    // The files of the log have 16 MB: most of one is filled before, or each start would read it again.
    const database = await openEmbedded(disk.path);
    while ((await logged(database)) < 12e6) await database.ownerQuery(MEGABYTE);
    await database.close();
    // The watch over the disk is told that there is room, so that the engine itself runs into it.
    const served = await start(disk.path, { freeBytes: async () => 1e9 });
    const { read, say } = visitor(served);
    expect((await say()).status).toBe(201);
    disk.fill();
    const refused = expect.objectContaining({ code: '53100' });
    await expect(async () => {
      for (let i = 0; i < 100; i++) await served.backend.query(MEGABYTE);
    }).rejects.toEqual(refused);
    expect(served.logs).toContainEqual(
      expect.objectContaining({ event: 'disk full: writes are refused' }),
    );
    // It reads its log again and has to write where it ends, so that it cannot even read meanwhile.
    expect((await read()).status).toBe(503);
    expect((await say()).status).toBe(503);
    expect(served.logs).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining('there is no room on its disk') }),
    );
    expect(await served.backend.readiness()).toMatchObject({
      database: 'does not start',
      disk: 'full',
    });
    disk.free();
    await vi.waitFor(async () => expect((await read()).data).toHaveLength(1), within);
    await vi.waitFor(async () => expect((await say()).status).toBe(201), within);
    await served.stop();
  });
});
