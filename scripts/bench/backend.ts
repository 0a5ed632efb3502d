import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, freshAddress } from '../../tests/backend/support/client';
import { crashRun } from '../../tests/backend/support/crashRun';
import { crowdRun } from '../../tests/backend/support/crowdRun';
import { findPostgresBinaries, startPostgres } from '../../tests/backend/support/debianPostgres';
import { type SpawnedServer, spawnServer } from '../../tests/backend/support/spawnServer';

// Measures the backend: `npx tsx scripts/bench/backend.ts [embedded] [postgres] [crash]`.
// Prints a table and writes bench-results/backend.json. Without arguments it does everything and
// takes about five minutes; run it on a machine that does nothing else.

const wanted = new Set(process.argv.slice(2));
const wants = (part: string) => wanted.size === 0 || wanted.has(part);
const limits = { requestsPer10s: 1_000_000 };
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const file = 'bench-results/backend.json';
const results: Record<string, unknown> = {
  // What is not measured this time stays from the last time.
  ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  node: process.version,
  cores: cpus().length,
  processor: cpus()[0]?.model,
};

type Options = Readonly<{ dataDir: string; databaseUrl?: string }>;

async function untilAnswered(server: SpawnedServer): Promise<void> {
  const { error } = await connect(server).from('messenger_messages').select('id').limit(1);
  if (error !== null) throw new Error(error.message);
}

async function measureStart(options: Options) {
  const started = performance.now();
  const server = await spawnServer({ ...options, limits });
  const idle = await server.memory();
  const asked = performance.now();
  await untilAnswered(server);
  const answered = performance.now();
  const warm = await server.memory();
  await server.stop();
  return {
    'idle MB, before the database': megabytes(idle.rss),
    'process start to listening, ms': Math.round(asked - started),
    'first request to answer, ms': Math.round(answered - asked),
    'MB with the database': megabytes(warm.rss),
  };
}

async function perSecond(work: () => Promise<unknown>, seconds = 5): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const worker = async () => {
    for (; performance.now() < until; count++) await work();
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return Math.round(count / seconds);
}

async function measureThroughput(server: SpawnedServer) {
  const headers = {
    apikey: server.key,
    authorization: `Bearer ${server.key}`,
    'content-type': 'application/json',
  };
  const url = `${server.url}/rest/v1/messenger_messages`;
  const body = JSON.stringify({ username: 'Bench', message: 'hello' });
  const insert = () =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': freshAddress() },
    }).then((response) => response.text());
  const history = () =>
    fetch(`${url}?room_id=eq.default&order=created_at.desc,id.desc&limit=50`, { headers }).then(
      (response) => response.text(),
    );
  return {
    'inserts asked for per second': await perSecond(insert),
    'histories of 50 per second': await perSecond(history),
  };
}

async function measureCrowd(server: SpawnedServer) {
  const hundred = await crowdRun(server, { clients: 100, perSecond: 10, seconds: 10 });
  const memory: number[] = [];
  const heap: number[] = [];
  const sample = async () => {
    const { rss, heapUsed } = await server.memory();
    memory.push(megabytes(rss));
    heap.push(megabytes(heapUsed));
  };
  const fiveHundred = await crowdRun(server, {
    clients: 500,
    perSecond: 20,
    seconds: 60,
    onSecond: (second) => {
      if (second % 10 === 5) void sample();
    },
  });
  return {
    '100 clients, 10 messages/s, 10 s': hundred,
    '500 clients, 20 messages/s, 60 s': fiveHundred,
    'MB every 10 s': memory,
    'heap MB every 10 s': heap,
  };
}

async function measure(options: Options) {
  const start = await measureStart(options);
  const again = await measureStart(options);
  const server = await spawnServer({ ...options, limits });
  await untilAnswered(server);
  const crowd = await measureCrowd(server);
  const throughput = await measureThroughput(server);
  await server.stop();
  return { 'first start': start, 'next start': again, ...crowd, throughput };
}

const directory = mkdtempSync(join(tmpdir(), 'kid-bench-'));
try {
  if (wants('embedded')) {
    results.embedded = await measure({ dataDir: join(directory, 'embedded') });
  }
  const binaries = findPostgresBinaries();
  if (wants('postgres') && binaries !== null) {
    const postgres = await startPostgres(binaries);
    results.postgres = await measure({ dataDir: directory, databaseUrl: postgres.url });
    await postgres.stop();
  }
  if (wants('crash')) {
    results.crash = await crashRun(join(directory, 'crash'), {
      kills: 10,
      writers: 8,
      watchers: 5,
      writesPerKill: 100,
    });
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}

mkdirSync('bench-results', { recursive: true });
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
process.exit(0);
