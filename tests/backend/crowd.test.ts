import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, leave, listen, type Message, subscribe } from './support/client';
import { crowdRun } from './support/crowdRun';
import { dataDirectory } from './support/dataDirectory';
import { serve } from './support/serve';

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  data = await dataDirectory();
  server = await serve({ dataDir: data.path });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

it('brings every message to everybody in a crowd, once and in the same order', async () => {
  const result = await crowdRun(server, { clients: 60, perSecond: 20, seconds: 2 });
  expect(result).toMatchObject({
    sent: 40,
    refused: 0,
    delivered: 2400,
    missing: 0,
    duplicated: 0,
    disordered: 0,
  });
});

it('reads a new row once for all subscribers with the same filter', async () => {
  const clients = Array.from({ length: 10 }, () => connect(server));
  const listeners = clients.map((client) => listen(client));
  await Promise.all(listeners.map(({ channel }) => subscribe(channel)));
  const reads = () =>
    server.backend.query<{ calls: number }>(
      `select coalesce(sum(seq_scan + idx_scan), 0)::int as calls
       from pg_stat_user_tables where relname = 'messenger_messages'`,
    );
  await server.backend.query(`select pg_stat_force_next_flush()`);
  const [before] = await reads();
  await clients[0]?.from('messenger_messages').insert({ username: 'A', message: 'one read' });
  const isIt = (rows: readonly Message[]) => rows.some((row) => row.message === 'one read');
  await Promise.all(listeners.map(({ messages }) => messages.until(isIt)));
  await server.backend.query(`select pg_stat_force_next_flush()`);
  const [after] = await reads();
  expect((after?.calls ?? 0) - (before?.calls ?? 0)).toBe(1);
  await leave(...clients);
});

it('starts nothing before the first request', async () => {
  const idle = await serve({ dataDir: data.path });
  expect(idle.logs).toEqual([]);
  await idle.stop();
});
