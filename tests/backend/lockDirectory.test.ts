import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { kernelName, lockDirectory } from '../../server/backend/database/lockDirectory';

function lockFile() {
  const directory = mkdtempSync(join(tmpdir(), 'kid-lock-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return { directory, file: join(directory, 'database.lock') };
}

const quick = { beat: 20, stall: 200 };
/** As on a system without a lock of its own. */
const beatsOnly = { ...quick, system: async () => 'none' as const };

it.each([
  ['the system', quick],
  ['beats', beatsOnly],
])('can be taken only once, even by one process, by %s', async (_by, options) => {
  const { directory, file } = lockFile();
  const release = await lockDirectory(file, options);
  await expect(lockDirectory(file, options)).rejects.toThrow(/^The data directory is in use by/);
  release();
  (await lockDirectory(file, options))();
  expect(readdirSync(directory)).toEqual([]);
});

it('holds between two containers, where both are process 1', { timeout: 60_000 }, async () => {
  const { file } = lockFile();
  const module = join(import.meta.dirname, '../../server/backend/database/lockDirectory.ts');
  const script = `import { lockDirectory } from ${JSON.stringify(module)};
    lockDirectory(process.env.LOCK).then(
      () => { console.log(process.pid, 'held'); setInterval(() => {}, 1000); },
      (error) => { console.log(process.pid, error.message); process.exit(); });`;
  const inContainer = () =>
    spawn(
      'unshare',
      [
        '-fp',
        '--kill-child',
        process.execPath,
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        script,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LOCK: file } },
    );
  const word = async (child: ReturnType<typeof inContainer>) => {
    const [text] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    return String(text).trim();
  };
  const first = inContainer();
  const said = await word(first);
  onTestFinished(() => void first.kill('SIGKILL'));
  if (!said.endsWith('held')) return; // nobody but root may make a container
  expect(said).toBe('1 held');
  expect(await word(inContainer())).toMatch(/^1 The data directory is in use by/);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const third = inContainer();
  expect(await word(third)).toBe('1 held');
  third.kill('SIGKILL');
});

it('is taken at once from an owner that the system reports as dead', async () => {
  const { file } = lockFile();
  writeFileSync(file, `somebody ${kernelName()} held\n`);
  (await lockDirectory(file, { stall: 60_000 }))();
  expect(existsSync(file)).toBe(false);
});

it.each(['an old server: 1 12345\n', 'somebody another-machine held\n', ''])(
  'is taken from an owner without a sign of life: %j',
  async (content) => {
    const { file } = lockFile();
    writeFileSync(file, content);
    (await lockDirectory(file, quick))();
    expect(existsSync(file)).toBe(false);
  },
);

it('is not taken from a living owner on another machine', async () => {
  const { file } = lockFile();
  writeFileSync(file, 'somebody another-machine held\n');
  const beating = setInterval(() => utimesSync(file, new Date(), new Date()), 10);
  onTestFinished(() => clearInterval(beating));
  await expect(lockDirectory(file, { beat: 20, stall: 2_000 })).rejects.toThrow(/in use/);
  expect(readFileSync(file, 'utf8')).toBe('somebody another-machine held\n');
});

it('is released only by its owner, which is told if it is lost', async () => {
  const { file } = lockFile();
  const onLost = vi.fn();
  const release = await lockDirectory(file, { ...quick, onLost });
  writeFileSync(file, 'somebody else\n');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  release();
  expect(readFileSync(file, 'utf8')).toBe('somebody else\n');
});
