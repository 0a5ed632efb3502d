import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedKey } from '../../../src/content/embeddedKey';
import { openSocket } from '../../../tests/backend/support/rawSocket';

const HOSTILE = '203.0.113.66';
const TABLE = '/rest/v1/messenger_messages';

export type Server = Readonly<{ url: string; key: string; port: number; pid: number }>;
/** Attacks from one address until `isOver` returns true. */
type Attack = (server: Server, isOver: () => boolean) => Promise<void>;

const headers = {
  apikey: embeddedKey,
  'x-forwarded-for': HOSTILE,
  'content-type': 'application/json',
};
const quietly = (work: Promise<unknown>) => work.then(() => {}).catch(() => {});

/** Sends the same request again and again, a number of them at a time. */
const requests =
  (path: string | ((n: number) => string), atATime = 50, body?: string): Attack =>
  async ({ url }, isOver) => {
    let n = 0;
    const ask = async () => {
      while (!isOver()) {
        const where = typeof path === 'string' ? path : path(n++);
        const method = body === undefined ? 'GET' : 'POST';
        await quietly(
          fetch(url + where, { method, headers, body }).then((answer) => answer.text()),
        );
      }
    };
    await Promise.all(Array.from({ length: atATime }, ask));
  };

/** Opens sockets and lets each repeat an action as often as it is allowed to. */
const sockets =
  (
    count: number,
    every: number,
    work: (open: Awaited<ReturnType<typeof openSocket>>, n: number) => void,
  ): Attack =>
  async (server, isOver) => {
    const one = async (i: number) => {
      for (let n = i; !isOver(); ) {
        const opening = openSocket(server, { address: HOSTILE });
        const open = await Promise.race([opening, delay(2_000, null)]).catch(() => null);
        if (open === null) {
          await delay(200);
          continue;
        }
        open.socket.on('error', () => {});
        while (!isOver() && open.socket.readyState === open.socket.OPEN) {
          work(open, n++);
          open.messages.items.length = 0;
          await delay(every);
        }
        open.socket.terminate();
      }
    };
    await Promise.all(Array.from({ length: count }, (_, i) => one(i * 1_000)));
  };

/** Opens bare connections that send something and read nothing. */
const mute =
  (count: number, text: string): Attack =>
  async ({ port }, isOver) => {
    const open: Socket[] = [];
    while (!isOver()) {
      while (open.length < count) {
        const socket = connectTcp(port, '127.0.0.1');
        socket.on('error', () => {});
        socket.on('close', () => open.splice(open.indexOf(socket), 1));
        socket.pause();
        socket.write(text);
        open.push(socket);
      }
      await delay(100);
    }
    for (const socket of open) socket.destroy();
  };

const joinFrame = (topic: string, changes: object[] = []) => [
  '1',
  '1',
  `realtime:${topic}`,
  'phx_join',
  { config: { postgres_changes: changes, broadcast: { self: true } } },
];
const change = (filter: string) => ({
  event: '*',
  schema: 'public',
  table: 'messenger_messages',
  filter,
});

export const ATTACKS: Readonly<Record<string, Attack>> = {
  nothing: async (_, isOver) => {
    while (!isOver()) await delay(50);
  },
  'a thousand rows, counted, sorted by text': requests(
    `${TABLE}?order=message,username&limit=1000`,
  ),
  'different requests without end': requests((n) => `${TABLE}?id=gt.${n}&order=id.desc&limit=50`),
  'inserts without end': requests(TABLE, 50, '{"username":"H","message":"hostile"}'),
  'pages without end': requests((n) => (n % 2 === 0 ? '/' : '/no/such/page'), 100),
  '5,000 filters from 100 sockets': sockets(100, 20, ({ send }, n) =>
    send(
      joinFrame(
        `f${n % 50}`,
        Array.from({ length: 10 }, (_, f) => change(`id=neq.${n * 10 + f}`)),
      ),
    ),
  ),
  '100 sockets at their rate of frames': sockets(100, 20, ({ send }) =>
    send([null, '1', 'phoenix', 'heartbeat', {}]),
  ),
  '100 sockets that broadcast into the room': sockets(100, 20, ({ send }, n) => {
    if (n % 50 === 0) send(joinFrame('messenger-messages'));
    const payload = { type: 'broadcast', event: 'typing', payload: { text: 'x'.repeat(3_000) } };
    send(['1', '2', 'realtime:messenger-messages', 'broadcast', payload]);
  }),
  'sockets that come and go': sockets(150, 5, ({ socket }) => socket.terminate()),
  '1,000 connections that ask ahead and read nothing': mute(
    1_000,
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n'.repeat(100),
  ),
  '1,000 connections that never end their headers': mute(
    1_000,
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  ),
  'CONNECT and a reset': async ({ port }, isOver) => {
    while (!isOver()) {
      const socket = connectTcp(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.resetAndDestroy();
      await delay(2);
    }
  },
};
