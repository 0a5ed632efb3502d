import { afterAll, beforeAll, expect, it } from 'vitest';
import { Collector, freshAddress } from './support/client';
import { dataDirectory } from './support/dataDirectory';
import { openSocket } from './support/rawSocket';
import { serve } from './support/serve';

const TABLE = 'messenger_messages';

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  data = await dataDirectory();
  server = await serve({
    dataDir: data.path,
    limits: { filtersPerAddress: 40, filters: 400, frameBurst: 1_000, channelsPerAddress: 60 },
  });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

type Event = Readonly<{
  type: string;
  record?: Readonly<{ id: number; message: string }>;
  old_record?: Readonly<{ id: number }>;
}>;
type Socket = Awaited<ReturnType<typeof openSocket>>;

const join = (socket: Socket, topic: string, ...changes: object[]) =>
  socket.ask(`realtime:${topic}`, 'phx_join', { config: { postgres_changes: changes } });

const eventsOf = (socket: Socket, topic: string) =>
  socket.messages.items
    .filter((item) => item[3] === 'postgres_changes' && item[2] === `realtime:${topic}`)
    .map((item) => (item[4] as { data: Event }).data);

const untilSaid = (socket: Socket, topic: string, text: string) =>
  socket.messages.until(() =>
    eventsOf(socket, topic).some(({ record }) => record?.message === text),
  );

const binding = (filter?: string, event = 'INSERT') => ({
  event,
  schema: 'public',
  table: TABLE,
  ...(filter !== undefined && { filter }),
});

const write = (...rows: (readonly [name: string, text: string])[]) =>
  server.backend.query(
    `insert into public.messenger_messages (username, message)
     select name, text from json_to_recordset($1::json) as given (name text, text text)`,
    [JSON.stringify(rows.map(([name, text]) => ({ name, text })))],
  );

const FILTERS = [
  'username=eq.Ann',
  'username=neq.Ann',
  'username=gt.Bob',
  'username=gte.Bob',
  'username=lt.Bob',
  'username=lte.Bob',
  'username=in.(Ann,"Zoë, Q")',
  'username=is.null',
  'id=gt.00002',
  'id=in.(1,2,9999999999999)',
  'id=lte.1000000',
  'created_at=gt.2020-01-01T00:00:00Z',
  'created_at=lt.2020-01-01T01:00:00.000001+01:00',
];

it('passes the rows that a query with the same filter finds, for each type', async () => {
  const socket = await openSocket(server);
  for (const [i, filter] of FILTERS.entries()) {
    const reply = await join(socket, `f${i}`, binding(filter));
    expect(reply.status, filter).toBe('ok');
  }
  await join(socket, 'all', binding());
  await write(
    ['Ann', 'hello'],
    ['Bob', 'abxc 100%'],
    ['Zoë, Q', 'Hello b.c'],
    ['bob', 'ÄÖ'],
    ['Zed', 'last of all'],
  );
  await untilSaid(socket, 'all', 'last of all');
  for (const [i, filter] of FILTERS.entries()) {
    const [name = '', value = ''] = filter.split(/=(.*)/s);
    const query = `${name}=${encodeURIComponent(value)}&select=id&order=id`;
    const response = await fetch(`${server.url}/rest/v1/${TABLE}?${query}`, {
      headers: { apikey: server.key, 'x-forwarded-for': freshAddress() },
    });
    const found = (await response.json()) as { id: number }[];
    const told = eventsOf(socket, `f${i}`).map(({ record }) => record?.id);
    expect(told, filter).toEqual(found.map(({ id }) => id));
  }
  socket.socket.terminate();
});

it('reads a row once for any number of filters', async () => {
  const sockets = await Promise.all(Array.from({ length: 8 }, () => openSocket(server)));
  for (const [i, socket] of sockets.entries()) {
    for (let n = 0; n < 4; n++) {
      const filters = Array.from({ length: 9 }, (_, f) =>
        binding(`id=neq.${i * 100 + n * 10 + f}`),
      );
      expect((await join(socket, `many${n}`, ...filters)).status).toBe('ok');
    }
    await join(socket, 'all', binding());
  }
  const scans = async () => {
    await server.backend.query('select pg_stat_force_next_flush()');
    const [row] = await server.backend.query<{ calls: number }>(
      `select (seq_scan + idx_scan)::int as calls from pg_stat_user_tables
       where relname = '${TABLE}'`,
    );
    return row?.calls ?? 0;
  };
  const before = await scans();
  await write(['Ann', 'one read for all']);
  await Promise.all(sockets.map((socket) => untilSaid(socket, 'all', 'one read for all')));
  expect((await scans()) - before).toBe(1);
  for (const { socket } of sockets) socket.terminate();
});

