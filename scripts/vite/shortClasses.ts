import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build notes its class names, from the root: by sheet, the built name of each local one. */
export const classNotes = 'dist-ssr/classes.json';

export type ClassNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const second = `${lower}0123456789`;

/**
 * Two characters for each sheet, by the hash of its path, so that a new sheet changes no other's
 * but where two meet. The first is a capital, which no name of a global class starts with.
 */
function prefixes(sheets: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const places = upper.length * second.length;
  if (sheets.length > places / 2) throw new Error('too many sheets for prefixes of two characters');
  for (const sheet of [...sheets].sort()) {
    let place = createHash('sha256').update(sheet).digest().readUInt32LE() % places;
    const at = () => `${upper[place % upper.length]}${second[Math.floor(place / upper.length)]}`;
    while (taken.has(at())) place = (place + 1) % places;
    taken.set(at(), sheet);
  }
  return new Map([...taken].map(([prefix, sheet]) => [sheet, prefix]));
}

/** The letters of the nth name of a sheet. */
const letters = (n: number): string =>
  n < lower.length
    ? (lower[n] ?? '')
    : letters(Math.floor(n / lower.length) - 1) + letters(n % lower.length);

/**
 * Names the classes of CSS modules by three characters in a build: two for the sheet, one for the
 * class. Their local names would be 14 kB of the site. In development they keep them.
 * @param root of the project
 */
export function shortClasses(
  root: string,
): Plugin & { nameOf: (local: string, file: string) => string } {
  const place = (file: string) => relative(root, file.split('?')[0] ?? '').replaceAll('\\', '/');
  const files = ['src', 'scenes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => place(join(root, folder, file))),
  );
  const prefixOf = prefixes(files);
  const names = new Map<string, Map<string, string>>();
  let isBuild = false;
  let isServer = false;
  return {
    name: 'short-classes',
    nameOf(local, file) {
      const sheet = place(file);
      const prefix = prefixOf.get(sheet);
      if (prefix === undefined) throw new Error(`${sheet} is no sheet of the site`);
      if (!isBuild) return `${local}_${prefix}`;
      const own = names.get(sheet) ?? new Map<string, string>();
      names.set(sheet, own);
      const name = own.get(local) ?? prefix + letters(own.size);
      own.set(local, name);
      return name;
    },
    configResolved({ command, build }) {
      isBuild = command === 'build';
      isServer = Boolean(build.ssr);
    },
    writeBundle() {
      if (isServer) return;
      const notes = [...names].map(([sheet, own]) => [sheet, Object.fromEntries(own)] as const);
      notes.sort(([a], [b]) => a.localeCompare(b));
      const file = join(root, classNotes);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(notes), null, 1));
    },
  };
}
