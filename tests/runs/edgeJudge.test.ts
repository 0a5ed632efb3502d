import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { buildEdgeJudge } from '../../scripts/build/edgeJudge';
import { judgeRun } from '../../server/runs/judgeRun';

const folder = mkdtempSync(join(tmpdir(), 'kid-edge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recording = readFileSync(
  fileURLToPath(new URL('../../scenes/snake/recordings/classic.txt', import.meta.url)),
  'utf8',
).trim();

test('the judge is built for an edge function as one file without imports, and gives the same verdicts', async () => {
  await buildEdgeJudge(folder);
  expect(readdirSync(folder)).toEqual(['judgeRun.js']);
  const code = readFileSync(join(folder, 'judgeRun.js'), 'utf8');
  expect(code).not.toMatch(/\bimport\b|\brequire\s*\(/);
  expect(code).not.toMatch(/\b(?:process|Buffer|document|window|localStorage)\s*[.[]/);
  const { href } = pathToFileURL(join(folder, 'judgeRun.js'));
  const bundle = (await import(href)) as { judgeRun: typeof judgeRun };
  const cut = recording.slice(0, -9);
  for (const text of [recording, cut, 'x']) {
    expect(await bundle.judgeRun(text, 20_000)).toEqual(await judgeRun(text, 20_000));
  }
  expect(await bundle.judgeRun(recording, 20_000)).toMatchObject({ ok: true });
}, 60_000);
