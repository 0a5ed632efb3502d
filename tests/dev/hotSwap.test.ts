import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findTestChromium, testChromiumFlags } from '../../scripts/setup/browsers.mjs';
import { hotGames } from '../../scripts/vite/hotGames';
import { tuning } from '../../scripts/vite/tuning';
import { drawNothing } from '../drawNothing';

const repository = resolve(import.meta.dirname, '../..');
let root = '';
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let address = '';

const main = `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { gameEntry } from './scenes/catalogue';
import { DotHandset, probe } from './tests/browser/fixtures/DotHandset';
Object.assign(window, { probe, loaded: Math.random() });
createRoot(document.getElementById('root')).render(createElement(DotHandset, { entry: gameEntry('dot') }));
`;

/** Changes a file in the served copy. */
async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(root, path);
  const code = await readFile(file, 'utf8');
  if (!code.includes(from)) throw new Error(`${path} has no ${from}`);
  await writeFile(file, code.replace(from, to));
}

type Traced = Readonly<{ name: string; args: { data?: Record<string, string> } }>;

type Seen = Readonly<{ tick: number; x: number; speed: number; lives: number; loaded: number }>;

/** The state of the run on the page. */
function look(): Promise<Seen> {
  return page.evaluate(() => {
    const { probe, loaded } = window as never as {
      loaded: number;
      probe: { session: { run: { state: Seen & { config: Seen } } } };
    };
    const { tick, x, config } = probe.session.run.state;
    return { tick, x, speed: config.speed, lives: config.lives, loaded };
  });
}

/** The cache of pre-bundled packages, used until another version of one is installed. */
async function packagesFolder(): Promise<string> {
  const lock = await readFile(join(repository, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  return join(repository, 'node_modules/.cache/hot-swap', hash);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hot-swap-'));
  for (const folder of ['scenes', 'src', 'tests/browser/fixtures']) {
    await cp(join(repository, folder), join(root, folder), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  await cp(join(root, 'tests/browser/fixtures/dotConfig.ts'), join(root, 'scenes/dot/config.ts'));
  await edit('scenes/dot/config.ts', '../../../scenes/', '../');
  await edit('tests/browser/fixtures/dotGame.ts', './dotConfig', '../../../scenes/dot/config');
  await writeFile(
    join(root, 'scenes/catalogue.ts'),
    `export const gameEntry = () => ({ id: 'dot', title: 'Dot',
       load: async () => (await import('../tests/browser/fixtures/dotGame')).dotGame });`,
  );
  await writeFile(join(root, 'main.ts'), main);
  await writeFile(
    join(root, 'index.html'),
    // The page is invisible, because painting it would only take time.
    '<!doctype html><html style="opacity: 0"><title>Dot</title><div id="root"></div><script type="module" src="/main.ts"></script>',
  );
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: await packagesFolder(),
    plugins: [react(), tuning(), hotGames()],
    optimizeDeps: {
      include: ['react-dom/client', 'phaser', 'tone', 'zustand', 'zustand/vanilla', 'lil-gui'],
    },
    server: { host: '127.0.0.1', port: 40_000 + (process.pid % 20_000), fs: { strict: false } },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  browser = await chromium.launch({ executablePath: findTestChromium(), args: testChromiumFlags });
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.addInitScript(drawNothing);
  await page.goto(address);
  await page.locator('canvas').waitFor();
  await page.getByRole('application').press('Enter');
  await vi.waitUntil(async () => (await look()).tick > 2, { timeout: 20_000 });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

test('changed rules are applied to the living run', async () => {
  const before = await look();
  await edit('tests/browser/fixtures/dotGame.ts', 'state.x += speed;', 'state.x = 33;');
  await expect.poll(async () => (await look()).x, { timeout: 20_000 }).toBe(33);
  const after = await look();
  expect(after.loaded).toBe(before.loaded);
  expect(after.tick).toBeGreaterThan(before.tick);
});

test('a changed scene is mounted for the same run', async () => {
  const before = await look();
  await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('id', 'old'));
  await edit('tests/browser/fixtures/DotScene.ts', '0x203040', '0x902040');
  await page.locator('canvas:not(#old)').waitFor();
  await expect.poll(() => page.locator('canvas').count()).toBe(1);
  const after = await look();
  expect(after.loaded).toBe(before.loaded);
  expect(after.tick).toBeGreaterThan(before.tick);
});

test('Save in the tuning panel writes the config file, and the run gets the new value', async () => {
  await page.keyboard.press('Backquote');
  const lives = page.getByRole('textbox', { name: 'Lives' });
  await lives.fill('7');
  await lives.press('Enter');
  await page.getByRole('button', { name: /Save to the config file/ }).click();
  await page.getByText('Saved lives.').waitFor();
  const code = await readFile(join(root, 'scenes/dot/config.ts'), 'utf8');
  expect(code).toContain('lives: { value: 7, unit');
  await expect.poll(() => page.getByRole('button', { name: 'tuned', exact: true }).count()).toBe(0);
  expect((await look()).lives).toBe(7);
});

test.each([
  ['another origin', { origin: 'http://evil.example' }, { speed: 2 }, 403],
  ['no origin', {}, { speed: 2 }, 403],
  ['a value that the file lacks', undefined, { constructor: 2 }, 400],
  ['a value out of range', undefined, { speed: 99 }, 400],
  ['values that are no object', undefined, 'speed', 400],
])('the dev server refuses %s', async (_, headers, values, status) => {
  const before = await readFile(join(root, 'scenes/dot/config.ts'), 'utf8');
  const response = await fetch(`${address}/__tuning`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers ?? { origin: address }) },
    body: JSON.stringify({ game: 'dot', values }),
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('error');
  expect(await readFile(join(root, 'scenes/dot/config.ts'), 'utf8')).toBe(before);
});

test.each(['../src', 'dot/../dot', 'nowhere', 7])(
  'the dev server refuses to write for the game %s',
  async (game) => {
    const response = await fetch(`${address}/__tuning`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ game, values: { speed: 2 } }),
    });
    expect([400, 404]).toContain(response.status);
  },
);

test("a performance trace has the game's own track", async () => {
  const session = await browser.newBrowserCDPSession();
  const stamps: string[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as Traced[]) {
      const { data } = event.args;
      if (event.name === 'TimeStamp' && data?.trackGroup === '90s Kid') {
        stamps.push(`${data.name} on ${data.track}`);
      }
    }
  });
  const done = new Promise((finished) => {
    session.once('Tracing.tracingComplete', finished);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  const { tick } = await look();
  await page.getByRole('application').press('ArrowLeft');
  await expect.poll(async () => (await look()).tick).toBeGreaterThan(tick + 2);
  await session.send('Tracing.end');
  await done;
  expect(new Set(stamps)).toEqual(new Set(['input on Dot', 'step on Dot', 'draw on Dot']));
});
