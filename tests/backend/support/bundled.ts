import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const DATABASE = join(ROOT, 'server/backend/database');

/** The bundles of this process, by the file that each was made of. */
const made = new Map<string, Promise<string>>();

async function bundle(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  // Below the packages, which are not bundled and are found from here.
  const folder = join(ROOT, 'node_modules/.cache/backend-tests/bundled', name);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, entry),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
    },
  });
  // A thread starts from files of its own, as in the built server.
  for (const file of ['engineWorker.mjs', 'ownFiles.mjs']) {
    copyFileSync(join(DATABASE, file), join(folder, file));
  }
  return join(folder, `${name}.js`);
}

/**
 * Bundles a program for Node, once for all processes that run it: to compile its hundred modules
 * anew takes each process more than a second.
 * @param entry from the root of the repository
 * @returns the path of the script
 */
export function bundled(entry: string): Promise<string> {
  const known = made.get(entry) ?? bundle(entry);
  made.set(entry, known);
  return known;
}
