import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:search-index';
const resolved = `\0${name}`;

/** Writes the site's search index, made of its content, into a module of its own. */
export function searchIndex(): Plugin {
  let root = process.cwd();
  return {
    name: 'search-index',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const file = join(root, 'scripts/search/builtIndex.ts');
      const { module, dependencies } =
        await runnerImport<typeof import('../search/builtIndex')>(file);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      // JSON in quotes is read faster than the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(module.builtIndex)});`;
    },
  };
}
