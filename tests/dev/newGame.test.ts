import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds } from '../../scripts/games/gameFolders';
import { compiler } from '../../scripts/test/suites.mjs';
import { type Files, findings } from '../boundaries/findings';

const repository = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
let root = '';

/** The parts of the repository that the commands need. */
const parts =
  'scenes src scripts tests server assets package.json tsconfig.json tsconfig.rules.json biome.json .oxlintrc.json .gitignore vite.config.ts vitest.config.ts playwright.config.ts index.html';

/**
 * Sources whose types a new game can break: its own, its tests, and those that read the list of
 * games. The suite `lint` computes the types of all others, which are the same as before.
 */
const typed = [
  'scenes/apple-fall',
  'tests/apple-fall',
  ...['gameList', 'games', 'catalogue', 'stories'].map((name) => `scenes/${name}.ts`),
  ...['GameHost.tsx', 'hotSwap.ts', 'handoff/takeOver.ts'].map((name) => `src/hosts/${name}`),
  ...['runGames', 'useViewing', 'whyNow'].map((name) => `src/hosts/viewer/${name}.ts`),
  'src/toys/arcadeboy/cartridges.ts',
  'scripts/games/gameFolders.ts',
  'scripts/bench/kit.ts',
  'scripts/bench/runs.ts',
  'tests/games',
  'tests/browser/games',
];

/** Tests that name none of the other games, whose tests the suites `unit` and `browser` run. */
const others = gameIds().join('|');
const tests = [
  'tests/apple-fall',
  'tests/games',
  'tests/components',
  'tests/browser/games',
  '-t',
  `^(?!.*(?:${others}|every golden recording))`,
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-game-'));
  for (const part of parts.split(' ')) {
    await cp(join(repository, part), join(root, part), { recursive: true });
  }
  // A folder of its own, with links: the suite `browser` bundles the packages into the other one, and
  // would have to do so again.
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (/^\.(?:vite|cache)/.test(name)) continue;
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
});
afterAll(() => rm(root, { recursive: true }));

/** Runs a program in the copy. @throws with its output if it fails */
async function run(program: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, ...compiler, NODE_OPTIONS: '', VITEST: '', NO_COLOR: '1' };
  const { stdout } = await execute(program, words, { cwd: root, env }).catch(
    (error: Readonly<{ stdout: string; stderr: string }>) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

/** The sources of the game, of what it is made from and of what lists it. */
async function gameSources(): Promise<Files> {
  const entries = await readdir(join(root, 'scenes'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => /^scenes\/(?:(?:apple-fall|kit)\/|[^/]+$)/.test(path));
  const read = async (path: string) => [path, await readFile(join(root, path), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(paths.map(read)));
}

/** A command of the installed packages, without the time that npx takes to find it. */
const tool = (name: string) => join(root, 'node_modules/.bin', name);

/** The fenced code blocks of a language in the guide, in order. */
function blocksOf(guide: string, language: string): readonly string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text]) => text,
  );
}

/** Writes a file whose path the first line names. */
async function write(source: string): Promise<void> {
  const [head, ...lines] = source.split('\n');
  const file = join(root, head.replace('// ', ''));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, lines.join('\n'));
}

/** Applies a diff to the copy. */
async function apply(diff: string): Promise<void> {
  const [head, ...hunks] = diff.split(/^@@\n/m);
  const file = join(root, head.replace('--- ', '').trim());
  let text = await readFile(file, 'utf8');
  for (const hunk of hunks) {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const side = (mark: string): string =>
      lines
        .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    expect(text.split(side('-')), `${head}${hunk}`).toHaveLength(2);
    text = text.replace(side('-'), () => side('+'));
  }
  await writeFile(file, text);
}

test('following docs/making-a-game.md makes a game that passes the checks and is on the handheld', async () => {
  const guide = await readFile(join(repository, 'docs/making-a-game.md'), 'utf8');
  const [make, record] = blocksOf(guide, 'sh').map((block) => block.trim().split('\n'));
  const shell = (line: string): Promise<string> => {
    const [program, ...words] = line.split(' ');
    return run(program, ...words);
  };
  for (const line of make) expect(await shell(line)).toContain('/arcadeboy?game=apple-fall');
  const list = await readFile(join(root, 'scenes/gameList.ts'), 'utf8');
  expect(list).toContain("export { entry as appleFall } from './apple-fall/entry';");
  for (const diff of blocksOf(guide, 'diff')) await apply(diff);
  for (const source of blocksOf(guide, 'ts')) await write(source);
  // Formatting unchanged files would only take time.
  for (const line of record.filter((each) => !each.includes('format'))) await shell(line);
  await run(tool('biome'), 'check', 'scenes/apple-fall', 'tests/apple-fall', 'scenes/gameList.ts');

  const cartridges =
    "import { cartridges } from './src/toys/arcadeboy/cartridges.ts'; console.log(cartridges.map(({ id }) => id).join());";
  expect(await run('node', '--import', 'tsx', '--input-type=module', '-e', cartridges)).toBe(
    'super-jump,block-fall,graveyard-ghosts,apple-fall\n',
  );
  const sources = await gameSources();
  expect(sources).toHaveProperty(['scenes/apple-fall/entry.ts']);
  // Without the other games the list seems to import what is not there.
  expect(findings(sources).filter((each) => each.includes('apple-fall'))).toEqual([]);
  await run(tool('tsc'), '-p', 'tsconfig.rules.json', '--noEmit');
  await run(tool('oxlint'), '--type-aware', '--type-check', ...typed);
  await run(
    tool('vitest'),
    'run',
    '--reporter=dot',
    '--project=unit*',
    '--project=browser',
    ...tests,
  );
});

test('an existing name, an invalid name, an icon that is no emoji and one that is taken are refused with a sentence', async () => {
  await expect(run('npm', 'run', '-s', 'new-game', '--', 'snake')).rejects.toThrow(
    'scenes/snake exists already.',
  );
  // Without npm, which takes longer than the script.
  const make = (...words: readonly string[]) =>
    run('node', '--import', 'tsx', 'scripts/games/newGame.ts', ...words);
  await expect(make('Brick Breaker')).rejects.toThrow(
    '“Brick Breaker” cannot be the name of a game.',
  );
  await expect(make('pong', 'P')).rejects.toThrow('“P” is not an emoji.');
  await expect(make('pong', '🧱')).rejects.toThrow(
    '“🧱” is the icon of Block Fall: choose another.',
  );
});
