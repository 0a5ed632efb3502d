import { posix } from 'node:path';
import { impuritiesOf } from './impurities';
import {
  engines,
  type ImportKind,
  mayImport,
  ofOneGame,
  owners,
  packagesOf,
  partOf,
} from './parts';
import { type Import, importsOf, parseModule } from './readModule';

/** Sources by path from the repository's root. */
export type Files = Readonly<Record<string, string>>;

function gameOf(path: string): string {
  return path.split('/')[1];
}

/** The file that a relative specifier resolves to; the specifier itself for a style or picture. */
function resolve(files: Files, from: string, specifier: string): string {
  const path = posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => candidate in files) ?? path;
}

function isAllowed(from: string, to: string, how: ImportKind): boolean {
  const [part, target] = [partOf(from), partOf(to)];
  if (part === undefined || target === undefined) return false;
  const sameGame = !ofOneGame.has(part) || !ofOneGame.has(target) || gameOf(from) === gameOf(to);
  if (!sameGame) return false;
  if (part === target) return true;
  const allowed = mayImport[part];
  if (allowed.includes(target)) return true;
  if (how === 'value') return false;
  if (allowed.includes(`lazy ${target}`)) return true;
  return how === 'types' && allowed.includes(`types ${target}`);
}

function packageFinding(from: string, specifier: string): string | undefined {
  const owner = owners.find(({ name }) => name.test(specifier));
  if (owner && !owner.by.test(from)) return `only ${owner.who} may import ${specifier}`;
  const packages = packagesOf[partOf(from) ?? ''];
  if (packages && !packages.includes(specifier)) {
    return `${partOf(from)} may not import ${specifier}`;
  }
  return undefined;
}

/** One sentence for each import cycle, including type imports and `import()`. */
function cycles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const seen = path.indexOf(file);
    if (seen >= 0) {
      found.push(`cycle: ${[...path.slice(seen), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return found;
}

/** One sentence for each engine that a page would load at once, with the chain of imports. */
function eagerEngines(
  edges: ReadonlyMap<string, readonly string[]>,
  engineOf: ReadonlyMap<string, string>,
): string[] {
  const cameFrom = new Map<string, string>();
  const reached = new Set([...edges.keys()].filter((path) => isLoadedAtOnce(path)));
  for (const file of reached) {
    for (const next of edges.get(file) ?? []) {
      if (!reached.has(next)) cameFrom.set(next, file);
      reached.add(next);
    }
  }
  return [...reached].flatMap((file) => {
    const engine = engineOf.get(file);
    if (engine === undefined) return [];
    const way = [file];
    for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
    return [`${engine} is loaded at once: ${way.join(' → ')}`];
  });
}

/** The entries and every page: their chunks are needed before the page works. */
function isLoadedAtOnce(path: string): boolean {
  return /^src\/(entry-|app\/|pages\/)/.test(path);
}

const known = new Map<string, readonly Import[]>();

/** The imports of a source. Two checks ask for those of the same thousand files. */
function importsIn(path: string, source: string): readonly Import[] {
  const imports = known.get(source) ?? importsOf(source, parseModule(path, source));
  known.set(source, imports);
  return imports;
}

/** Every violation of the architecture, as a sentence. */
export function findings(files: Files): string[] {
  const found: string[] = [];
  const edges = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  const engineOf = new Map<string, string>();
  for (const [path, source] of Object.entries(files)) {
    const part = partOf(path);
    if (part === undefined) {
      found.push(`${path}: the table has no place for it`);
      continue;
    }
    const targets: string[] = [];
    const linked: string[] = [];
    edges.set(path, targets);
    links.set(path, linked);
    for (const { specifier, how, line } of importsIn(path, source)) {
      const at = `${path}:${line}`;
      if (!specifier.startsWith('.')) {
        const finding = packageFinding(path, specifier);
        if (finding !== undefined) found.push(`${at}: ${finding}`);
        if (how === 'value' && engines.test(specifier)) engineOf.set(path, specifier);
        continue;
      }
      const target = resolve(files, path, specifier);
      if (target in files) linked.push(target);
      if (target in files && how === 'value') targets.push(target);
      if (!/\.(css|svg|png|json|woff2)$/.test(target) && !isAllowed(path, target, how)) {
        const kind = how === 'value' ? '' : ` (${how})`;
        found.push(`${at}: ${part} may not import ${target}${kind}`);
      }
    }
    if (part === 'rules' || part === 'kit rules') {
      for (const { what, line } of impuritiesOf(source, parseModule(path, source))) {
        found.push(`${path}:${line}: rules may not use ${what}`);
      }
    }
  }
  return [...found, ...cycles(links), ...eagerEngines(edges, engineOf)];
}

/** The import cycles among files that are not in the table, such as scripts. */
export function cyclesOf(files: Files): readonly string[] {
  const links = Object.entries(files).map(([path, source]) => {
    const targets = importsIn(path, source)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => resolve(files, path, specifier));
    return [path, targets.filter((target) => target in files)] as const;
  });
  return cycles(new Map(links));
}