it('limits the subscriptions and channels of an address', async () => {
  const address = freshAddress();
  const [one, other] = [
    await openSocket(server, { address }),
    await openSocket(server, { address }),
  ];
  for (let n = 0; n < 4; n++) {
    const filters = Array.from({ length: 10 }, (_, f) => binding(`id=eq.${n * 10 + f}`));
    expect((await join(one, `d${n}`, ...filters)).status).toBe('ok');
  }
  const refused = await join(other, 'more', binding('id=eq.4000'));
  expect(refused.response.reason).toBe('Too many different subscriptions from this address');
  // What somebody else of the address holds already costs no more.
  expect((await join(other, 'same', binding('id=eq.1'))).status).toBe('ok');
  expect((await join(await openSocket(server), 'else', binding('id=eq.4000'))).status).toBe('ok');
  one.socket.terminate();
  await one.closed;
  const again = new Collector<string>();
  for (let tries = 0; again.items.at(-1) !== 'ok' && tries < 50; tries++) {
    again.push((await join(other, 'more', binding('id=eq.4000'))).status);
  }
  expect(again.items.at(-1)).toBe('ok');
  for (let n = 0; n < 58; n++) {
    expect((await other.ask(`realtime:c${n}`, 'phx_join', { config: {} })).status).toBe('ok');
  }
  const tooMany = await other.ask('realtime:c99', 'phx_join', { config: {} });
  expect(tooMany.response.reason).toBe('Too many channels');
  other.socket.terminate();
});

it('reports every published table if none is named', async () => {
  const socket = await openSocket(server);
  expect((await join(socket, 'any', { event: '*', schema: 'public' })).status).toBe('ok');
  expect((await join(socket, 'star', { event: '*', schema: 'public', table: '*' })).status).toBe(
    'ok',
  );
  await write(['Ann', 'schema-wide']);
  await untilSaid(socket, 'any', 'schema-wide');
  await untilSaid(socket, 'star', 'schema-wide');
  socket.socket.terminate();
});

it('reports two writes of one transaction as two events, each with the current row', async () => {
  const socket = await openSocket(server);
  await join(socket, 'twice', binding(undefined, '*'));
  await server.backend.query(
    `do $$ declare made bigint; begin
       insert into public.messenger_messages (username, message) values ('Ann', 'first')
         returning id into made;
       update public.messenger_messages set message = 'second' where id = made;
       update public.messenger_messages set message = 'third' where id = made;
     end $$`,
  );
  await socket.messages.until(() => eventsOf(socket, 'twice').length >= 3);
  expect(eventsOf(socket, 'twice').map(({ type, record }) => [type, record?.message])).toEqual([
    ['INSERT', 'third'],
    ['UPDATE', 'third'],
    ['UPDATE', 'third'],
  ]);
  socket.socket.terminate();
});

it('reports a deleted row only to those who could see it', async () => {
  const socket = await openSocket(server);
  await join(socket, 'gone', binding(undefined, 'DELETE'));
  const add = async (room: string) => {
    const [row] = await server.backend.query<{ id: number }>(
      `insert into public.messenger_messages (room_id, username, message)
       values ($1, 'Ann', 'goes') returning id`,
      [room],
    );
    return row?.id ?? 0;
  };
  const [secret, open] = [await add('secret'), await add('default')];
  await server.backend.query(`delete from public.messenger_messages where id in ($1, $2)`, [
    secret,
    open,
  ]);
  await socket.messages.until(() => eventsOf(socket, 'gone').length > 0);
  expect(eventsOf(socket, 'gone').map((event) => event.old_record)).toEqual([{ id: open }]);
  socket.socket.terminate();
});

it('refuses unknown columns and live filters that it cannot check against a row in memory', async () => {
  const socket = await openSocket(server);
  for (const filter of ['id=like.1*', 'id=is.true', 'nope=eq.1', 'id=eq.abc', 'id=fts.x']) {
    expect((await join(socket, 'x', binding(filter))).status, filter).toBe('error');
  }
  const wide = { event: '*', schema: 'public', filter: 'id=eq.1' };
  expect((await join(socket, 'x', wide)).status).toBe(
    // One table is published, so a filter still has a meaning.
    'ok',
  );
  socket.socket.terminate();
});

it('passes on nothing that is marked as breaking a rule of the protocol', async () => {
  const frame = (event: number[], topic = 'realtime:bin', json = '{}') => {
    const [t, body] = [Buffer.from(topic), Buffer.from(json)];
    const head = [3, 1, 1, t.length, event.length, 0, 1];
    return Buffer.concat([Buffer.from(head), Buffer.from('11'), t, Buffer.from(event), body]);
  };
  for (const bad of [frame([]), frame([0xff, 0xfe]), frame([0x61], '')]) {
    const { socket, closed, ask } = await openSocket(server);
    await ask('realtime:bin', 'phx_join', { config: { broadcast: { self: true } } });
    socket.send(bad);
    expect(await closed).toBe(1007);
  }
});
