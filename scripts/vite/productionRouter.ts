import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { rewritings, uncalled } from './routerParts';
import { type Rewriting, withoutBody } from './withoutBody';

const folder = 'node_modules/react-router/dist/production';
const files: Readonly<Record<string, string>> = {
  'react-router': `${folder}/index.mjs`,
  'react-router/dom': `${folder}/dom-export.mjs`,
};

const parts: ReadonlyMap<string, Rewriting> = new Map([
  ...uncalled.map((name) => [name, withoutBody(name)] as const),
  ...rewritings.map((rewriting) => [String(rewriting[0]), rewriting] as const),
]);

/**
 * Uses the router's production files in the built client, without the parts that no page reaches.
 * The package contains these files, but its exports name only the development ones, which print
 * warnings and are larger.
 */
export function productionRouter(): Plugin {
  const missing = new Set(parts.keys());
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
      for (const [name, [from, to]] of parts) {
        const rewritten = result.replace(from, to);
        if (rewritten !== result) missing.delete(name);
        result = rewritten;
      }
      return result === code ? undefined : { code: result, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`the router no longer has ${[...missing].join(', ')}: check what replaced it`);
      }
    },
  };
}
