import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/**
 * The modules that are generated from the site's content at build time, by the name in their
 * import.
 */
const makers: ReadonlyMap<string, string> = new Map([
  ['virtual:search-documents', 'scripts/built/searchDocuments.ts'],
  ['virtual:play-directory', 'scripts/built/playDirectory.ts'],
  ['virtual:object-sheets', 'scripts/built/objectSheets.ts'],
]);

/**
 * Modules that contain data. A module generates each and exports it as JSON text under the name
 * `built`.
 */
export function builtModules(): Plugin {
  let root = process.cwd();
  return {
    name: 'built-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (makers.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const maker = id.startsWith('\0') ? makers.get(id.slice(1)) : undefined;
      if (maker === undefined) return undefined;
      const { module, dependencies } = await runnerImport<{ built: string }>(join(root, maker), {
        configFile: false,
        root,
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      // Browsers parse a long JSON string faster than the same data as JavaScript.
      return module.built.length > 10_000
        ? `export default JSON.parse(${JSON.stringify(module.built)});`
        : `export default ${module.built};`;
    },
  };
}
