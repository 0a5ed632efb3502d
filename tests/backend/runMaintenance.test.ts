import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server/backend/database/Database';
import { openEmbedded } from '../../server/backend/database/openEmbedded';
import { checkpoint, runMaintenance } from '../../server/backend/database/runMaintenance';
import { dataDirectory } from './support/dataDirectory';

describe('the log that is replayed after a crash', () => {
  let data: Awaited<ReturnType<typeof dataDirectory>>;
  let database: Database;
  beforeAll(async () => {
    data = await dataDirectory();
    database = await openEmbedded(data.path);
  });
  afterAll(async () => {
    await database.close();
    data.remove();
  });

  const bytes = async () => {
    const [row] = await database.ownerQuery<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
       from pg_control_checkpoint()`,
    );
    return row?.bytes ?? Number.NaN;
  };
  const write = (rows: number) =>
    database.ownerQuery(
      `insert into private.rate_buckets (bucket, tokens, refilled_at)
       select gen_random_uuid()::text, 1, now() from generate_series(1, $1::int)`,
      [rows],
    );

  it('is shortened only once it has grown', async () => {
    await database.ownerQuery('checkpoint');
    await write(10);
    const little = await bytes();
    await checkpoint(database);
    expect(await bytes()).toBeGreaterThanOrEqual(little);
    await write(20_000);
    expect(await bytes()).toBeGreaterThan(1_000_000);
    await checkpoint(database);
    expect(await bytes()).toBeLessThan(10_000);
  });
});

describe('maintenance', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const watch = (
    kind: Database['kind'],
    { hasRoom = () => true, isOwed = false }: { hasRoom?: () => boolean; isOwed?: boolean } = {},
  ) => {
    const asked: string[] = [];
    const ownerQuery = async (sql: string) => {
      asked.push(sql.trim().split(' ')[0] ?? '');
      return [];
    };
    const unused = () => Promise.reject(new Error('not for upkeep'));
    const database = { kind, ownerQuery, transaction: unused, script: unused } as const;
    const rest = { listen: unused, isWritable: () => hasRoom(), close: unused };
    const stop = runMaintenance({ ...database, ...rest }, () => {}, undefined, isOwed);
    return { asked, stop };
  };

  it('answers the request that started the database first', async () => {
    const { asked, stop } = watch('embedded');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['analyze']);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toEqual(['analyze']);
  });

  it('pauses while the disk is full, and catches up once there is room', async () => {
    let isFull = true;
    const { asked, stop } = watch('embedded', { hasRoom: () => !isFull });
    await vi.advanceTimersByTimeAsync(3_601_000);
    expect(asked).toEqual([]);
    isFull = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toContain('vacuum');
    const times = () => asked.filter((what) => what === 'vacuum').length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toBe(1);
    stop();
  });

  it('catches up within a minute with what a start could not do on a full disk', async () => {
    const { asked, stop } = watch('embedded', { isOwed: true });
    await vi.advanceTimersByTimeAsync(60_001);
    expect(asked).toContain('vacuum');
    stop();
  });

  it('leaves everything but the retention to an external PostgreSQL', async () => {
    const { asked, stop } = watch('postgres');
    await vi.advanceTimersByTimeAsync(3_601_000);
    expect(asked).toEqual(['select']);
    stop();
  });
});
