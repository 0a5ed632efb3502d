import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type UserConfig } from 'vite';
import { removeBuildStamp, writeBuildStamp } from '../setup/buildStamp.mjs';
import { sourceHash } from '../setup/sourceHash.mjs';
import { compressFolder } from './compressFolder';
import { databaseTemplate } from './databaseTemplate';
import { renewLateHeights } from './lateHeights/renewLateHeights';
import { minifyScripts } from './minifyScripts';
import { prerenderSite } from './prerenderSite';
import { weighSite } from './weighSite';
import { writeWorker } from './writeWorker';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
// React picks its build by this, whatever the shell of whoever builds says.
process.env.NODE_ENV = 'production';

/** The runner loads the settings as it loads any source: imports need no extension. */
const quietly = { logLevel: 'warn', configLoader: 'runner' } as const;

/** Loaded when a database is first needed, from where their own files lie. */
const databases = ['@electric-sql/pglite', 'pg'];

/** Builds one TypeScript entry for Node; what it imports from npm stays outside by default. */
async function buildForNode(
  entry: string,
  outDir: string,
  ssr: UserConfig['ssr'] = {},
  /** Beside what is there already, without the modules whose names match. */
  leftOut?: RegExp,
): Promise<void> {
  await build({
    ...quietly,
    ssr,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: leftOut === undefined,
      copyPublicDir: false,
      manifest: false,
      target: 'node20',
      ...(leftOut && { rolldownOptions: { external: leftOut } }),
    },
  });
}

/** Builds what a visitor's browser is sent. @returns the number of pages */
async function buildPages(): Promise<number> {
  await build(quietly);
  await minifyScripts('dist');
  return prerenderSite();
}

const startedAt = performance.now();
const hash = sourceHash(root);
await removeBuildStamp(root);
await buildForNode('src/entry-server.tsx', 'dist-ssr');
const pages = await buildPages();
const heights = await renewLateHeights('dist');
if (heights === 'changed') await buildPages();
// One file starts sooner, and in less memory, than the three hundred modules of the packages.
await buildForNode('server/main.ts', 'dist-server', { noExternal: true, external: databases });
// The judge of runs is a thread of its own, with every game's rules and without their pictures.
const pictures = /^\.\/(?:\w+(?:Scene|Board)|view\/.*|story)$/;
await buildForNode('server/runs/judgeWorker.ts', 'dist-server', { noExternal: true }, pictures);
// A thread starts from files of its own; these import packages only.
for (const file of ['engineWorker.mjs', 'ownFiles.mjs']) {
  await copyFile(`server/backend/database/${file}`, `dist-server/${file}`);
}
await databaseTemplate('dist-server');
await writeWorker('dist');
const sizes = await compressFolder('dist');
await writeBuildStamp(root, heights === 'kept' ? hash : sourceHash(root));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(await weighSite('dist', sizes));
console.log(
  `Built ${pages} pages, ${bytes.toLocaleString('en-GB')} bytes as served, in ${seconds} s.`,
);
