import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unknownOrigin } from '../src/content/site';
import { compressQuickly, type SiteFile, siteFile } from './SiteFile';

/** The built site by path. Nothing else can be requested. */
export type Site = ReadonlyMap<string, SiteFile>;

const namesOrigin = /\.(?:html|xml|txt)$/;

/**
 * Reads the built site into memory; it is smaller than a floppy.
 * @param origin replaces the placeholder in pages that were built without an address
 * @throws if the folder has no built site
 */
export async function loadSite(folder: string, origin: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bodies = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Buffer]> => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, await readFile(file)];
      }),
    ),
  );
  if (!bodies.has('/index.html')) throw new Error(`no built site in ${folder}`);
  const site = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    if (path.endsWith('.br') || path.endsWith('.gz') || path.includes('/.')) continue;
    if (namesOrigin.test(path) && body.includes(unknownOrigin)) {
      const named = Buffer.from(body.toString().replaceAll(unknownOrigin, origin));
      site.set(path, siteFile(path, named, compressQuickly(named)));
      continue;
    }
    const br = bodies.get(`${path}.br`);
    const gzip = bodies.get(`${path}.gz`);
    site.set(path, siteFile(path, body, { ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return site;
}
