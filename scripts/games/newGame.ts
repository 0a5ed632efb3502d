import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogue } from '../../scenes/catalogue';
import * as gameList from '../../scenes/gameList';
import { emojiPattern } from '../../src/lib/emoji';

/**
 * Makes a small Phaser game that can be played: a folder in `scenes` and a line in
 * `scenes/gameList.ts`. The game is on the handheld and passes every check.
 */
const root = resolve(import.meta.dirname, '../..');
const usage = `npm run new-game -- NAME [ICON]
  NAME: small letters, digits and hyphens, as in brick-breaker
  ICON: an emoji; an apple by default`;
const usualIcon = '🍎';

/** Turns `brick-breaker` into BrickBreaker, and into the title that people read. */
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = (name: string): readonly string[] => name.split('-').map(capitalised);

/** A text of the starter with the new game's names. */
function renamed(text: string, name: string): string {
  const pascal = words(name).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return text
    .replaceAll(/(\.\.\/)+scenes\/kit\//g, (path) => path.replace('../../scenes/', ''))
    .replaceAll("'starter'", `'${name}'`)
    .replaceAll("'Starter'", `'${words(name).join(' ')}'`)
    .replaceAll(/\bStarter(?=[ .])/g, words(name).join(' '))
    .replaceAll('Starter', pascal)
    .replaceAll('starter', camel);
}

/** The reason why a game of that name and icon cannot be made; undefined if it can. */
function refusalOf(name: string | undefined, icon: string): string | undefined {
  if (name === undefined) return 'Give the game a name.';
  if (!new RegExp(`^(?:${emojiPattern})$`, 'u').test(icon)) return `“${icon}” is not an emoji.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `“${name}” cannot be the name of a game.`;
  if (existsSync(join(root, 'scenes', name))) return `scenes/${name} exists already.`;
  const owner = [...catalogue, ...Object.values(gameList)].find((entry) => entry.icon === icon);
  return owner && `“${icon}” is the icon of ${owner.title}: choose another.`;
}

function list(name: string): void {
  const file = join(root, 'scenes/gameList.ts');
  const pascal = words(name).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const isExport = (line: string): boolean => line.startsWith('export');
  const exported = [
    ...lines.filter(isExport),
    `export { entry as ${camel} } from './${name}/entry';`,
  ];
  const pathOf = (line: string): string => line.slice(line.indexOf("'"));
  exported.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  writeFileSync(file, `${[...lines.filter((line) => !isExport(line)), ...exported].join('\n')}\n`);
}

function make(name: string, icon: string): void {
  const folder = join(root, 'scenes', name);
  const pascal = words(name).join('');
  cpSync(join(root, 'scripts/games/starter'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), name).replace(usualIcon, icon));
  }
  list(name);
  const run = (program: string, ...parameters: string[]): void => {
    execFileSync(program, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const to = path.replace('Starter', pascal).replace('starter', camel);
    if (to !== path) run('mv', join(folder, path), join(folder, to));
  }
  run('node', '--import', 'tsx', 'scripts/emoji.ts');
  run('node', '--import', 'tsx', 'scripts/games/record.ts', name);
  // The new names change line lengths and the order of imports. The linter is left out: it would read
  // every source of the project, and the starter passes it.
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  run('node', biome, 'check', '--write', '--linter-enabled=false', folder);
  console.log(`Made scenes/${name}, and listed it in scenes/gameList.ts.
Play it: npm run dev, then open /arcadeboy?game=${name}
Continue with docs/making-a-game.md`);
}

const [name, icon = usualIcon] = process.argv.slice(2);
const refusal = refusalOf(name, icon);
if (refusal === undefined) make(name, icon);
else {
  console.error(`${refusal}\n${usage}`);
  process.exitCode = 1;
}
