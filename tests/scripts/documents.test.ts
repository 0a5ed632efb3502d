import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Paths in backquotes that begin with a folder of the repository and name a file. */
function namedFiles(text: string): string[] {
  return [
    ...text.matchAll(
      /`((?:docs|scenes|src|server|scripts|supabase|deploy|assets)\/[\w./-]+\.\w+)`/g,
    ),
  ].map(([, path = '']) => path);
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links to files that exist', () => {
    const missing = linkTargets(text).filter(
      (target) => !existsSync(join(root, dirname(document), target)),
    );
    expect(missing).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = namedFiles(text).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});

it('finds the README of every part that the architecture lists', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'docs/architecture.md',
      'scenes/kit/README.md',
      'src/hosts/README.md',
      'server/README.md',
      'scripts/build/README.md',
    ]),
  );
});
