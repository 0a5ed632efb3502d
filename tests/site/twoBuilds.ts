import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWorker } from '../../scripts/build/writeWorker';
import { createServer } from '../../server/createServer';

const texts = /\.(?:html|js|css|json|webmanifest)$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
}

/** Copies the built site without the compressed copies of its files, and without the list of them. */
async function copySite(from: string, to: string): Promise<void> {
  const left = /\.(?:br|gz)$|offline-\w+\.json$/;
  await cp(from, to, { recursive: true, filter: (file) => !left.test(file) });
}

/**
 * Makes a copy of the built site as a later build would leave it: every hashed file has another
 * name, so that old files are served only if the server has kept them.
 * @param paths what its worker caches
 * @returns its version
 */
export async function laterBuild(
  from: string,
  to: string,
  paths: readonly string[],
): Promise<string> {
  await copySite(from, to);
  const assets = await readdir(join(to, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.\w+)$/, '2$1')]));
  for (const file of await namesIn(to)) {
    if (!texts.test(file)) continue;
    const text = (await readFile(file, 'utf8')).replaceAll(
      /[\w-]+\.\w+/g,
      (name) => renamed.get(name) ?? name,
    );
    await writeFile(file, text.replace(/ data-build="\w+"/, ''));
  }
  for (const [name, other] of renamed)
    await rename(join(to, 'assets', name), join(to, 'assets', other));
  const worker = await readFile('assets/sw.js', 'utf8');
  await writeFile(join(to, 'sw.js'), worker);
  const version = await writeWorker(to);
  await writeFile(join(to, 'assets', `offline-${version}.json`), JSON.stringify(paths));
  return version;
}

/** Makes a copy of the built site whose worker caches only the specified paths. */
export async function listOnly(from: string, to: string, paths: readonly string[]): Promise<void> {
  await copySite(from, to);
  const assets = await readdir(join(from, 'assets'));
  const list = assets.find((name) => /^offline-\w+\.json$/.test(name));
  if (!list) throw new Error('The build has no list of its files.');
  await writeFile(join(to, 'assets', list), JSON.stringify(paths));
}

/** Serves a folder on a port that stays the same from one deployment to the next. */
export function openDeployments(filesDir: string) {
  let server: ReturnType<typeof createServer> | undefined;
  let port = 0;
  const close = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    close,
    /** @returns the origin */
    async deploy(folder: string, offline = true): Promise<string> {
      await close();
      server = createServer({
        folder,
        filesDir,
        offline,
        host: '127.0.0.1',
        port,
        version: '1',
        security: {},
        log: () => undefined,
        stopping: { lastCall: 0, quiet: 0, patience: 100 },
      });
      const origin = await server.listen();
      port = Number(new URL(origin).port);
      return origin;
    },
  };
}
