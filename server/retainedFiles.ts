import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './loadSite';
import { compressQuickly, type SiteFile, siteFile } from './SiteFile';

const beginning = '/assets/';
/** A name that the build makes: with a hash, so that it has one content for ever. */
const fileName = /^[\w.-]{1,120}\.(?:js|css|woff2|json|wasm)$/;
const dayMs = 86_400_000;
/** How long files of earlier versions are kept, because tabs stay open for weeks; days. */
const retentionDays = 30;
/** Maximum number of old files, the newest first. A version has about three hundred. */
const maxFiles = 2_000;

/**
 * Keeps the hashed files of this version in a folder, and reads those of earlier versions from it, so
 * that a tab which was opened before a deployment still finds the parts that it loads late.
 * @param now ms since 1970
 * @returns the earlier versions' files, by path
 */
export async function retainedFiles(
  folder: string,
  site: Site,
  now: number,
): Promise<ReadonlyMap<string, SiteFile>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = new Set(await readdir(folder));
  const seen = new Date(now);
  const current = new Set<string>();
  for (const [path, { body }] of site) {
    const name = path.slice(beginning.length);
    if (!path.startsWith(beginning) || !fileName.test(name)) continue;
    current.add(name);
    const file = join(folder, name);
    if (!before.has(name)) await writeFile(file, body, { mode: 0o600 });
    await utimes(file, seen, seen);
  }
  const old = await Promise.all(
    [...before]
      .filter((name) => fileName.test(name) && !current.has(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  old.sort((a, b) => b.at - a.at);
  const files = new Map<string, SiteFile>();
  for (const [index, { name, at }] of old.entries()) {
    const file = join(folder, name);
    if (index >= maxFiles || now - at > retentionDays * dayMs) {
      await rm(file, { force: true });
      continue;
    }
    const body = await readFile(file);
    const path = `${beginning}${name}`;
    files.set(path, siteFile(path, body, name.endsWith('.woff2') ? {} : compressQuickly(body)));
  }
  return files;
}
