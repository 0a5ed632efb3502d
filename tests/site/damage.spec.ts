import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { reachControl } from '../../server/backend/control';
import { embeddedKey } from '../../src/content/embeddedKey';
import { openPage } from './openPage';
import { fresh as test } from './tab';

// What a visitor sees for each kind of damage in tests/backend/damage.test.ts, one of each kind.

type Running = Readonly<{ address: string; stop: () => Promise<void> }>;

const left: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kid-damage-'));
  left.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The built server with a data directory, as in production. */
async function serve(dataDir: string): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, ['dist-server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  left.push(stop);
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  return { address: /http:\S+/.exec(line)?.[0] ?? '', stop };
}

/** Connects to the database of a running server, which its first request opened. */
async function openLine({ address }: Running, dataDir: string) {
  const headers = { apikey: embeddedKey };
  const answer = await fetch(`${address}/rest/v1/messenger_messages?limit=1`, { headers });
  expect(answer.status).toBe(200);
  const control = await reachControl(dataDir);
  if (control === null) throw new Error('The server does not listen to its operator.');
  left.push(() => control.close());
  return control;
}

async function enter(page: Page, { address }: Running): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem('messenger', JSON.stringify({ version: 1, name: 'Ann' })),
  );
  await page.goto(`${address}/messenger`);
}

const deadLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'The connection is lost. It will be restored' });
const online = (page: Page) => page.locator('[data-status="online"]');

/** Checks that pages that need no database still work. */
async function expectQuizUntouched(page: Page, { address }: Running): Promise<void> {
  await openPage(page, `${address}/quiz?category=music`);
  await page.locator('main ol button').first().click();
  await expect(page.getByRole('region', { name: 'Did you know?' })).toBeVisible();
}

async function expectGameUntouched(page: Page, { address }: Running): Promise<void> {
  await openPage(page, `${address}/snake`);
  await page.getByRole('button', { name: 'START', exact: true }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('[data-score]')).toHaveText('0000');
}

/** A small file system of its own, if the system lets this user mount one. */
function smallDisk(): string | undefined {
  const folder = newFolder();
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    left.push(() => execFileSync('umount', ['-l', folder]));
    return folder;
  } catch {
    return undefined;
  }
}

test('a database that cannot be opened: the line is dead, and everything else works', async ({
  page,
}) => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'database'));
  const server = await serve(dataDir);
  await enter(page, server);
  await expect(deadLine(page)).toBeVisible();
  await expectQuizUntouched(page, server);
});

// One database, which takes seconds to make, goes through it all.
test('a database that stopped answering recovers; on a full disk messages can still be read; one whose messages cannot be read does not recover, and the pages still work', async ({
  page,
}) => {
  const disk = smallDisk();
  const dataDir = disk ?? newFolder();
  const server = await serve(dataDir);
  const control = await openLine(server, dataDir);

  await test.step('a database that stopped answering: the line is dead and recovers', async () => {
    await enter(page, server);
    await expect(online(page)).toBeVisible();
    const other = await page.context().newPage();
    const endless = control.query('select pg_sleep(600)').catch((error: Error) => error.message);
    await expectQuizUntouched(other, server);
    await expectGameUntouched(other, server);
    await other.close();
    await expect(deadLine(page)).toBeVisible({ timeout: 30_000 });
    expect(await endless).toContain('did not respond in time');
    await expect(online(page)).toBeVisible({ timeout: 30_000 });
  });

  await control.query(
    `insert into public.messenger_messages (username, message)
     select 'Ann', repeat('a text ', 60) from generate_series(1, 100) returning id`,
  );
  const [row] = await control.query<{ path: string }>(
    `select pg_relation_filepath('public.messenger_messages') as path`,
  );

  await test.step('a full disk: messages can still be read, and a sent one is refused with a sentence', async (step) => {
    step.skip(disk === undefined, 'this user may not mount a disk');
    if (disk === undefined) return;
    const { bavail, bsize } = statfsSync(disk);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    const field = page.getByRole('textbox', { name: 'Your message' });
    const log = page.getByRole('log', { name: 'Conversation' });
    await expect(async () => {
      await field.fill('is there room?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log.getByText('The server did not accept it.').first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 30_000 });
    await expect(deadLine(page)).toBeHidden();
    await page.reload();
    await expect(online(page)).toBeVisible();
    await expect(log).toHaveAttribute('aria-busy', 'false');
    rmSync(ballast);
  });

  await test.step('unreadable messages: the line is dead, and everything else works', async () => {
    await server.stop();
    const file = join(dataDir, 'database', row?.path ?? '');
    const pages = readFileSync(file);
    // A start reads the last page.
    writeFileSync(file, pages.fill(0xa5, 0, pages.length - 8192));
    const spoilt = await serve(dataDir);
    await enter(page, spoilt);
    await expect(deadLine(page)).toBeVisible();
    await expectQuizUntouched(page, spoilt);
  });
});
