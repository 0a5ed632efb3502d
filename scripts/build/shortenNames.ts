import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/** Where a build notes its scripts, from the root. */
export const scriptNotes = 'dist-ssr/scripts.json';

/** The bundler's names of the scripts, by the names of their files. */
export type ScriptNotes = Readonly<Record<string, string>>;

/** How the bundler names a script or a sheet: by a name, which sheets lack, and a hash of seven characters. */
const hashed = /^(?:(.*)-)?[\w-]([\w-]{6})(?=\.(?:js|css)$)/;
const references = /[\w.-]+\.(?:js|css)\b/g;
const texts = new Set(['.js', '.css', '.html', '.json']);

/**
 * Short names of a build's scripts and sheets, by their long ones: six characters of their hashes. A
 * file has the name of another one of the version before once in 500,000 versions.
 * @throws if two files would have one name
 */
export function shortNames(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of files) {
    const [, , hash] = hashed.exec(file) ?? [];
    if (hash !== undefined) names.set(file, `${hash}${extname(file)}`);
  }
  if (new Set(names.values()).size < names.size) throw new Error('two built files have one name');
  return names;
}

/** A text with the short names of the files that it names. */
export const withShortNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(references, (found) => names.get(found) ?? found);

/**
 * Names a built site's scripts and sheets by a short hash alone, also wherever they are named. The
 * bundler makes no hash shorter than seven characters. Neither hashes nor names compress well, and
 * scripts and pages name thousands.
 * @param folder of the site, with its scripts and sheets in `assets`
 * @returns which script is which
 * @throws if two files would have one name
 */
export async function shortenNames(folder: string): Promise<ScriptNotes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const assets = files.filter(({ parentPath }) => basename(parentPath) === 'assets');
  const names = shortNames(assets.map(({ name }) => name));
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      if (texts.has(extname(name))) {
        const text = await readFile(file, 'utf8');
        const short = withShortNames(text, names);
        if (short !== text) await writeFile(file, short);
      }
      const shortName = names.get(name);
      if (shortName !== undefined) await rename(file, join(parentPath, shortName));
    }),
  );
  const scripts = [...names].filter(([name]) => extname(name) === '.js');
  return Object.fromEntries(scripts.map(([name, short]) => [short, hashed.exec(name)?.[1] ?? '']));
}
