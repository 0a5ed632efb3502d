import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const address = /new URL\('(\.[^']*\.worker\.ts)', import\.meta\.url\)/g;

/**
 * Builds each worker as a part of the site instead of alone, so that it imports the scripts that it
 * shares with pages. What a page and a worker share must not touch the document when it is loaded.
 */
export function sharedWorkers(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'shared-workers',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Before Vite's own plugin, which builds a worker with all that it imports.
    enforce: 'pre',
    transform(code, id) {
      const result = code.replace(address, (_, path: string) => {
        const file = join(dirname(id), path);
        const name = basename(file, '.ts');
        // The bundler takes emitted chunks of one name for one chunk.
        if ((files.get(name) ?? file) !== file) throw new Error(`two workers are named ${name}`);
        files.set(name, file);
        const worker = this.emitFile({ type: 'chunk', id: file, name });
        return `import.meta.ROLLUP_FILE_URL_${worker}`;
      });
      return result === code ? undefined : { code: result, map: null };
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
