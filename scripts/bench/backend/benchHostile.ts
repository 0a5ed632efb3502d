import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedKey } from '../../../src/content/embeddedKey';
import {
  connect,
  freshAddress,
  leave,
  listen,
  subscribe,
} from '../../../tests/backend/support/client';
import { openSocket } from '../../../tests/backend/support/rawSocket';
import type { Bench, Cell } from '../lib/BenchTable';
import { freePort } from '../routes/serveSite';

const ROOT = new URL('../../..', import.meta.url);
const HOSTILE = '203.0.113.66';
const TABLE = '/rest/v1/messenger_messages';

type Server = Readonly<{ url: string; key: string; port: number; pid: number }>;
/** Goes on until it is told to stop, all from one address. */
type Attack = (server: Server, isOver: () => boolean) => Promise<void>;

const headers = (extra = {}) => ({
  apikey: embeddedKey,
  'x-forwarded-for': HOSTILE,
  'content-type': 'application/json',
  ...extra,
});
const quietly = (work: Promise<unknown>) => work.then(() => {}).catch(() => {});

/** Asks for the same again and again, so many at a time. */
const requests =
  (path: string | ((n: number) => string), atATime = 50, body?: string): Attack =>
  async ({ url }, isOver) => {
    let n = 0;
    const ask = async () => {
      while (!isOver()) {
        const where = typeof path === 'string' ? path : path(n++);
        const method = body === undefined ? 'GET' : 'POST';
        await quietly(
          fetch(url + where, { method, headers: headers(), body }).then((answer) => answer.text()),
        );
      }
    };
    await Promise.all(Array.from({ length: atATime }, ask));
  };

/** Opens sockets and lets each do something, as often as it may. */
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

/** Bare connections that send something and read nothing. */
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
const patterns = Array.from({ length: 39 }, () => 'message.ilike.*h*e*l*l*o*').join(',');
const aliases = Array.from({ length: 50 }, (_, i) => `a${i}:message`).join(',');

const ATTACKS: Readonly<Record<string, Attack>> = {
  nothing: async (_, isOver) => {
    while (!isOver()) await delay(50);
  },
  '39 patterns in one or': requests(`${TABLE}?or=(${patterns})`),
  'four patterns of ten wildcards': requests(`${TABLE}?message=ilike.*a*b*c*d*e*f*g*h*i*`),
  'words searched in every row': requests(`${TABLE}?message=fts(english).hello`),
  'fifty names of one column': requests(`${TABLE}?select=${aliases}`),
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
    'GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n'.repeat(100),
  ),
  '1,000 connections that never end their headers': mute(
    1_000,
    'GET / HTTP/1.1\r\nHost: x\r\nX-A: ',
  ),
  'CONNECT and a reset': async ({ port }, isOver) => {
    while (!isOver()) {
      const socket = connectTcp(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.resetAndDestroy();
      await delay(2);
    }
  },
};

const resident = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const rank = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

async function startServer(dataDir: string): Promise<{ server: Server; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('http')) break;
  return {
    server: { url: `http://127.0.0.1:${port}`, key: embeddedKey, port, pid: child.pid ?? 0 },
    child,
  };
}

async function seed(server: Server, rows: number): Promise<void> {
  const { openControl } = await import('../../operate/openControl');
  const { control, close } = await openControl();
  await control.query(
    `insert into public.messenger_messages (username, message)
     select 'Crowd', repeat('hello there, ' || g || ' ', 6) from generate_series(1, $1::integer) as g`,
    [rows],
  );
  await close();
  if (server.pid === 0) throw new Error('no server');
}

