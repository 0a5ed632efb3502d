import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { drawReport } from '../../scripts/balance/drawReport';
import { type Player, playableIds, playerOf } from '../../scripts/balance/players';
import { type Outcome, playGame, playGames, timeOut } from '../../scripts/balance/playGames';
import { printReport } from '../../scripts/balance/printReport';
import type { Report } from '../../scripts/balance/Report';
import { readConfig } from '../../scripts/balance/readConfig';
import { binWidth, causesByStage, histogram, quantile } from '../../scripts/balance/statistics';

const ids = await playableIds();
let folder = '';

async function known(id: string): Promise<Player> {
  const player = await playerOf(id);
  if (!player) throw new Error(`nobody plays ${id}`);
  return player;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balance-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe.each(ids)('%s', (id) => {
  test('is played to its end, and the same seed gives the same game', async () => {
    const player = await known(id);
    const config = defaultsOf(player.game.config);
    const outcomes = playGames(player, config, 4);
    expect(playGame(player, config, 3)).toEqual(outcomes[2]);
    expect(new Set(outcomes.map(({ ticks }) => ticks)).size).toBeGreaterThan(1);
    for (const { score, ticks, stage, cause } of outcomes) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(ticks).toBeGreaterThan(60);
      expect(stage).toBeGreaterThanOrEqual(1);
      expect(cause).not.toBe('');
    }
    expect(outcomes.some(({ cause }) => cause !== timeOut)).toBe(true);
    expect(outcomes.some(({ score }) => score > 0)).toBe(true);
  });
});

test('another config gives other games', async () => {
  const player = await known('super-jump');
  const config = defaultsOf(player.game.config);
  const lives = playGames(player, { ...config, lives: 9 }, 4);
  const fewer = playGames(player, { ...config, lives: 1 }, 4);
  const levels = (outcomes: readonly Outcome[]) =>
    outcomes.reduce((sum, { stage }) => sum + stage, 0);
  expect(levels(lives)).toBeGreaterThan(levels(fewer));
});

describe('a config file', () => {
  test('changes the constants that it names, and says which', async () => {
    const { game } = await known('super-jump');
    const { values, changes } = await readConfig(
      game.config,
      await stored('floaty.json', '{ "gravity": 0.4 }'),
    );
    expect(values).toEqual({ ...defaultsOf(game.config), gravity: 0.4 });
    expect(changes).toBe('gravity 0.5 → 0.4');
  });

  test.each([
    ['{ "gravity": 9 }', /gravity must be a number from 0.1 to 2/],
    ['{ "wings": 2 }', /a value that is not known/],
    ['{ gravity }', /cannot be read as JSON/],
    ['[1]', /malformed/],
  ])('%s is refused with a sentence', async (text, sentence) => {
    const { game } = await known('super-jump');
    await expect(readConfig(game.config, await stored('bad.json', text))).rejects.toThrow(sentence);
  });

  test('that is not there is refused', async () => {
    const { game } = await known('snake');
    await expect(readConfig(game.config, join(folder, 'none.json'))).rejects.toThrow('none.json');
  });
});

describe('the figures', () => {
  test('quantiles, bins and sums agree with the games', () => {
    const values = Array.from({ length: 100 }, (_, index) => index);
    expect([0.1, 0.5, 0.9].map((share) => quantile(values, share))).toEqual([10, 50, 90]);
    expect(quantile([], 0.5)).toBe(0);
    expect(binWidth(values, 20)).toBe(5);
    expect(binWidth([], 20)).toBe(1);
    expect(histogram([0, 4, 5, 99, 1000], 5, 20)).toEqual([2, 1, ...Array(16).fill(0), 0, 2]);
  });

  test('games are counted by stage and cause of their end', () => {
    const outcome = (stage: number, cause: string): Outcome => ({
      seed: 1,
      score: 0,
      ticks: 1,
      stage,
      cause,
    });
    const table = causesByStage([outcome(2, 'fell'), outcome(1, 'fell'), outcome(2, 'fell')]);
    expect([...table].map(([stage, row]) => [stage, ...row])).toEqual([
      [1, ['fell', 1]],
      [2, ['fell', 2]],
    ]);
  });
});

/** Ten games that end in two ways, on two levels. */
function series(name: string, worth: number) {
  const outcomes = Array.from({ length: 10 }, (_, index) => ({
    seed: index,
    score: worth * (index + 1),
    ticks: 60 * (index + 1),
    stage: 1 + (index % 2),
    cause: index < 7 ? 'fell & splashed' : 'enemies',
  }));
  return { name, changes: 'the config file', outcomes };
}

const report: Report = {
  title: 'Jump <1>',
  stageName: 'level',
  series: [series('as it stands', 10), series('other', 20)],
};

test('the text report has both configs side by side', () => {
  const text = printReport(report);
  expect(text).toMatch(/score, median +60 +120/);
  expect(text).toMatch(/seconds, median +6 +6/);
  expect(text).toMatch(/level 1 +4 +1/);
  expect(text).toMatch(/all +7 +3/);
  expect(text.match(/Ends, /g)).toHaveLength(2);
});

test('the picture is well-formed, escapes its words and has a bar for every level and config', () => {
  const svg = drawReport(report);
  expect(svg).toContain('<title>Jump &lt;1>: 10 games by a bot</title>');
  expect(svg).toContain('fell &amp; splashed');
  expect(svg.match(/median 60</g)).toHaveLength(1);
  expect(svg.match(/median 120</g)).toHaveLength(1);
  expect(svg.match(/>level 2</g)).toHaveLength(2);
  const opened = svg.match(/<(svg|title|defs|pattern|text)\b/g)?.length;
  expect(svg.match(/<\/(svg|title|defs|pattern|text)>/g)).toHaveLength(opened ?? 0);
  const alone = drawReport({ ...report, series: [report.series[0]] });
  expect(alone).not.toContain('median 120');
});

describe('the command', () => {
  const main = fileURLToPath(new URL('../../scripts/balance/main.ts', import.meta.url));
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', main, ...words]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    );

  test('plays, prints and draws', async () => {
    const against = await stored('heavy.json', '{ "gravity": 0.7 }');
    const words = ['--games', '3', '--against', against, '--out', folder];
    const { code, stdout } = await run('super-jump', ...words);
    expect(code).toBe(0);
    expect(stdout).toContain('Super Jump: 3 games by a bot');
    expect(stdout).toContain('heavy: gravity 0.5 → 0.7');
    const picture = await readFile(join(folder, 'super-jump.svg'), 'utf8');
    expect(picture).toContain('gravity 0.5 → 0.7');
  });

  test('says what is wrong', async () => {
    expect(await run('pinball', '--games', 'many')).toMatchObject({
      code: 1,
      stderr: 'There is no bot for "pinball".\n"many" is not a number of games.\n',
    });
    const bad = await stored('bad.json', '{ "gravity": 0 }');
    expect(await run('super-jump', '--games', '1', '--against', bad)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('gravity must be a number'),
    });
  });
});
