import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = 'node_modules/react-router/dist/production';
const files: Readonly<Record<string, string>> = {
  'react-router': `${folder}/index.mjs`,
  'react-router/dom': `${folder}/dom-export.mjs`,
};

/** Reached only where the router's own framework renders the pages, which nothing here does. */
const frameworkOnly = [
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
];

/**
 * Takes the router's production files for the built client, without the parts of its framework.
 * The package carries them, but its exports name the development ones only, which warn at run time
 * and weigh more.
 */
export function productionRouter(): Plugin {
  const missing = new Set(frameworkOnly);
  let root = '';
  return {
    name: 'production-router',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      const file = files[source];
      return file === undefined ? undefined : resolve(root, file);
    },
    transform(code, id) {
      if (!id.includes(`/${folder}/`)) return undefined;
      let result = code;
      for (const name of frameworkOnly) {
        const declaration = `\nfunction ${name}(`;
        if (!result.includes(declaration)) continue;
        missing.delete(name);
        const stand = `\nfunction ${name}() { throw new Error('${name} is left out of this build'); }`;
        result = result.replace(declaration, `${stand}\nfunction unused${name}(`);
      }
      return result === code ? undefined : { code: result, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`the router no longer has ${[...missing].join(', ')}: look what it has instead`);
      }
    },
  };
}
