import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['docs', 'scenes', 'src', 'server', 'scripts', 'tests'];

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  ),
];

/** The relative targets of a document's Markdown links and images, without fragments. */
function linkTargets(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    decodeURI(target),
  );
}

/** Paths in backquotes that begin with a folder of the repository: files and folders. */
function namedPaths(text: string): string[] {
  return [
    ...text.matchAll(
      /`((?:docs|scenes|src|server|scripts|supabase|deploy|assets|tests)\/[\w./-]*\w)\/?`/g,
    ),
  ].map(([, path = '']) => path);
}

/** Files of the repository's code, as paths that begin with a slash. */
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `/${folder}/${name}`),
);

/** Code files in backquotes that are named without their folder, or with its last part. */
function namedFiles(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([\w-][\w./-]*\.(?:ts|tsx|mjs|css))`/g)].map(([, name = '']) => name);
}

/** The scripts of package.json that a document tells its reader to run. */
function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
}

/** Test files and folders in the commands for vitest and Playwright. */
function testedPaths(text: string): string[] {
  return [...text.matchAll(/\bnpx (?:vitest run|playwright test) ([^`\n]*)/g)].flatMap(
    ([, parameters = '']) => parameters.match(/\btests\/[\w./-]+/g) ?? [],
  );
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links to files that exist', () => {
    const missing = linkTargets(text).filter(
      (target) => !existsSync(join(root, dirname(document), target)),
    );
    expect(missing).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = [...namedPaths(text), ...testedPaths(text)];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // The guide to making a game names the files of a game that its reader makes.
    const files = document === 'docs/making-a-game.md' ? [] : namedFiles(text);
    const isThere = (name: string) =>
      existsSync(join(root, name)) || sources.some((path) => path.endsWith(`/${name}`));
    expect(files.filter((name) => !isThere(name))).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    expect(namedScripts(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('links from the architecture to the README of every part', () => {
  const targets = linkTargets(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  const linked = targets.map((target) => join('docs', target));
  const readmes = documents.filter((document) => document.endsWith('/README.md'));
  expect(readmes.length).toBeGreaterThanOrEqual(9);
  expect(readmes.filter((readme) => !linked.includes(readme))).toEqual([]);
});

it('shows every picture of the site in the README, small enough for a slow connection', () => {
  const folder = join(root, 'docs/pictures');
  const names = readdirSync(folder);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(names.filter((name) => !readme.includes(`(docs/pictures/${name})`))).toEqual([]);
  const sizes = names.map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700_000);
});
