import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
import { residentBytes } from '../../setup/residentBytes.mjs';
import type { Bench, Cell } from '../lib/BenchTable';
import { freePort } from '../routes/serveSite';
import { ATTACKS, type Server } from './attacks';
import { comeAndGo } from './comeAndGo';

const ROOT = new URL('../../..', import.meta.url);
const TABLE = '/rest/v1/messenger_messages';
const SEEDED_AT_ONCE = 5_000;

const rank = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

export async function startServer(
  dataDir: string,
): Promise<{ server: Server; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'dist-server/main.js'], {
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

/** Fills the room while no server runs, so that the measurement begins with an ordinary start. */
async function seed(rows: number): Promise<void> {
  const { openControl } = await import('../../operate/openControl');
  const { control, close } = await openControl();
  // A statement may run for eight seconds at most, even on a busy machine.
  for (let from = 0; from < rows; from += SEEDED_AT_ONCE) {
    await control.query(
      `insert into public.messenger_messages (username, message)
       select 'Crowd', repeat('hello there, ' || g || ' ', 6)
       from generate_series($1::integer, $2::integer) as g`,
      [from + 1, Math.min(rows, from + SEEDED_AT_ONCE)],
    );
  }
  await close();
}

async function underAttack(server: Server, name: string, seconds: number): Promise<Cell[]> {
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  const script = ['--import', 'tsx', 'scripts/bench/backend/attack.ts'];
  const told = [name, JSON.stringify(server), String(seconds * 1_000)];
  const attackers = spawn(process.execPath, [...script, ...told], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const attacked = once(attackers, 'exit');
  // The server takes a second or two to load.
  await delay(2_000);
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
      memory.push(residentBytes(server.pid) / 1e6);
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
  await attacked;
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

/** Measures what other clients notice while one address attacks the server. */
export const benchHostile: Bench = async ({ short, log }) => {
  if (!existsSync(new URL('dist-server/main.js', ROOT))) throw new Error('Build the site first.');
  const directory = mkdtempSync(join(tmpdir(), 'kid-hostile-'));
  const load = loadavg()[0];
  process.env.DATA_DIR = directory;
  await seed(short ? 10_000 : 90_000);
  const { server, child } = await startServer(directory);
  try {
    await fetch(`${server.url}${TABLE}?limit=1`, { headers: { apikey: embeddedKey } });
    const rows: Cell[][] = [];
    for (const name of Object.keys(ATTACKS)) {
      log(`hostile: ${name}`);
      rows.push(await underAttack(server, name, short ? 2 : 60));
    }
    log('hostile: clients that come and go');
    const crowd = await comeAndGo(server, short ? 20 : 300, short ? 5 : 180);
    return [
      {
        title: 'One hostile address: the effect on others',
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
          `The built server with the embedded database and ${short ? '10,000' : '90,000'} messages; attackers and visitors run in separate processes on the same machine, whose load was ${load.toFixed(1)}. Pages: from the request to the last byte. Messages: from the insert to another client. Memory: the maximum resident size.`,
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
        notes: ['Each stays two to ten seconds and must receive consecutive numbers.'],
      },
    ];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(directory, { recursive: true, force: true });
  }
};
