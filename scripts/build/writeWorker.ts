import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Files that are not needed offline: those for crawlers and share cards, and the service worker's
 * own.
 */
const left = /^(?:share\/|sitemap\.xml|robots\.txt|sw(?:-off)?\.js|assets\/offline-)/;
const page = /(?:^|\/)index\.html$/;

/** The URL of a file of the built site. Pages are named without `index.html`. */
function addressOf(file: string): string {
  return page.test(file) ? `/${file.replace(page, '')}` : `/${file}`;
}

/**
 * Gives the built site a version, which is a hash over all its files. Writes it into every page and
 * into the service worker, and writes the list of the files that the worker caches.
 * @returns the version
 */
export async function writeWorker(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  const version = hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);

  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), html.replace('<html ', `<html data-build="${version}" `));
  }
  const kept = files.filter((file) => !left.test(file)).map(addressOf);
  // Pages come last. If they are still of this version, the files before them were too.
  const isPage = (path: string) => files.includes(`${path.slice(1)}/index.html`.replace(/^\//, ''));
  const ordered = [...kept.filter((path) => !isPage(path)), ...kept.filter(isPage)];
  await writeFile(join(folder, `assets/offline-${version}.json`), JSON.stringify(ordered));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  if (!worker.includes('__VERSION__')) throw new Error('sw.js has no place for the version');
  await writeFile(join(folder, 'sw.js'), worker.replace('__VERSION__', version));
  return version;
}
