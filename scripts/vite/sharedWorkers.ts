import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const address = /new URL\('(\.[^']*\.worker\.ts)', import\.meta\.url\)/g;

/** The names of a script and all that it imports before it runs. */
function importsOf(name: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const names = new Set([name]);
  // A set also visits what is added meanwhile.
  for (const each of names) {
    const file = bundle[each];
    for (const imported of file?.type === 'chunk' ? file.imports : []) names.add(imported);
  }
  return names;
}

/**
 * Builds each worker as a part of the site instead of alone, so that it imports the scripts that it
 * shares with pages. What a page and a worker share must not touch the document when it is loaded, so
 * a worker that imports the page's own script is an error.
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
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const workers = new Set(files.values());
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const page = entries.find(({ facadeModuleId }) => !workers.has(facadeModuleId ?? ''));
      for (const { fileName, facadeModuleId } of entries) {
        if (!page || page.fileName === fileName) continue;
        if (importsOf(fileName, bundle).has(page.fileName)) {
          this.error(`${facadeModuleId} imports the page's own script`);
        }
      }
    },
  };
}
