import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameOf, games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { judge } from '../../scenes/kit/rules/judge';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { scanRun } from '../../scenes/kit/run/scanRun';
import { judgeRun } from '../../server/runs/judgeRun';
import { freshAddress } from '../../tests/backend/support/client';
import { crowdRun } from '../../tests/backend/support/crowdRun';
import { startServer } from './backend/benchHostile';
import type { Bench, BenchTable, Cell } from './lib/BenchTable';
import { processorMs } from './lib/processorTime';
import { median } from './lib/statistics';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tenMinutes = 36_000;
const day = 20_500;

function golden(id: string, name = 'classic'): string {
  return readFileSync(join(root, 'scenes', id, 'recordings', `${name}.txt`), 'utf8').trim();
}

async function recorded(id: string): Promise<Readonly<{ game: HeadlessGame; replay: Replay }>> {
  const game = (await gameOf(id)) as HeadlessGame;
  const replay = decodeReplay(game, golden(id));
  if (!replay.ok) throw new Error(replay.refusal);
  return { game, replay: replay.value };
}

/** Ten minutes in which the actions of a recording come again and again, in a game that goes on. */
function longRun(game: HeadlessGame, { config, seed, actions, ticks }: Replay): Replay {
  const endless: ConfigValues = Object.hasOwn(game.config, 'invincible')
    ? { invincible: true }
    : {};
  const recording = new Recording(game, { config: { ...config, ...endless }, seed });
  const byTick = new Map<number, Replay['actions'][number][1][]>();
  for (const [tick, action] of actions) byTick.set(tick, [...(byTick.get(tick) ?? []), action]);
  while (recording.state.tick < tenMinutes && recording.state.phase !== 'over') {
    recording.step(byTick.get(recording.state.tick % ticks) ?? []);
  }
  return recording.replay(false);
}

async function judging(log: (line: string) => void, rounds: number): Promise<BenchTable> {
  const rows: Cell[][] = [];
  for (const id of Object.keys(games)) {
    log(`runs: ${id}`);
    const { game, replay } = await recorded(id);
    const long = longRun(game, replay);
    const text = encodeReplay(game, long);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        processorMs(() => {
          const decoded = decodeReplay(game, text);
          if (decoded.ok) judge(game, decoded.value);
        }),
      );
    }
    const recording = new Recording(game, long);
    const scan = scanRun(recording, long.ticks, new Set());
    while (!scan.next().done);
    let slowest = 0;
    for (let at = 1; at < 40; at += 1) {
      // To and fro over the whole run.
      const tick = Math.floor(((at * 17) % 40) * (long.ticks / 40));
      slowest = Math.max(
        slowest,
        processorMs(() => recording.seek(tick)),
      );
    }
    rows.push([game.title, long.ticks, long.actions.length, text.length, median(times), slowest]);
  }
  return {
    title: 'Runs: ten minutes, judged and sought in',
    columns: ['', 'ticks', 'actions', 'characters', 'judged, ms', 'slowest seek, ms'],
    rows,
    notes: [
      'Processor time. Limits: 100 ms for judging, 50 ms for a seek. The golden recording’s actions come again and again; Snake, Minesweeper and Solitaire end before the ten minutes are over. The bots press up to forty times a second.',
    ],
  };
}

async function refusals(rounds: number): Promise<BenchTable> {
  const { game, replay } = await recorded('snake');
  const text = encodeReplay(game, replay);
  const actions = replay.actions.filter((_, index) => index !== 20);
  const hostile: readonly (readonly [string, string])[] = [
    ['60,000 letters', 'x'.repeat(60_000)],
    ['cut', text.slice(0, -9)],
    ['of another format', text.replace('K3.', 'K9.')],
    ['longer than an hour', encodeReplay(game, { ...replay, ticks: 300_000 })],
    [
      'with 100,000 actions',
      encodeReplay(game, {
        ...replay,
        actions: Array.from({ length: 100_000 }, () => [0, replay.actions[0][1]] as const),
      }),
    ],
    ['altered by one action', encodeReplay(game, { ...replay, actions })],
    ['of a higher score', encodeReplay(game, { ...replay, score: replay.score + 10 })],
  ];
  const rows: Cell[][] = [];
  for (const [name, recording] of hostile) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const verdict = await judgeRun(recording, day);
      times.push(performance.now() - began);
      if (verdict.ok) throw new Error(`"${name}" was not refused.`);
    }
    rows.push([name, median(times)]);
  }
  return {
    title: 'Runs: refused',
    columns: ['a recording of Snake', 'ms'],
    rows,
    notes: ['Medians; limit: 50 ms.'],
  };
}

/** Sends runs at a steady rate. @returns by status, how many answers */
async function submit(url: string, perMinute: number, seconds: number) {
  const statuses = new Map<number, number>();
  const texts = ['classic', 'wrap', 'pillars'].map((name) => golden('snake', name));
  const until = performance.now() + seconds * 1000;
  const answers: Promise<void>[] = [];
  for (let sent = 0; performance.now() < until; sent += 1) {
    const send = async (): Promise<void> => {
      const { status } = await fetch(`${url}/api/runs`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': freshAddress(),
        },
        body: JSON.stringify({ recording: texts[sent % texts.length], name: 'Bench' }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    answers.push(send());
    await delay(60_000 / perMinute);
  }
  await Promise.all(answers);
  return statuses;
}

async function besideChat(log: (line: string) => void, short: boolean): Promise<BenchTable> {
  if (!existsSync(join(root, 'dist-server/main.js'))) throw new Error('Build the site first.');
  const directory = mkdtempSync(join(tmpdir(), 'kid-runs-'));
  const load = loadavg()[0];
  const { server, child } = await startServer(directory);
  const seconds = short ? 2 : 60;
  const rows: Cell[][] = [];
  try {
    for (const perMinute of [0, 1_000]) {
      log(`runs: the chat beside ${perMinute} submissions a minute`);
      const [crowd, statuses] = await Promise.all([
        crowdRun(server, { clients: 100, perSecond: 10, seconds }),
        perMinute > 0 ? submit(server.url, perMinute, seconds) : new Map<number, number>(),
      ]);
      const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
      const { delivered, missing, latency } = crowd;
      rows.push([
        perMinute === 0 ? 'no runs' : `${perMinute.toLocaleString('en-GB')} runs a minute`,
        answers || '–',
        delivered,
        missing,
        latency.median,
        latency.p95,
        latency.max,
      ]);
    }
  } finally {
    child.kill('SIGTERM');
    rmSync(directory, { recursive: true, force: true });
  }
  return {
    title: 'Runs: the chat while runs are judged',
    columns: ['', 'answers', 'messages', 'missing', 'median, ms', '95 in 100, ms', 'slowest, ms'],
    rows,
    notes: [
      `100 clients, ten messages a second for ${seconds} s, and runs of Snake of two to five minutes, each judged: the first of each is entered, the others are known (409). The built server with the embedded database; everything on the same machine, whose load was ${load.toFixed(1)}.`,
    ],
  };
}

/** Judging, refusing and seeking in runs, and what the chat notices of it. */
export const benchRuns: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 9;
  return [await judging(log, rounds), await refusals(rounds), await besideChat(log, short)];
};
