import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from './support/client';
import { dataDirectory } from './support/dataDirectory';
import { openSocket, openTcp, refusedStatus } from './support/rawSocket';
import { type Served, serve } from './support/serve';

const TABLE = '/rest/v1/messenger_messages';
const SQL = [
  `'; drop table public.messenger_messages; --`,
  `1; delete from public.messenger_messages`,
  `" or "1"="1`,
  `$1) union select * from private.sms_outbox --`,
  `\\'; select pg_sleep(10); --`,
];

let server: Served;
let remove: () => void;

async function ask(path: string, init: RequestInit & { address?: string } = {}) {
  const { address = freshAddress(), headers, ...rest } = init;
  const response = await fetch(server.url + path, {
    ...rest,
    headers: {
      apikey: server.key,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(headers as Record<string, string>),
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const post = (body: string | ReadableStream, extra: RequestInit & { address?: string } = {}) =>
  ask(TABLE, { method: 'POST', body, ...extra });

beforeAll(async () => {
  const directory = await dataDirectory();
  remove = directory.remove;
  server = await serve({
    dataDir: directory.path,
    limits: {
      pingInterval: 250,
      frameBurst: 40,
      joinsPerSocket: 5,
      presenceBytesPerAddress: 8 * 1024,
      socketsPerAddress: 3,
      channelBroadcastBurst: 30,
      channelBroadcastsPerSecond: 0,
      addressBroadcastBurst: 25,
      addressBroadcastsPerSecond: 0,
    },
  });
});

afterAll(async () => {
  await server.stop();
  remove();
});

/** Whatever was thrown at the server, the next honest visitor is served. */
afterEach(async () => {
  const { ask: frame, messages, socket } = await openSocket(server);
  const binding = { event: 'INSERT', schema: 'public', table: 'messenger_messages' };
  const joined = await frame('realtime:honest', 'phx_join', {
    config: { postgres_changes: [binding] },
  });
  expect(joined.status).toBe('ok');
  expect((await post('{"username":"Honest","message":"Hello"}')).status).toBe(201);
  await messages.until((all) => all.some((message) => message[3] === 'postgres_changes'));
  socket.terminate();
});

describe('bad requests', () => {
  it.each(['{', 'nonsense', '{"username":"a",}', '\u0000', '{"a":1}{"b":2}'])(
    'refuses bad JSON: %j',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'PGRST102' });
    },
  );

  it.each<object>([
    { username: null, message: null },
    { username: 'a', message: 'b', message_type: 7 },
    { username: 'a', message: 'b', room_id: ['default'] },
    { username: 'a', message: 'b', id: 'x' },
    { username: 'a', message: 'b', created_at: {} },
    { username: 'a', message: 'b', __proto__x: 1, constructor: 2 },
    { '"; drop table x; --': 1 },
  ])('refuses wrong types and columns: %j', async (body) => {
    const { status, text } = await post(JSON.stringify(body));
    expect([400, 401]).toContain(status);
    expect(JSON.parse(text)).toHaveProperty('message');
  });

  it('refuses a huge body, declared or streamed', async () => {
    expect((await post('x'.repeat(1_000_000))).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
        if (++sent === 100) controller.close();
      },
    });
    const init = { duplex: 'half' } as unknown as RequestInit;
    const answer = await post(endless, init).then(
      ({ status }) => status,
      () => 413, // the server may hang up while the client is still sending
    );
    expect(answer).toBe(413);
  });

  it.each([3000, 7000])('survives a body nested %i deep', async (depth) => {
    const nested = `{"username":"a","message":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await post(nested)).status).toBe(400);
  });

  it('refuses to repeat a column until the answer is huge', async () => {
    const columns = Array.from({ length: 60 }, (_, i) => `a${i}:message`).join(',');
    expect((await ask(`${TABLE}?select=${columns}`)).status).toBe(400);
  });

  it('refuses crowded filters', async () => {
    expect((await ask(`${TABLE}?${'id=eq.1&'.repeat(100)}`)).status).toBe(400);
    expect((await ask(`${TABLE}?id=in.(${'1,'.repeat(3000)}1)`)).status).toBe(400);
  });

  it.each(SQL)('treats SQL as text in every field: %s', async (sql) => {
    const q = encodeURIComponent(sql);
    const row = { room_id: sql, username: sql.slice(0, 30), message: sql, message_type: sql };
    const before = await server.backend.query('select count(*) from public.messenger_messages');
    for (const body of [row, { ...row, room_id: 'default' }, { [sql]: sql }]) {
      expect([400, 401]).toContain((await post(JSON.stringify(body))).status);
    }
    for (const query of [
      `select=${q}`,
      `order=${q}`,
      `${q}=eq.1`,
      `id=eq.${q}`,
      `id=${q}`,
      `or=(${q})`,
      `id=in.(${q})`,
      `select=id::${q}`,
    ]) {
      expect([400, 404]).toContain((await ask(`${TABLE}?${query}`)).status);
    }
    expect((await ask(`${TABLE}?limit=${q}&offset=${q}`)).status).toBe(200);
    expect((await ask(`${TABLE}?message=eq.${q}`)).text).toBe('[]');
    expect((await ask(`/rest/v1/${q}`)).status).toBe(404);
    expect(
      (await post('{"username":"a","message":"b"}', { headers: { prefer: sql } })).status,
    ).toBe(400);
    expect((await ask(TABLE, { headers: { 'accept-profile': sql } })).status).toBe(406);
    const after = await server.backend.query('select count(*) from public.messenger_messages');
    expect(after).toEqual(before);
  });

  it('refuses other methods and other paths', async () => {
    for (const method of ['PUT', 'PROPFIND', 'LOCK']) {
      expect((await ask(TABLE, { method })).status).toBe(405);
    }
    for (const path of ['/rest/v1/', '/rest/v1/a/b/c', '/rest/v1/%2e%2e%2fetc']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect((await ask('/rest/v1/rpc/x')).status).toBe(400);
    expect((await ask(TABLE, { method: 'DELETE' })).status).toBe(401);
    expect((await ask('/rest/v1/%')).status).toBeGreaterThanOrEqual(400);
  });

  it('refuses pages of other sites, and answers listed ones', async () => {
    const origin = 'https://elsewhere.example';
    expect((await ask(TABLE, { headers: { origin } })).status).toBe(403);
    expect((await ask(`${TABLE}?limit=1`, { headers: { origin: server.url } })).status).toBe(200);
  });

  it('refuses a missing key and says which is missing', async () => {
    const answer = await ask(TABLE, { headers: { apikey: '' } });
    expect(answer).toMatchObject({ status: 401, text: expect.stringContaining('No API key') });
  });

  it('slows a flood from one address without slowing others', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => ask(`${TABLE}?limit=1`, { address })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(`${TABLE}?limit=1`)).status).toBe(200);
  });

  it('reveals nothing about its implementation', async () => {
    const answers = await Promise.all([
      post('{'),
      post('{"username":"a"}'),
      ask(`${TABLE}?id=eq.x`),
      ask('/rest/v1/nope'),
    ]);
    for (const { text } of answers) expect(text).not.toMatch(/node_modules|\.ts|at .*\(|select /i);
  });
});

describe('bad sockets', () => {
  const socketUrl = (query: string) =>
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket${query}`;

  it('refuses what it cannot serve before any socket exists', async () => {
    const key = `apikey=${server.key}`;
    expect(await refusedStatus(socketUrl(''))).toBe(401);
    expect(await refusedStatus(socketUrl('?apikey=wrong&vsn=2.0.0'))).toBe(401);
    expect(await refusedStatus(socketUrl(`?${key}&vsn=9`))).toBe(400);
    expect(await refusedStatus(socketUrl(`/../x?${key}`))).toBe(404);
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await refusedStatus(socketUrl(`?${key}&vsn=2.0.0`), foreign)).toBe(403);
  });

  it('limits the sockets of one address', async () => {
    const address = freshAddress();
    const open = await Promise.all([1, 2, 3].map(() => openSocket(server, { address })));
    const url = socketUrl(`?apikey=${server.key}&vsn=2.0.0`);
    expect(await refusedStatus(url, { 'x-forwarded-for': address })).toBe(429);
    for (const { socket } of open) socket.terminate();
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['no frame', '{}'],
    ['too short', '["1","1","realtime:x"]'],
    ['wrong types', '[1,2,3,4,5]'],
    ['a long topic', JSON.stringify(['1', '1', `realtime:${'x'.repeat(300)}`, 'phx_join', {}])],
    ['deep nesting', '['.repeat(50_000)],
  ])('closes the socket on a malformed frame: %s', async (_name, text) => {
    const { socket, closed } = await openSocket(server);
    socket.send(text);
    expect(await closed).toBe(1007);
  });

  it.each([
    ['empty', []],
    ['wrong kind', [9, 0, 0, 0, 0, 0, 0]],
    ['lengths beyond the end', [3, 255, 255, 255, 255, 255, 1, 65]],
    ['content that is not JSON', [3, 0, 0, 1, 1, 0, 1, 65, 66, 123]],
  ])('closes the socket on a malformed binary frame: %s', async (_name, bytes) => {
    const { socket, closed } = await openSocket(server);
    socket.send(Buffer.from(bytes));
    expect(await closed).toBe(1007);
  });

  it('closes the socket on a huge frame', async () => {
    const { socket, closed } = await openSocket(server);
    socket.send('x'.repeat(1_000_000));
    expect(await closed).toBe(1009);
  });

  it('closes the socket on a flood of frames', async () => {
    const { send, closed } = await openSocket(server);
    for (let i = 0; i < 100; i++) send([null, `${i}`, 'phoenix', 'heartbeat', {}]);
    expect(await closed).toBe(1008);
  });

  it('supports version 1 of the protocol', async () => {
    const { send, messages } = await openSocket(server, { vsn: '1.0.0' });
    send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' });
    const [reply] = await messages.count(1);
    expect(reply).toMatchObject({ ref: '7', event: 'phx_reply', payload: { status: 'ok' } });
  });

  it('answers frames that make no sense', async () => {
    const { ask: frame, socket } = await openSocket(server);
    const refused = async (topic: string, event: string, payload: unknown) => {
      const reply = await frame(topic, event, payload);
      expect(reply.status).toBe('error');
      return reply.response.reason;
    };
    const changes = (binding: object) => ({ config: { postgres_changes: [binding] } });
    const insert = { event: 'INSERT', schema: 'public', table: 'messenger_messages' };
    expect(await refused('realtime:x', 'broadcast', {})).toBe('unmatched topic');
    expect(await refused('other', 'phx_join', { config: {} })).toBe('unmatched topic');
    expect(await refused('realtime:x', 'phx_join', 5)).toBe('malformed join');
    expect(await refused('realtime:x', 'phx_join', changes({ event: 'TRUNCATE' }))).toBe(
      'malformed join',
    );
    expect(await refused('realtime:x', 'phx_join', { config: {}, access_token: 'forged' })).toBe(
      'Invalid access token',
    );
    expect(await refused('realtime:x', 'phx_join', { config: { private: true } })).toMatch(
      /private/,
    );
    for (const binding of [
      { ...insert, table: 'nope' },
      { ...insert, table: 'messenger_reports' },
      // A hidden table is refused in the same words as a missing one, with the name that was sent.
      { ...insert, schema: 'private', table: 'sms_outbox' },
      { ...insert, schema: 'private', table: 'nope' },
      { ...insert, schema: 'nope', table: 'sms_outbox' },
      { ...insert, schema: 'private', table: '*' },
    ]) {
      expect(await refused('realtime:x', 'phx_join', changes(binding))).toBe(
        `There are no live changes of the table ${binding.schema}.${binding.table}`,
      );
    }
    for (const filter of ['nope=eq.1', 'id=eq.abc', 'id', 'id=foo.1', ...SQL]) {
      await refused('realtime:x', 'phx_join', changes({ ...insert, filter }));
    }
    const joined = await frame('realtime:x', 'phx_join', { config: {} });
    expect(joined.status).toBe('ok');
    expect(await refused('realtime:x', 'presence', { event: 'explode' })).toBe(
      'malformed presence',
    );
    expect(await refused('realtime:x', 'broadcast', { event: 7 })).toBe('malformed broadcast');
    expect(await refused('realtime:x', 'nope', {})).toBe('unknown event');
    socket.terminate();
  });

  it('limits the channels of one socket', async () => {
    const { ask: frame, socket } = await openSocket(server);
    for (let i = 0; i < 5; i++) {
      expect((await frame(`realtime:${i}`, 'phx_join', { config: {} })).status).toBe('ok');
    }
    const sixth = await frame('realtime:6', 'phx_join', { config: {} });
    expect(sixth).toMatchObject({ status: 'error', response: { reason: 'Too many channels' } });
    socket.terminate();
  });

  it('limits how large broadcasts are and how many one socket sends', async () => {
    const { ask: frame, socket } = await openSocket(server);
    await frame('realtime:loud', 'phx_join', { config: { broadcast: { ack: true } } });
    const large = { type: 'broadcast', event: 'x', payload: { text: 'x'.repeat(5000) } };
    const refused = await frame('realtime:loud', 'broadcast', large);
    expect(refused.response.reason).toBe('The broadcast is too large');
    const small = { type: 'broadcast', event: 'x', payload: {} };
    const replies = [];
    for (let i = 0; i < 25; i++) replies.push(await frame('realtime:loud', 'broadcast', small));
    expect(replies.slice(0, 20).every((reply) => reply.status === 'ok')).toBe(true);
    expect(replies.some((reply) => reply.response.reason === 'Too many broadcasts')).toBe(true);
    socket.terminate();
  });

  it('limits what one channel passes on, whoever sends, and what one address sends in all', async () => {
    const say = async (address: string, channel: string, times: number) => {
      const { ask: frame, socket } = await openSocket(server, { address });
      await frame(`realtime:${channel}`, 'phx_join', { config: { broadcast: { ack: true } } });
      const refused = new Set<string | undefined>();
      for (let i = 0; i < times; i++) {
        const small = { type: 'broadcast', event: 'x', payload: {} };
        const { status, response } = await frame(`realtime:${channel}`, 'broadcast', small);
        if (status !== 'ok') refused.add(response.reason);
      }
      return { refused: [...refused], end: () => socket.terminate() };
    };
    const one = freshAddress();
    const first = await say(one, 'busy', 15);
    const second = await say(freshAddress(), 'busy', 15);
    expect([...first.refused, ...second.refused]).toEqual([]);
    const third = await say(freshAddress(), 'busy', 1);
    expect(third.refused).toEqual(['The channel is too busy']);
    // The same visitor, by another socket, elsewhere.
    const elsewhere = await say(one, 'quiet', 12);
    expect(elsewhere.refused).toEqual(['Too many broadcasts']);
    for (const { end } of [first, second, third, elsewhere]) end();
  });

  it('closes a channel whose presence changes too often, as the hosted service does', async () => {
    const { ask: frame, messages, send, socket } = await openSocket(server);
    await frame('realtime:busy', 'phx_join', { config: {} });
    for (let i = 0; i < 5; i++) {
      const track = { event: 'track', payload: { i } };
      expect((await frame('realtime:busy', 'presence', track)).status).toBe('ok');
    }
    send(['1', '99', 'realtime:busy', 'presence', { event: 'track', payload: {} }]);
    await messages.until((all) => all.some((message) => message[3] === 'phx_close'));
    socket.terminate();
  });

  it('closes the socket on a flood of pings, which nobody has to send', async () => {
    const { socket, closed } = await openSocket(server);
    for (let i = 0; i < 300; i++) socket.ping();
    expect(await closed).toBe(1008);
  });

  it('closes the socket on a message in many fragments, however small', async () => {
    const { socket, closed } = await openSocket(server);
    for (let i = 0; i < 50; i++) socket.send('a', { fin: false });
    expect(await closed).toBe(1008);
  });

  it('accepts a message in a few fragments', async () => {
    const { socket, messages } = await openSocket(server);
    const frame = JSON.stringify([null, '7', 'phoenix', 'heartbeat', {}]);
    for (const letter of frame.slice(0, 10)) socket.send(letter, { fin: false });
    socket.send(frame.slice(10), { fin: true });
    await messages.until((items) => items.some((item) => item[1] === '7'));
    socket.close();
  });

  it('limits the presence data of one address, and accepts more once it is removed', async () => {
    const address = freshAddress();
    const track = { event: 'track', payload: { said: 'x'.repeat(2_000) } };
    const [one, two] = [
      await openSocket(server, { address }),
      await openSocket(server, { address }),
    ];
    const answers: string[] = [];
    const topics = [1, 2, 3, 4, 5].map((n) => `realtime:much-${n}`);
    for (const topic of topics) {
      await one.ask(topic, 'phx_join', { config: {} });
      answers.push((await one.ask(topic, 'presence', track)).status);
    }
    // Eight kilobytes, of which each takes two.
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'error']);
    const trackElsewhere = async () => {
      await two.ask('realtime:more', 'phx_join', { config: {} });
      return (await two.ask('realtime:more', 'presence', track)).status;
    };
    expect(await trackElsewhere()).toBe('error');
    await one.ask(topics[0] ?? '', 'presence', { event: 'untrack' });
    expect(await trackElsewhere()).toBe('ok');
    await one.ask(topics[1] ?? '', 'phx_leave', {});
    expect((await one.ask(topics[4] ?? '', 'presence', track)).status).toBe('ok');
    one.socket.close();
    two.socket.close();
  });

  it('keeps presence keys from meaning anything to JavaScript', async () => {
    const { ask: frame, messages, socket } = await openSocket(server);
    const config = { presence: { key: '__proto__', enabled: true } };
    await frame('realtime:proto', 'phx_join', { config });
    await frame('realtime:proto', 'presence', { event: 'track', payload: { a: 1 } });
    const all = await messages.until((items) => items.some((item) => item[3] === 'presence_diff'));
    const diff = all.find((item) => item[3] === 'presence_diff')?.[4];
    expect(JSON.stringify(diff)).toContain('"__proto__":{"metas"');
    socket.terminate();
  });

  it('drops a socket whose client has gone silent', async () => {
    const tcp = await openTcp(server.url);
    tcp.write(
      [
        `GET /realtime/v1/websocket?apikey=${server.key}&vsn=2.0.0 HTTP/1.1`,
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        '',
        '',
      ].join('\r\n'),
    );
    // It never answers a ping, as a laptop that was shut would not.
    tcp.resume();
    await once(tcp, 'close');
    expect(tcp.destroyed).toBe(true);
  });

  it('survives a socket that is cut off while it joins', async () => {
    const { send, socket, closed } = await openSocket(server);
    const binding = { event: 'INSERT', schema: 'public', table: 'messenger_messages' };
    send(['1', '1', 'realtime:cut', 'phx_join', { config: { postgres_changes: [binding] } }]);
    socket.terminate();
    await closed;
  });
});

it('logs no texts, names, numbers or addresses', () => {
  const log = JSON.stringify(server.logs);
  expect(server.logs.length).toBeGreaterThan(100);
  expect(log).not.toMatch(/Honest|Hello|drop table|\d+\.\d+\.\d+\.\d+|127\.0\.0\.1/);
  expect(server.logs.filter((event) => event.level === 'error')).toEqual([]);
});
