import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '../../scenes/games';
import { dailySeed } from '../../scenes/kit/rules/daily';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { moderateRoom } from '../../scripts/operate/moderateRoom';
import { createRuns } from '../../server/runs/createRuns';
import { JudgeThread } from '../../server/runs/JudgeThread';
import { dataDirectory } from './support/dataDirectory';
import { serve } from './support/serve';

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: Awaited<ReturnType<typeof serve>>;
const judge = new JudgeThread();
const day = 20_500;
const now = () => day * 86_400_000 + 1000;

beforeAll(async () => {
  data = await dataDirectory();
  server = await serve({ dataDir: data.path });
});
afterAll(async () => {
  await judge.close();
  await server.stop();
  data.remove();
});

function golden(game: string, name: string): string {
  const file = new URL(`../../scenes/${game}/recordings/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim();
}

let addresses = 0;

async function send(recording: string, name = 'Ann', body: object = {}, perMinute?: number) {
  addresses += 1;
  const address = `198.51.100.${addresses % 250}`;
  const app = createRuns({
    query: (sql, params) => server.backend.query(sql, params),
    judge: (text, on) => judge.judge(text, on),
    addressOf: () => address,
    log: () => undefined,
    now,
    perMinute,
  });
  const began = performance.now();
  const response = await app.request('/api/runs', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ recording, name, ...body }),
  });
  const ms = performance.now() - began;
  const answer = (await response.json()) as { error?: string; id?: number; daily?: number | null };
  return { status: response.status, ms, ...answer };
}

async function read(query: string) {
  const headers = { apikey: server.key };
  const response = await fetch(`${server.url}/rest/v1/runs?${query}`, { headers });
  return (await response.json()) as Record<string, unknown>[];
}

/** A short run of Snake on a seed: into the wall, with one meal on the way. */
async function snakeRun(seed: number, change: (replay: Replay) => Replay = (same) => same) {
  const game = await gameOf('snake');
  if (!game) throw new Error('no Snake');
  const base = decodeReplay(game, golden('snake', 'classic'));
  if (!base.ok) throw new Error(base.refusal);
  const recording = new Recording(game, { config: base.value.config, seed });
  recording.step([{ type: 'start' }]);
  // The first food is three cells to the right and three down.
  while (recording.state.tick < 30) recording.step([]);
  recording.step([{ type: 'turn', direction: 'down' }] as never);
  while (recording.state.phase !== 'over') recording.step([]);
  return encodeReplay(game, change(recording.replay(false, day)));
}

describe('a sent run', () => {
  it('is judged, and is in its table with its recording, readable for everybody', async () => {
    const text = golden('block-fall', 'classic');
    const sent = await send(text, ' Ann\u200b ');
    expect(sent).toMatchObject({ status: 422, error: expect.stringMatching(/end of the game/) });
    const finished = golden('snake', 'classic');
    expect(await send(finished, ' Ann\u200b ')).toMatchObject({ status: 200, game: 'snake' });
    const [row] = await read('select=name,score,category,daily,recording&game=eq.snake');
    expect(row).toMatchObject({
      name: 'Ann',
      category: 'classic',
      daily: null,
      recording: finished,
    });
  });

  it('is not refused because the thread that judges it takes long to start', async () => {
    const other = new JudgeThread({ patience: 150 });
    const verdict = await other.judge('warm', day);
    await other.close();
    expect(verdict).toMatchObject({ ok: false, refusal: expect.stringMatching(/not a recording/) });
  });

  it('is refused if it was sent before, under any name', async () => {
    const text = golden('snake', 'wrap');
    expect((await send(text)).status).toBe(200);
    expect(await send(text)).toMatchObject({ status: 409 });
    expect(await send(text, 'Somebody else')).toMatchObject({ status: 409 });
  });

  it('is refused quickly and with a reason if it is hostile', async () => {
    const text = golden('snake', 'pillars');
    const game = await gameOf('snake');
    const good = decodeReplay(game as never, text);
    if (!game || !good.ok) throw new Error('no recording');
    const { value } = good;
    const actions = value.actions.filter((_, index) => index !== 20);
    const hostile: readonly [string, RegExp][] = [
      ['x'.repeat(60_000), /not a recording/],
      [text.slice(0, -9), /damaged/],
      [`${text}AAAA`, /damaged/],
      [text.replace('K3.', 'K1.'), /not a recording/],
      [encodeReplay(game, { ...value, actions }), /does not play to the end/],
      [encodeReplay(game, { ...value, score: value.score + 10 }), /another score/],
      [encodeReplay(game, { ...value, version: 99 }), /other rules/],
      [encodeReplay(game, { ...value, ticks: 300_000 }), /too long/],
      [encodeReplay(game, { ...value, practice: true }), /Practice/],
    ];
    await judge.judge('warm', day);
    for (const [recording, reason] of hostile) {
      const refused = await send(recording);
      expect(refused).toMatchObject({ status: 422, error: expect.stringMatching(reason) });
    }
    expect(await send('x'.repeat(70_000))).toMatchObject({ status: 413 });
    expect(await send(text, 'Ann', { name: 7 })).toMatchObject({ status: 400 });
    expect(await send(text, 'Admin')).toMatchObject({
      status: 422,
      error: expect.stringMatching(/name/),
    });
  });

  it('counts for the day of its seed, and no later than a day after', async () => {
    const today = await snakeRun(dailySeed({ id: 'snake' }, day));
    const yesterday = await snakeRun(dailySeed({ id: 'snake' }, day - 1));
    const tomorrow = await snakeRun(dailySeed({ id: 'snake' }, day + 1));
    const answers = [await send(today), await send(yesterday), await send(tomorrow)];
    // A run without a meal is worth nothing: each of these ate one.
    expect(answers.map(({ daily, error }) => error ?? daily)).toEqual([day, day - 1, null]);
  });

  it('enters once if two tabs send it at the same time', async () => {
    const text = await snakeRun(4711);
    const answers = await Promise.all([send(text), send(text), send(text)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is limited to a number per minute for one address', async () => {
    const app = createRuns({
      query: async () => [],
      judge: async () => ({ ok: false, refusal: 'No.' }),
      addressOf: () => '203.0.113.9',
      log: () => undefined,
      perMinute: 2,
    });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { status } = await app.request('/api/runs', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ recording: 'x', name: 'y' }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });
});

describe('the tables', () => {
  it('can be read by visitors, and written only by the judge', async () => {
    const headers = { apikey: server.key, 'content-type': 'application/json' };
    const row = {
      game: 'snake',
      category: 'classic',
      score: 9e6,
      ticks: 1,
      name: 'Eve',
      recording: 'x',
      digest: 'y',
    };
    const body = JSON.stringify(row);
    const written = await fetch(`${server.url}/rest/v1/runs`, { method: 'POST', headers, body });
    expect(written.status).toBe(401);
    const patch = { method: 'PATCH', headers, body: JSON.stringify({ score: 9e6 }) };
    expect((await fetch(`${server.url}/rest/v1/runs?id=eq.1`, patch)).status).toBe(401);
    const digest = await fetch(`${server.url}/rest/v1/runs?select=digest`, { headers });
    expect(digest.status).toBe(401);
  });

  it('lose a run that was reported and hidden, and do not accept it again', async () => {
    const text = await snakeRun(815);
    const { id } = await send(text, 'Rude');
    const headers = { apikey: server.key, 'content-type': 'application/json' };
    const body = JSON.stringify({ run_id: id, reason: 'rude' });
    const report = () =>
      fetch(`${server.url}/rest/v1/run_reports`, { method: 'POST', headers, body });
    expect((await report()).status).toBe(201);
    expect((await report()).status).toBe(409);
    await moderateRoom(server.backend, ['hide', String(id)]);
    expect(await read(`select=id&id=eq.${String(id)}`)).toEqual([]);
    expect((await send(text, 'Rude')).status).toBe(409);
  });
});
