import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const emptyModule = '\0empty';
/** Modules of games that draw, or tell of runs: no judge loads them. */
export const unjudged = /^\.\/(?:\w+(?:Scene|Board)|view\/.*|story)$/;

/** Replaces them by empty modules: a deploying tool follows every import. */
const withoutViews: Plugin = {
  name: 'without-views',
  enforce: 'pre',
  resolveId: (source) => (unjudged.test(source) ? emptyModule : undefined),
  load: (id) => (id === emptyModule ? 'export {};' : undefined),
};

/** Bundles the judge of runs for an edge function, as one file without an import. */
export async function buildEdgeJudge(outDir: string): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutViews],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'server/runs/judgeRun.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildEdgeJudge(process.argv[2] ?? 'supabase/functions/runs/judge');
}
