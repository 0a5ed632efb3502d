import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The packages' own files for production, by the names that they are imported by. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  'react-reconciler': 'react-reconciler/cjs/react-reconciler.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * Writes one of React's files as an ES module.
 * @param source CommonJS that requires at the start of a list of variables, and exports by statements
 * @throws if it is written otherwise
 */
export function asModule(source: string): string {
  const imports: string[] = [];
  const imported = (_: string, name: string, from: string): string => {
    imports.push(`import * as ${name} from ${JSON.stringify(from)};\n`);
    return '';
  };
  let code = source
    .replace(/(\w+) = require\("([\w/-]+)"\),\s*/g, imported)
    .replace(/var (\w+) = require\("([\w/-]+)"\);/g, imported);

  const exported: string[] = [];
  for (const name of new Set(
    [...source.matchAll(/^exports\.(\w+) =/gm)].map(([, found = '']) => found),
  )) {
    const uses = code.match(new RegExp(`\\bexports\\.${name}\\b`, 'g'))?.length;
    const [line, value] =
      new RegExp(`^exports\\.${name} =\\s+(?!null;)([A-Za-z_]\\w*);\\n`, 'm').exec(code) ?? [];
    // Two names of one function, such as `jsx` and `jsxs`, are then one export of the built script.
    if (line !== undefined && uses === 1) {
      code = code.replace(line, '');
      exported.push(`${value} as ${name}`);
    } else {
      code = code
        .replace(new RegExp(`^exports\\.${name} =`, 'm'), `var exported_${name} =`)
        .replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `exported_${name}`);
      exported.push(`exported_${name} as ${name}`);
    }
  }
  // The reconciler's module is one function.
  if (exported.length === 0) {
    code = code
      .replace(/^module\.exports = function/m, 'export default function')
      .replace(/^module\.exports\.default = [\s\S]*/m, '');
  }
  const rest = /\brequire\(|\bmodule\.exports\b|^exports\b/m.exec(code);
  if (rest) throw new Error(`React's files are written in another way: ${rest[0]}`);
  const list = exported.length > 0 ? `export { ${exported.join(', ')} };\n` : '';
  return `${imports.join('')}${code}${list}`;
}

/** Imports of a whole module by its default export, which ES modules of React do not have. */
const whole =
  /\bimport (\w+)(?:, *(\{[^}]*\}))? *from *(["'](?:react|react-dom|react-dom\/client)["'])/g;

/** @param source of a package that uses React. @returns the same with imports that asModule fits */
export const withoutDefaults = (source: string): string =>
  source.replace(
    whole,
    (_, all: string, some: string | undefined, from: string) =>
      `import * as ${all} from ${from}${some ? `; import ${some} from ${from}` : ''}`,
  );

/**
 * Builds React and its renderers as ES modules. Its packages are CommonJS: every script that uses
 * them would have to unpack them, and would call each of their functions as a member. Nothing of them
 * that is not used could be left out. For the browser's build only.
 */
export function reactModules(): Plugin {
  let root = '';
  const folder = () => join(root, 'node_modules/');
  return {
    name: 'react-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      const file = files[source];
      return file === undefined ? undefined : join(folder(), file);
    },
    transform(code, id) {
      if (!id.startsWith(folder())) return undefined;
      const isReact = Object.values(files).includes(id.slice(folder().length));
      const result = isReact ? asModule(code) : withoutDefaults(code);
      return result === code ? undefined : { code: result, map: null };
    },
  };
}
