import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { embeddedKey } from '../../src/content/embeddedKey';
import { buildIfStale } from '../setup/prepare.mjs';
import { residentBytes } from '../setup/residentBytes.mjs';
import type { Bench, Cell } from './lib/BenchTable';
import { median } from './lib/statistics';
import { freePort } from './routes/serveSite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const history = 'messenger_messages?room_id=eq.default&order=created_at.desc,id.desc&limit=50';
const headers = { apikey: embeddedKey, authorization: `Bearer ${embeddedKey}` };

type Start = Readonly<{
  /** Time from the start of the process until it reports that it listens, in ms. */
  listening: number;
  /** Time from there until a reader has the room's history, in ms. */
  answer: number;
  /** Memory before the database is needed, and with the database, in bytes. */
  idle: number;
  warm: number;
}>;

async function untilOpen(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+$/.exec(line)?.[0];
    if (address) return new URL(address).origin;
  }
  throw new Error('the site’s server ended before it responded');
}

/** Starts the site as `npm start` does, requests the conversation, and stops it. */
async function startOnce(
  dataDir: string,
  end: 'SIGTERM' | 'SIGKILL',
  messages: number,
): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await untilOpen(server);
    const open = performance.now();
    const pid = server.pid ?? 0;
    const idle = residentBytes(pid);
    const asked = performance.now();
    const response = await fetch(`${origin}/rest/v1/${history}`, { headers });
    if (!response.ok) throw new Error(`history: ${response.status}`);
    await response.text();
    const answered = performance.now();
    const warm = residentBytes(pid);
    for (let index = 0; index < messages; index++) await say(origin, index);
    return { listening: open - started, answer: answered - asked, idle, warm };
  } finally {
    server.kill(end);
    await once(server, 'exit');
  }
}

async function say(origin: string, index: number): Promise<void> {
  const response = await fetch(`${origin}/rest/v1/messenger_messages`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-forwarded-for': `10.2.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ username: 'Bench', message: `before the start ${index}` }),
  });
  await response.text();
}

/** How long `npm start` takes to serve the site, and how long the first chat request takes. */
export const benchStart: Bench = async ({ short, log }) => {
  await buildIfStale(root);
  const directory = mkdtempSync(join(tmpdir(), 'kid-start-'));
  const dataDir = join(directory, 'data');
  const rounds = short ? 3 : 9;
  const load = loadavg()[0];
  const several = async (end: 'SIGTERM' | 'SIGKILL', messages: number) => {
    const starts: Start[] = [];
    while (starts.length < rounds) starts.push(await startOnce(dataDir, end, messages));
    return starts;
  };
  try {
    log('start: the very first');
    const first = [await startOnce(dataDir, 'SIGTERM', 100)];
    log(`start: ${rounds} times with an existing data directory`);
    const existing = await several('SIGTERM', 0);
    log(`start: ${rounds} times after having been killed`);
    await startOnce(dataDir, 'SIGKILL', 100);
    const killed = await several('SIGKILL', 100);
    return [
      {
        title: 'Start of the server',
        columns: [
          '',
          'starts',
          'listening, ms',
          'first chat request, ms',
          'both, ms',
          'slowest, ms',
          'MB before the database',
          'MB with it',
        ],
        rows: [
          row('the very first: the database is created', first),
          row('existing data directory', existing),
          row('the same, killed while it was written to', killed),
        ],
        notes: [
          `Median of repeated starts of \`node scripts/start.mjs\`, which is \`npm start\`, with a built site; from the start of the process until the conversation’s last fifty rows are there. Embedded database; load of the machine ${load.toFixed(1)}.`,
        ],
      },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

function row(name: string, starts: readonly Start[]): readonly Cell[] {
  const middle = (pick: (start: Start) => number) => Math.round(median(starts.map(pick)) ?? 0);
  const both = (start: Start) => start.listening + start.answer;
  return [
    name,
    starts.length,
    middle((start) => start.listening),
    middle((start) => start.answer),
    middle(both),
    Math.round(Math.max(...starts.map(both))),
    middle((start) => start.idle / 1e6),
    middle((start) => start.warm / 1e6),
  ];
}
