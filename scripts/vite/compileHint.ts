import type { Plugin } from 'vite';

/**
 * Tells the browser to compile every function of the entry while it is fetched, in another thread.
 * Without it each function is compiled by the main thread when it is called first: a tenth of a
 * second on a slow phone, before the page answers.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('.html')) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
