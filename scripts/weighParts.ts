import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, minifySync, type Rolldown, transformWithOxc } from 'vite';
import { shortNames, withShortNames } from './build/shortenNames';
import { type Part, parts } from './weigh/parts';

/**
 * Prints what each listed part of the site takes, in bytes of brotli. Usage:
 * `npx tsx scripts/weighParts.ts`. It takes as long as a build of the browser's scripts.
 *
 * A file of the build is shared out among the modules in it by the lengths of their minified sources.
 * What a module took before its part began is found by the length of its minified source at that
 * commit. So both are counted with the build of today.
 */

const brotli = (data: string | Uint8Array): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const isStyle = (path: string): boolean => path.endsWith('.css');
const isSource = (path: string): boolean => /\.(?:tsx?|css)$/.test(path);

/** The length of a source without types, comments and needless spaces. */
async function minifiedLength(path: string, source: string): Promise<number> {
  if (isStyle(path)) {
    const text = source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
    return text.replaceAll(/ ?([{};:,>]) ?/g, '$1').length;
  }
  const { code } = await transformWithOxc(source, path, { jsx: { runtime: 'automatic' } });
  return minifySync(path, code).code.length;
}

/** Bytes of brotli of each source file, by its path in the repository. */
async function weighModules(): Promise<ReadonlyMap<string, number>> {
  const bundles = (await build({
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const names = shortNames(bundles.output.map(({ fileName }) => fileName.replace(/^assets\//, '')));
  const root = `${process.cwd()}/`;
  const weights = new Map<string, number>();
  const share = async (ids: readonly string[], bytes: number) => {
    const lengths = await Promise.all(
      ids.map((id) => minifiedLength(id, readFileSync(id, 'utf8'))),
    );
    const sum = lengths.reduce((total, length) => total + length, 0);
    for (const [index, id] of ids.entries()) {
      const own = (bytes * (lengths[index] ?? 0)) / sum;
      const path = id.slice(root.length);
      weights.set(path, (weights.get(path) ?? 0) + own);
    }
  };
  const styles = new Map(
    bundles.output.flatMap((file) =>
      file.type === 'asset' && isStyle(file.fileName) ? [[file.fileName, file.source]] : [],
    ),
  );
  for (const chunk of bundles.output) {
    if (chunk.type !== 'chunk') continue;
    // The lengths of packages are of the code that is left of them.
    const all = Object.entries(chunk.modules);
    const own = all.filter(([id]) => id.startsWith(`${root}s`) && isSource(id) && !isStyle(id));
    const rendered = (list: typeof all) =>
      list.reduce(
        (total, [id, { code }]) => total + minifySync(`${id}.js`, code ?? '').code.length,
        0,
      );
    const ofOurs = rendered(own) / Math.max(1, rendered(all.filter(([id]) => !isStyle(id))));
    await share(
      own.map(([id]) => id),
      brotli(withShortNames(chunk.code, names)) * ofOurs,
    );
    const sheets = chunk.moduleIds.filter((id) => id.startsWith(root) && isStyle(id));
    const css = [...(chunk.viteMetadata?.importedCss ?? [])].filter((file) => styles.has(file));
    const bytes = css.reduce((total, file) => total + brotli(styles.get(file) ?? ''), 0);
    for (const file of css) styles.delete(file);
    await share(sheets, bytes);
  }
  return weights;
}

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 });

const figure = (bytes: number): string => Math.round(bytes).toLocaleString('en-GB').padStart(8);

async function weighPart({ name, since, groups }: Part, weights: ReadonlyMap<string, number>) {
  const before = git('ls-tree', '-r', '--name-only', since, 'src', 'scenes').split('\n');
  const counted = new Set<string>();
  let all = 0;
  const lines: string[] = [];
  for (const [group, pattern] of Object.entries(groups)) {
    const isOwn = (path: string) => pattern.test(path) && isSource(path) && !counted.has(path);
    const now = [...weights.keys()].filter(isOwn);
    const old = before.filter(isOwn);
    for (const path of [...now, ...old]) counted.add(path);
    const bytes = now.reduce((total, path) => total + (weights.get(path) ?? 0), 0);
    const lengthOf = async (paths: readonly string[], read: (path: string) => string) => {
      const lengths = await Promise.all(paths.map((path) => minifiedLength(path, read(path))));
      return lengths.reduce((total, length) => total + length, 0);
    };
    const ratio =
      (await lengthOf(old, (path) => git('show', `${since}:${path}`))) /
      Math.max(1, await lengthOf(now, (path) => readFileSync(path, 'utf8')));
    all += bytes * (1 - ratio);
    lines.push(`${figure(bytes)}${figure(bytes * ratio)}${figure(bytes * (1 - ratio))}  ${group}`);
  }
  return [
    `${name}, since ${since}`,
    '     now  before   added',
    ...lines,
    `${figure(all).padStart(24)}  in all`,
  ];
}

const weights = await weighModules();
for (const part of parts) console.log((await weighPart(part, weights)).join('\n'), '\n');
if (process.argv.includes('--modules')) {
  for (const [path, bytes] of [...weights].sort(([, a], [, b]) => b - a)) {
    console.log(figure(bytes), path);
  }
}
