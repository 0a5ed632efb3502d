import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/**
 * How many characters of its hash a file keeps, 6 bits each. A script also has a name: two versions
 * of it agree once in 1,000 million times. A sheet has no other.
 */
const kept: Readonly<Record<string, number>> = { '.js': 5, '.css': 6 };

const hashed = /[\w-]{7}(?=\.(?:js|css)$)/;
const references = /[\w.-]+\.(?:js|css)\b/g;
const texts = new Set(['.js', '.css', '.html', '.json']);

/**
 * Shortens the hashes of a built site's scripts and sheets, in their names and wherever they are
 * named. The bundler makes none shorter than seven characters, which do not compress, and scripts and
 * pages name thousands.
 * @param folder of the site, with its scripts and sheets in `assets`
 * @throws if two files would have one name
 */
export async function shortenHashes(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = new Map<string, string>();
  for (const { name, parentPath } of files) {
    if (basename(parentPath) !== 'assets' || !hashed.test(name)) continue;
    names.set(
      name,
      name.replace(hashed, (hash) => hash.slice(-(kept[extname(name)] ?? hash.length))),
    );
  }
  if (new Set(names.values()).size < names.size) throw new Error('two built files have one name');
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      if (texts.has(extname(name))) {
        const text = await readFile(file, 'utf8');
        const short = text.replace(references, (found) => names.get(found) ?? found);
        if (short !== text) await writeFile(file, short);
      }
      const shortName = names.get(name);
      if (shortName !== undefined) await rename(file, join(parentPath, shortName));
    }),
  );
}
