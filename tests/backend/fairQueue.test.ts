import { expect, it } from 'vitest';
import type { Context, Database, Session } from '../../server/backend/database/Database';
import { FairQueue, type FairQueueOptions } from '../../server/backend/database/FairQueue';
import type { Catalogue } from '../../server/backend/database/readCatalogue';
import { ChangeFeed } from '../../server/backend/realtime/ChangeFeed';

/** A queue whose clock advances only by the time that its tasks take. */
function trial(options: FairQueueOptions = {}) {
  let clock = 1_000;
  const queue = new FairQueue({ ...options, now: () => clock });
  const order: string[] = [];
  const ask = (who: string | undefined, name: string, takes: number) =>
    queue.take(who, async () => {
      order.push(name);
      await Promise.resolve();
      clock += takes;
    });
  return { queue, order, ask, wait: (ms: number) => (clock += ms) };
}

it('runs one task at a time, and each caller’s tasks in order', async () => {
  const queue = new FairQueue();
  let running = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      queue.take('a', async () => {
        expect(++running).toBe(1);
        await new Promise(setImmediate);
        order.push(i);
        running--;
      }),
    ),
  );
  expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

it('lets other callers pass one with many waiting tasks', async () => {
  const { order, ask } = trial();
  const hostile = Array.from({ length: 30 }, (_, i) => ask('hostile', `slow ${i}`, 100));
  await hostile[0];
  const visitors = ['b', 'c', 'd'].map((who) => ask(who, who, 2));
  await Promise.all([...hostile, ...visitors]);
  // One of the slow ones runs already when they come.
  expect(order.slice(0, 5)).toEqual(['slow 0', 'slow 1', 'b', 'c', 'd']);
  expect(order).toHaveLength(33);
});

it('runs the server’s own tasks first', async () => {
  const { order, ask } = trial();
  await Promise.all([
    ask('a', 'first', 1),
    ask('b', 'second', 1),
    ask(undefined, 'own', 1),
    ask(undefined, 'own again', 1),
  ]);
  expect(order).toEqual(['first', 'own', 'own again', 'second']);
});

it('starves nobody: new callers pass only for a limited time', async () => {
  let clock = 1_000;
  const order: string[] = [];
  const queue = new FairQueue({ memory: 200, now: () => clock });
  /** Newcomers without end: each asks before the one before it is done. */
  const newcomer = (i: number): Promise<void> =>
    queue.take(`new ${i}`, async () => {
      order.push(`new ${i}`);
      clock += 20;
      if (i < 60) void newcomer(i + 1);
    });
  const slow = (name: string) =>
    queue.take('slow', async () => {
      order.push(name);
      clock += 100;
    });
  await Promise.all([slow('slow 0'), slow('slow 1'), newcomer(0)]);
  // What it took is forgotten after 200 ms: ten of theirs.
  expect(order.indexOf('slow 1')).toBeGreaterThan(8);
  expect(order.indexOf('slow 1')).toBeLessThan(14);
});

it('continues after a failure, and reports when it is idle', async () => {
  const { queue, order, ask } = trial();
  const failing = queue.take('a', () => Promise.reject(new Error('no')));
  const after = ask('a', 'after', 1);
  const idle = queue.idle().then(() => order.push('idle'));
  await expect(failing).rejects.toThrow('no');
  await Promise.all([after, idle]);
  expect(order).toEqual(['after', 'idle']);
  await queue.idle();
});

it('refuses tasks over the limit as PostgreSQL does, and accepts tasks again once there is room', async () => {
  const { order, ask } = trial({ most: 2 });
  const asked = [ask('a', '1', 1), ask('a', '2', 1), ask('b', '3', 1)];
  await expect(ask('c', '4', 1)).rejects.toMatchObject({ code: '53300', severity: 'FATAL' });
  await Promise.all(asked);
  await Promise.all([ask('c', '5', 1), ask('c', '6', 1), ask('c', '7', 1)]);
  expect(order).toEqual(['1', '3', '2', '5', '6', '7']);
});

it('counts used time against a caller for four times as long, whether it waits meanwhile or not', async () => {
  const { order, ask, wait } = trial();
  const afterwards = async (ms: number): Promise<string> => {
    await ask('much', 'much', 100);
    wait(ms);
    const busy = [ask('b', 'b', 1), ask('c', 'c', 1)];
    await busy[0];
    const again = ask('much', 'much again', 1);
    wait(1);
    await Promise.all([again, ask('d', 'd', 1), busy[1]]);
    return order.splice(0).join();
  };
  expect(await afterwards(0)).toBe('much,b,c,d,much again');
  wait(1_000);
  expect(await afterwards(400)).toBe('much,b,c,much again,d');
});

it('charges the check of a new live filter to its caller, not to the server', async () => {
  const contexts: Context[] = [];
  const database = {
    transaction: <T>(context: Context, work: (session: Session) => Promise<T>) => {
      contexts.push(context);
      return work({ query: async <R>() => [{ list: '["5"]', key: '5', fields: '["5"]' }] as R[] });
    },
  } as Database;
  const column = { name: 'id', type: 'int8', default: null };
  const table = { name: 't', columns: [column], primaryKey: ['id'], published: true };
  const feed = new ChangeFeed({
    database,
    catalogue: new Map([['t', table]]) as Catalogue,
    deliver: () => {},
    onLost: () => {},
    log: () => {},
    filters: 10,
  });
  await feed.bind({ event: '*', schema: 'public', table: 't', filter: 'id=eq.5' }, '192.0.2.1');
  expect(contexts.map(({ address }) => address)).toEqual(['192.0.2.1', '192.0.2.1']);
});
