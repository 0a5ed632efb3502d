import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Site } from '../../server/loadSite';
import { retainedFiles } from '../../server/retainedFiles';
import { siteFile } from '../../server/SiteFile';
import { serve } from './builtSite';

const day = 86_400_000;
const begin = Date.UTC(2026, 10, 1);

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return join(path, 'files');
}

const siteOf = (...names: readonly string[]): Site =>
  new Map(
    [...names, '/index.html'].map((path) => [path, siteFile(path, Buffer.from(`of ${path}`), {})]),
  );

test('files of earlier versions are kept for thirty days after they were last served', async () => {
  const kept = await folder();
  expect([...(await retainedFiles(kept, siteOf('/assets/a-1.js'), begin)).keys()]).toEqual([]);
  const next = siteOf('/assets/a-2.js', '/assets/../secret.js');
  const found = await retainedFiles(kept, next, begin + 29 * day);
  expect([...found.keys()]).toEqual(['/assets/a-1.js']);
  expect(found.get('/assets/a-1.js')?.body.toString()).toBe('of /assets/a-1.js');
  expect(found.get('/assets/a-1.js')?.cacheControl).toContain('immutable');
  expect([...(await retainedFiles(kept, next, begin + 31 * day)).keys()]).toEqual([]);
  expect(await readdir(kept)).toEqual(['a-2.js']);
});

test('a tab of the previous version finds its late parts after a deployment', async () => {
  const filesDir = await folder();
  const old = await serve({ filesDir }, { 'assets/late-0001.js': Buffer.from('late part') });
  await old.close();
  const { address } = await serve({ filesDir });
  const answer = await fetch(`${address}/assets/late-0001.js`);
  expect([answer.status, await answer.text()]).toEqual([200, 'late part']);
  expect((await fetch(`${address}/assets/never-0001.js`)).status).toBe(404);
});

test('a folder that cannot be made is logged, and the site is served', async () => {
  const events: string[] = [];
  const { address } = await serve({
    filesDir: join(import.meta.filename, 'files'),
    log: ({ event }) => void events.push(event),
  });
  expect((await fetch(address)).status).toBe(200);
  expect(events).toContain('old files not kept');
});

test('the removing worker replaces the service worker on request', async () => {
  const more = { 'sw.js': Buffer.from('worker'), 'sw-off.js': Buffer.from('way out') };
  const on = await serve({}, more);
  expect(await (await fetch(`${on.address}/sw.js`)).text()).toBe('worker');
  const off = await serve({ offline: false }, more);
  const answer = await fetch(`${off.address}/sw.js`);
  expect(await answer.text()).toBe('way out');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
