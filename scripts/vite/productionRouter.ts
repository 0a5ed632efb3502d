import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Rewriting, rewritings, uncalled } from './routerParts';

const folder = 'node_modules/react-router/dist/production';
const files: Readonly<Record<string, string>> = {
  'react-router': `${folder}/index.mjs`,
  'react-router/dom': `${folder}/dom-export.mjs`,
};

/** A function from its line to the brace below it, as the package's own formatting has it. */
function withoutBody(name: string): Rewriting {
  return [
    new RegExp(`\\n( *)(?:async )?function ${name}\\([\\s\\S]*?\\n\\1\\}(?=\\n)`),
    `\n$1function ${name}() { throw new Error("${name} is left out of this build"); }`,
  ];
}

const parts: ReadonlyMap<string, Rewriting> = new Map([
  ...uncalled.map((name) => [name, withoutBody(name)] as const),
  ...rewritings.map((rewriting) => [String(rewriting[0]), rewriting] as const),
]);

/**
 * Takes the router's production files for the built client, without the parts that no page here
 * reaches. The package carries them, but its exports name the development ones only, which warn at
 * run time and weigh more.
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
        this.error(`the router no longer has ${[...missing].join(', ')}: look what it has instead`);
      }
    },
  };
}
