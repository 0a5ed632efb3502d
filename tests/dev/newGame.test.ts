import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
let root = '';

/** What the commands of a game need of the repository. */
const parts =
  'scenes src scripts tests server assets package.json tsconfig.json tsconfig.rules.json biome.json .oxlintrc.json .gitignore vite.config.ts vitest.config.ts playwright.config.ts index.html';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-game-'));
  for (const part of parts.split(' ')) {
    await cp(join(repository, part), join(root, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

/** Runs a program in the copy. @throws with what it printed where it fails */
async function run(program: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', VITEST: '', NO_COLOR: '1' };
  const { stdout } = await execute(program, words, { cwd: root, env }).catch(
    (error: Readonly<{ stdout: string; stderr: string }>) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

test('a new game plays with its picture, passes the checks and is on the handheld', async () => {
  expect(await run('npm', 'run', '-s', 'new-game', '--', 'pear-tree')).toContain(
    '/arcadeboy?game=pear-tree',
  );
  const list = await readFile(join(root, 'scenes/gameList.ts'), 'utf8');
  expect(list).toContain("export { entry as pearTree } from './pear-tree/entry';");
  const cartridges =
    "import { cartridges } from './src/toys/arcadeboy/cartridges.ts'; console.log(cartridges.map(({ id }) => id).join());";
  expect(await run('node', '--import', 'tsx', '--input-type=module', '-e', cartridges)).toBe(
    'super-jump,block-fall,graveyard-ghosts,pear-tree\n',
  );
  await run('npx', 'tsc', '-p', 'tsconfig.json', '--noEmit');
  await run('npx', 'tsc', '-p', 'tsconfig.rules.json', '--noEmit');
  await run('npx', 'biome', 'check', 'scenes/pear-tree', 'scenes/gameList.ts');
  await run('npx', 'oxlint', 'scenes/pear-tree');
  const vitest = ['vitest', 'run', '--reporter=dot'];
  await run('npx', ...vitest, '--project', 'unit*', 'tests/games', '-t', 'pear-tree|folder');
  await run('npx', ...vitest, '--project', 'unit*', 'tests/boundaries.test.ts', 'tests/components');
  await run('npx', ...vitest, '--project', 'browser', 'tests/browser/games', '-t', 'pear-tree');
});

test('a name that is taken or no name is refused with a sentence', async () => {
  await expect(run('npm', 'run', '-s', 'new-game', '--', 'snake')).rejects.toThrow(
    'scenes/snake is there already.',
  );
  await expect(run('npm', 'run', '-s', 'new-game', '--', 'Brick Breaker')).rejects.toThrow(
    '“Brick Breaker” is no name for a game.',
  );
});
