import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWorker } from '../../scripts/build/writeWorker';
import { createServer } from '../../server/createServer';

const texts = /\.(?:html|js|css|json|webmanifest)$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
}

/**
 * Makes a copy of the built site as a later build would leave it: every hashed file has another
 * name, so that old files are served only if the server has kept them.
 * @returns its version
 */
export async function laterBuild(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true });
  for (const file of await namesIn(to)) {
    if (/\.(?:br|gz)$|offline-\w+\.json$/.test(file)) await rm(file);
  }
  const assets = await readdir(join(to, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.\w+)$/, '2$1')]));
  const pattern = new RegExp(
    assets.map((name) => name.replaceAll(/[.\\+*?^$()[\]{}|]/g, '\\$&')).join('|'),
    'g',
  );
  for (const file of await namesIn(to)) {
    if (!texts.test(file)) continue;
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(pattern, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [name, other] of renamed)
    await rename(join(to, 'assets', name), join(to, 'assets', other));
  for (const file of (await namesIn(to)).filter((name) => name.endsWith('.html'))) {
    await writeFile(file, (await readFile(file, 'utf8')).replace(/ data-build="\w+"/, ''));
  }
  const worker = await readFile('assets/sw.js', 'utf8');
  await writeFile(join(to, 'sw.js'), worker);
  return writeWorker(to);
}

/** Makes a copy of the built site whose worker caches only the specified paths. */
export async function listOnly(from: string, to: string, paths: readonly string[]): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const file of await namesIn(to)) {
    if (/offline-\w+\.json\.(?:br|gz)$/.test(file)) await rm(file);
    else if (/offline-\w+\.json$/.test(file)) await writeFile(file, JSON.stringify(paths));
  }
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
