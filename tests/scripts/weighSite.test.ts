import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { weighSite } from '../../scripts/build/weighSite';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weigh-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the report has bytes by kind and by route, and counts shared files once', async () => {
  const link = (name: string) => `<script src="/assets/${name}"></script>`;
  await writeFile(join(folder, 'index.html'), link('shared.js') + link('home.js'));
  await mkdir(join(folder, 'quiz'));
  await writeFile(join(folder, 'quiz', 'index.html'), link('shared.js') + link('quiz.css'));
  const told = await weighSite(
    folder,
    new Map([
      ['index.html', 1_000],
      ['quiz/index.html', 2_000],
      ['assets/shared.js', 40_000],
      ['assets/home.js', 500],
      ['assets/quiz.css', 300],
      ['assets/late.js', 7_000],
      ['share/home.png', 6_000],
    ]),
    { 'late.js': 'LatePanel' },
  );
  const line = (pattern: RegExp) => told.split('\n').some((text) => pattern.test(text));
  expect(line(/^ *47,500 {2}scripts$/), told).toBe(true);
  expect(line(/^ *3,000 {2}pages$/), told).toBe(true);
  expect(line(/^ *6,000 {2}share pictures$/), told).toBe(true);
  expect(line(/^ *40,000 {2}first scripts and styles that every page loads/), told).toBe(true);
  expect(line(/^ *1,500 {2}\/ /), told).toBe(true);
  expect(line(/^ *2,300 {2}\/quiz/), told).toBe(true);
  expect(line(/^ *7,000 {2}LatePanel$/), told).toBe(true);
});
