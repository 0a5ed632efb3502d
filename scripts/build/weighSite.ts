import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ScriptNotes } from './shortenNames';

/** Kinds of files of the built site, by folder and ending. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['scripts', /\.js$/],
  ['pages', /\.html$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['emoji', /^emoji\//],
  ['share pictures', /^share\//],
  ['icons', /^icons\//],
  ['everything else', /./],
];

/** The maximum number of late files in the list. */
const lateShown = 12;

const figure = (bytes: number): string => bytes.toLocaleString('en-GB').padStart(9);
const sumOf = (bytes: Iterable<number>): number => [...bytes].reduce((sum, size) => sum + size, 0);

function byKind(sizes: ReadonlyMap<string, number>): string[] {
  const sums = new Map<string, number>();
  for (const [file, size] of sizes) {
    const [kind = ''] = kinds.find(([, pattern]) => pattern.test(file)) ?? [];
    sums.set(kind, (sums.get(kind) ?? 0) + size);
  }
  return [...sums].sort(([, a], [, b]) => b - a).map(([kind, size]) => `${figure(size)}  ${kind}`);
}

/** The scripts and styles that a page's HTML names. */
function namedBy(html: string, sizes: ReadonlyMap<string, number>): Set<string> {
  const named = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css))"/g)];
  return new Set(named.map(([, file = '']) => file).filter((file) => sizes.has(file)));
}

/**
 * Lists where the bytes of a built site are: by kind of file, by route what only that page loads
 * before it is interactive, and the largest scripts that load later.
 * @param sizes in bytes of the folder's files as served, by their path in it
 * @param names of the scripts
 * @returns lines of text
 */
export async function weighSite(
  folder: string,
  sizes: ReadonlyMap<string, number>,
  names: ScriptNotes,
): Promise<string> {
  const pages = [...sizes.keys()].filter((file) => extname(file) === '.html');
  const named = new Map(
    await Promise.all(
      pages.map(
        async (page) => [page, namedBy(await readFile(join(folder, page), 'utf8'), sizes)] as const,
      ),
    ),
  );
  const all = [...named.values()];
  const shared = new Set([...(all[0] ?? [])].filter((file) => all.every((set) => set.has(file))));
  const weightOf = (files: Iterable<string>): number =>
    sumOf([...files].map((file) => sizes.get(file) ?? 0));

  const routes = pages
    .map((page) => {
      const own = [...(named.get(page) ?? [])].filter((file) => !shared.has(file));
      const html = sizes.get(page) ?? 0;
      return { page, html, own: weightOf(own) };
    })
    .sort((a, b) => b.html + b.own - a.html - a.own);
  const first = new Set(all.flatMap((set) => [...set]));
  const late = [...sizes]
    .filter(([file]) => extname(file) === '.js' && !first.has(file))
    .sort(([, a], [, b]) => b - a);

  return [
    'By kind:',
    ...byKind(sizes),
    '',
    'By route: HTML with its own first scripts and styles',
    `${figure(weightOf(shared))}  first scripts and styles that every page loads`,
    ...routes.map(
      ({ page, html, own }) =>
        `${figure(html + own)}  /${page.replace(/(?:^|\/)index\.html$/, '')} (${html.toLocaleString('en-GB')} HTML)`,
    ),
    '',
    'The largest scripts that load later:',
    ...late
      .slice(0, lateShown)
      .map(([file, size]) => `${figure(size)}  ${names[basename(file)] ?? file}`),
    `${figure(sumOf(late.slice(lateShown).map(([, size]) => size)))}  ${Math.max(0, late.length - lateShown)} others`,
    '',
  ].join('\n');
}
