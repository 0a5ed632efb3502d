import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, freshAddress } from '../../../tests/backend/support/client';
import { crowdRun } from '../../../tests/backend/support/crowdRun';
import { findPostgresBinaries, startPostgres } from '../../../tests/backend/support/debianPostgres';
import { type SpawnedServer, spawnServer } from '../../../tests/backend/support/spawnServer';
import type { Bench, BenchTable, Cell } from '../lib/BenchTable';

const limits = { requestsPer10s: 1_000_000 };
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

type Options = Readonly<{ dataDir: string; databaseUrl?: string }>;
type Crowd = Readonly<{ clients: number; perSecond: number; seconds: number }>;

async function crowdRow(name: string, server: SpawnedServer, crowd: Crowd): Promise<Cell[]> {
  const memory: number[] = [];
  const every = Math.max(1, Math.floor(crowd.seconds / 6));
  const sample = async () => {
    memory.push(megabytes((await server.memory()).rss));
  };
  const result = await crowdRun(server, {
    ...crowd,
    onSecond: (second) => {
      if (second % every === every - 1) void sample();
    },
  });
  const { delivered, missing, duplicated, disordered, refused, latency } = result;
  return [
    name,
    crowd.clients,
    `${crowd.perSecond}/s for ${crowd.seconds} s`,
    delivered,
    missing,
    duplicated,
    disordered,
    refused,
    latency.median,
    latency.p95,
    latency.max,
    memory.join(', '),
  ];
}

async function perSecond(work: () => Promise<unknown>, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const worker = async () => {
    for (; performance.now() < until; count++) await work();
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return Math.round(count / seconds);
}

async function throughputRow(name: string, server: SpawnedServer, seconds: number) {
  const headers = {
    apikey: server.key,
    authorization: `Bearer ${server.key}`,
    'content-type': 'application/json',
  };
  const url = `${server.url}/rest/v1/messenger_messages`;
  const body = JSON.stringify({ username: 'Bench', message: 'hello' });
  const insert = async () => {
    const address = { 'x-forwarded-for': freshAddress() };
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, ...address },
    });
    await response.text();
  };
  const history = async () => {
    const query = 'room_id=eq.default&order=created_at.desc,id.desc&limit=50';
    await (await fetch(`${url}?${query}`, { headers })).text();
  };
  return [name, await perSecond(insert, seconds), await perSecond(history, seconds)];
}

/**
 * Measures a room full of clients that send messages at a steady rate: how many arrive, how soon,
 * and how much memory that takes.
 */
export const benchCrowd: Bench = async ({ short, log }) => {
  const directory = mkdtempSync(join(tmpdir(), 'kid-crowd-'));
  const load = loadavg()[0];
  const crowds: readonly Crowd[] = [
    { clients: 100, perSecond: 10, seconds: short ? 2 : 10 },
    { clients: 500, perSecond: 20, seconds: short ? 2 : 60 },
  ];
  const rows: Cell[][] = [];
  const throughput: Cell[][] = [];
  const measure = async (name: string, options: Options) => {
    const server = await spawnServer({ ...options, limits });
    const { error } = await connect(server).from('messenger_messages').select('id').limit(1);
    if (error !== null) throw new Error(error.message);
    for (const crowd of crowds) {
      log(`crowd: ${name}, ${crowd.clients} clients for ${crowd.seconds} s`);
      rows.push(await crowdRow(name, server, crowd));
    }
    throughput.push(await throughputRow(name, server, short ? 1 : 5));
    await server.stop();
  };
  try {
    await measure('embedded', { dataDir: join(directory, 'embedded') });
    const binaries = findPostgresBinaries();
    if (binaries !== null) {
      const postgres = await startPostgres(binaries);
      await measure('PostgreSQL', { dataDir: directory, databaseUrl: postgres.url });
      await postgres.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const tables: BenchTable[] = [
    {
      title: 'Messenger: a crowd',
      columns: [
        '',
        'clients',
        'said',
        'delivered',
        'missing',
        'twice',
        'out of order',
        'refused',
        'median, ms',
        '95 in 100, ms',
        'slowest, ms',
        'memory, MB',
      ],
      rows,
      notes: [
        `From the insert until the message reaches a client. One server process; clients and senders run on the same machine, whose load was ${load.toFixed(1)}. Memory is measured after a garbage collection, six times in each run.`,
      ],
    },
    {
      title: 'Messenger: requests per second of one process',
      columns: ['', 'inserts asked for, per second', 'histories of 50, per second'],
      rows: throughput,
      notes: ['Four clients at once. The room accepts 25 inserts a second.'],
    },
  ];
  return tables;
};
