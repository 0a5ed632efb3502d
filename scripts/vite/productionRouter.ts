import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = 'node_modules/react-router/dist/production';
const files: Readonly<Record<string, string>> = {
  'react-router': `${folder}/index.mjs`,
  'react-router/dom': `${folder}/dom-export.mjs`,
};

/**
 * Takes the router's production files for the built client. The package carries them, but its
 * exports name the development ones only, which warn at run time and weigh more.
 */
export function productionRouter(): Plugin {
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
  };
}
