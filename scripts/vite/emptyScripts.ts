import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from '../build/routeFiles.ts';

/**
 * Takes the entries of empty scripts out of the manifest, and gives their styles to who imports them.
 * @param empty the names of their files
 */
export function withoutEmpty(manifest: Manifest, empty: ReadonlySet<string>): Manifest {
  const isEmpty = (name: string): boolean => empty.has(manifest[name]?.file ?? '');
  const entries = Object.entries(manifest).filter(([name]) => !isEmpty(name));
  return Object.fromEntries(
    entries.map(([name, chunk]) => {
      const dropped = chunk.imports?.filter(isEmpty) ?? [];
      if (dropped.length === 0) return [name, chunk];
      const css = [...(chunk.css ?? []), ...dropped.flatMap((from) => manifest[from]?.css ?? [])];
      return [name, { ...chunk, css, imports: chunk.imports?.filter((from) => !isEmpty(from)) }];
    }),
  );
}

/**
 * Removes scripts without code from the browser's build. Styles that several scripts import get a
 * script of their own, which is empty once it is minified. Each would be a request.
 */
export function emptyScripts(): Plugin {
  return {
    name: 'empty-scripts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const empty = new Set(
          chunks.filter(({ code }) => code.trim() === '').map(({ fileName }) => fileName),
        );
        for (const file of chunks) {
          for (const name of file.imports.filter((imported) => empty.has(imported))) {
            const statement = `import"./${basename(name)}";`;
            if (!file.code.includes(statement)) this.error(`${file.fileName} has no ${statement}`);
            file.code = file.code.replace(statement, '');
          }
        }
        for (const name of empty) delete bundle[name];
        const manifest = bundle['.vite/manifest.json'];
        if (manifest?.type !== 'asset') return this.error('the build has no manifest yet');
        manifest.source = JSON.stringify(withoutEmpty(JSON.parse(String(manifest.source)), empty));
      },
    },
  };
}