async function underAttack(
  server: Server,
  name: string,
  attack: Attack,
  seconds: number,
): Promise<Cell[]> {
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  const attacking = attack(server, isOver).catch(() => {});
  await delay(500);
  const watcher = connect(server);
  const { channel, messages } = listen(watcher);
  const joined = await subscribe(channel).then(
    () => true,
    () => false,
  );
  const [pages, said, memory]: [number[], number[], number[]] = [[], [], []];
  let failed = 0;
  let number = 0;
  const visit = async () => {
    while (!isOver()) {
      const started = performance.now();
      const ok = await fetch(`${server.url}/`, {
        headers: { 'x-forwarded-for': freshAddress() },
      }).then(
        (answer) => answer.text(),
        () => null,
      );
      if (ok === null) failed++;
      else pages.push(performance.now() - started);
      memory.push(resident(server.pid));
      await delay(100);
    }
  };
  const say = async () => {
    while (!isOver()) {
      const message = `hostile ${name} ${number++}`;
      const started = performance.now();
      const { status } = await connect(server, { address: freshAddress() })
        .from('messenger_messages')
        .insert({ username: 'Visitor', message });
      if (status === 201 && joined) {
        const came = messages.until((rows) => rows.some((row) => row.message === message));
        await Promise.race([came, delay(10_000)]);
        said.push(performance.now() - started);
      } else failed++;
      await delay(200);
    }
  };
  await Promise.all([visit(), say()]);
  await attacking;
  await leave(watcher);
  await delay(500);
  return [
    name,
    rank(pages, 0.5),
    rank(pages, 0.95),
    rank(said, 0.5),
    rank(said, 0.95),
    failed,
    Math.round(Math.max(...memory)),
  ];
}

/** Clients that come, listen for a while and go, while somebody speaks: does each hear all, once? */
async function comeAndGo(server: Server, clients: number, seconds: number): Promise<Cell[]> {
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  let [visits, heard, wrong] = [0, 0, 0];
  const latest: number[] = [];
  const speak = async () => {
    for (let n = 1; !isOver(); n++) {
      await connect(server, { address: freshAddress() })
        .from('messenger_messages')
        .insert({ username: 'Speaker', message: `number ${n}` });
      latest.push(n);
      await delay(200);
    }
  };
  const visit = async () => {
    while (!isOver()) {
      const client = connect(server);
      const { channel, messages } = listen(client);
      const isIn = await subscribe(channel).then(
        () => true,
        () => false,
      );
      await delay(2_000 + Math.random() * 8_000);
      const numbers = messages.items
        .map(({ message }) => Number(/^number (\d+)$/.exec(message)?.[1]))
        .filter((each) => !Number.isNaN(each));
      visits++;
      heard += numbers.length;
      if (!isIn) wrong++;
      wrong += numbers.filter((each, i) => i > 0 && each !== (numbers[i - 1] ?? 0) + 1).length;
      await leave(client);
    }
  };
  await Promise.all([speak(), ...Array.from({ length: clients }, visit)]);
  return [clients, seconds, visits, latest.length, heard, wrong, Math.round(resident(server.pid))];
}

/** One hostile address does its worst: what do the others notice? */
export const benchHostile: Bench = async ({ short, log }) => {
  if (!existsSync(new URL('dist-server/main.js', ROOT))) throw new Error('Build the site first.');
  const directory = mkdtempSync(join(tmpdir(), 'kid-hostile-'));
  const load = loadavg()[0];
  process.env.DATA_DIR = directory;
  const { server, child } = await startServer(directory);
  try {
    await fetch(`${server.url}${TABLE}?limit=1`, { headers: headers() });
    await seed(server, short ? 10_000 : 90_000);
    const rows: Cell[][] = [];
    for (const [name, attack] of Object.entries(ATTACKS)) {
      log(`hostile: ${name}`);
      rows.push(await underAttack(server, name, attack, short ? 8 : 60));
    }
    log('hostile: clients that come and go');
    const crowd = await comeAndGo(server, short ? 60 : 300, short ? 20 : 180);
    return [
      {
        title: 'One hostile address: what others notice',
        columns: [
          'the attack',
          'page, ms',
          '95 in 100',
          'message, ms',
          '95 in 100',
          'failed',
          'memory, MB',
        ],
        rows,
        notes: [
          `The built server with the embedded database and ${short ? '10,000' : '90,000'} messages; attackers and visitors on the same machine, whose load was ${load.toFixed(1)}. Pages from asking to the last byte, messages from the insert to another client. Memory: the most that was resident.`,
        ],
      },
      {
        title: 'Clients that come and go',
        columns: [
          'clients',
          'seconds',
          'visits',
          'said',
          'heard',
          'missed, twice or out of order',
          'memory, MB',
        ],
        rows: [crowd],
        notes: [
          'Each stays two to ten seconds; what it hears has to be one number after the other.',
        ],
      },
    ];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(directory, { recursive: true, force: true });
  }
};
