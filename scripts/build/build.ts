import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, minify, type UserConfig } from 'vite';
import { removeBuildStamp, writeBuildStamp } from '../setup/buildStamp.mjs';
import { sourceHash } from '../setup/sourceHash.mjs';
import { compressFolder } from './compressFolder';
import { databaseTemplate } from './databaseTemplate';
import { unjudged } from './edgeJudge';
import { renewLateHeights } from './lateHeights/renewLateHeights';
import { prerenderSite } from './prerenderSite';
import { type ScriptNotes, scriptNotes, shortenNames } from './shortenNames';
import { weighSite } from './weighSite';
import { writeWorker } from './writeWorker';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
// React chooses its production build by this, whatever the shell's environment says.
process.env.NODE_ENV = 'production';

/** The runner loads the config like any other source: imports need no extension. */
const quietly = { logLevel: 'warn', configLoader: 'runner' } as const;

/** Loaded when a database is first needed, from their own files. */
const databases = ['@electric-sql/pglite', 'pg'];

/** Builds one TypeScript entry for Node. By default its npm imports are not bundled. */
async function buildForNode(
  entry: string,
  outDir: string,
  ssr: UserConfig['ssr'] = {},
  /** Modules whose names match are left out of the build. */
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

/**
 * Minifies the scripts directly in a folder. They were copied with the assets as they were written;
 * bundled scripts are in folders below.
 * @throws when one of them is not a valid script
 */
async function minifyScripts(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => extname(name) === '.js');
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { code, errors } = await minify(name, await readFile(file, 'utf8'));
      if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
      await writeFile(file, code);
    }),
  );
}

/** Builds the client files. @returns the number of pages, and which script is which */
async function buildPages(): Promise<{ pages: number; scripts: ScriptNotes }> {
  await build(quietly);
  await minifyScripts('dist');
  const scripts = await shortenNames('dist');
  await writeFile(scriptNotes, JSON.stringify(scripts));
  return { pages: await prerenderSite(), scripts };
}

const startedAt = performance.now();
const hash = sourceHash(root);
await removeBuildStamp(root);
await buildForNode('src/entry-server.tsx', 'dist-ssr');
let built = await buildPages();
const heights = await renewLateHeights('dist');
if (heights === 'changed') built = await buildPages();
// One file starts sooner and takes less memory than the three hundred modules of the packages.
await buildForNode('server/main.ts', 'dist-server', { noExternal: true, external: databases });
// Runs are judged in a thread of its own, with every game's rules and without their views.
await buildForNode('server/runs/judgeWorker.ts', 'dist-server', { noExternal: true }, unjudged);
// A thread starts from files of its own, which import only packages.
for (const file of ['engineWorker.mjs', 'ownFiles.mjs']) {
  await copyFile(`server/backend/database/${file}`, `dist-server/${file}`);
}
// The empty database that a first start copies, so that the server does not have to create one.
await cp(join(await databaseTemplate(root), 'database'), 'dist-server/template', {
  recursive: true,
});
await writeWorker('dist');
const sizes = await compressFolder('dist');
await writeBuildStamp(root, heights === 'kept' ? hash : sourceHash(root));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(await weighSite('dist', sizes, built.scripts));
console.log(
  `Built ${built.pages} pages, ${bytes.toLocaleString('en-GB')} bytes as served, in ${seconds} s.`,
);
