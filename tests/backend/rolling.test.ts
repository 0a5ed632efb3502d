import { once } from 'node:events';
import { type AddressInfo, connect as connectTcp, createServer as createTcp } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackend } from '../../server/backend/createBackend';
import { embeddedKey } from '../../src/content/embeddedKey';
import { serve } from '../server/builtSite';
import { connect, freshAddress, leave } from './support/client';
import { follow } from './support/crashRun';
import { findPostgresBinaries, startPostgres } from './support/debianPostgres';

/** A proxy as simple as one can be: what is new goes to the server of the moment. */
async function startProxy() {
  let port = 0;
  const proxy = createTcp((near) => {
    const far = connectTcp(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sendTo: (next: number) => {
      port = next;
    },
    close: () => proxy.close(),
  };
}

const binaries = findPostgresBinaries();

it('two servers take turns with one PostgreSQL, and nothing is lost or refused', {
  timeout: 120_000,
}, async (context) => {
  if (binaries === null) return context.skip('PostgreSQL is not installed');
  const postgres = await startPostgres(binaries);
  const start = async () => {
    const backend = createBackend({
      dataDir: 'memory://',
      databaseUrl: postgres.url,
      trustProxy: true,
      limits: { requestsPer10s: 1_000_000 },
      log: () => {},
    });
    await backend.query('select 1');
    return serve({ backend, services: [backend.app], trustProxy: true, stopping: {} });
  };
  const proxy = await startProxy();
  let server = await start();
  proxy.sendTo(server.port);

  const target = { url: proxy.url, key: embeddedKey };
  const watchers = Array.from({ length: 3 }, () => connect(target));
  const seen = watchers.map(follow);
  const acknowledged: number[] = [];
  const failures: string[] = [];
  let writing = true;
  const writers = Array.from({ length: 4 }, async () => {
    while (writing) {
      const { data, error, status } = await connect(target, { address: freshAddress() })
        .from('messenger_messages')
        .insert({ username: 'Writer', message: 'on and on' })
        .select('id')
        .single();
      if (data !== null) acknowledged.push(data.id as number);
      else if (status !== 429) failures.push(`${status} ${error.message}`);
      await delay(40);
    }
  });
  for (let turn = 0; turn < 2; turn++) {
    const enough = acknowledged.length + 30;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(enough);
    const next = await start();
    proxy.sendTo(next.port);
    await server.close();
    server = next;
  }
  const enough = acknowledged.length + 10;
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(enough);
  writing = false;
  await Promise.all(writers);

  const last = Math.max(...acknowledged);
  await Promise.all(seen.map((ids) => ids.until((items) => (items.at(-1) ?? 0) >= last)));
  expect(failures).toEqual([]);
  const all = [...acknowledged].sort((a, b) => a - b);
  for (const { items } of seen) expect(items).toEqual(all);
  await leave(...watchers);
  await server.close();
  proxy.close();
  await postgres.stop();
});
