import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leanDom, leanRenderer } from './reactParts.ts';

const dom = /[/]react-dom[/]cjs[/]react-dom-client\.production\.js$/;
const reconciler = /[/]react-reconciler[/]cjs[/]react-reconciler\.production\.js$/;
const host = 'node_modules/@pixi/react/lib/core/reconciler.mjs';

/** What @pixi/react calls of the reconciler. */
const called = ['createContainer', 'injectIntoDevTools', 'updateContainer'];

/**
 * Fixes what the reconciler asks its host: which of the optional parts there are, such as hydration
 * or view transitions. The bundler then drops the code for the others.
 * @param source of the reconciler, built for production
 * @param hostSource of the host's part
 * @throws if one of them is written otherwise
 */
export function fixHost(source: string, hostSource: string): string {
  // The host is one object, whose members stand alone on their lines.
  const answers = new Map(
    [...hostSource.matchAll(/^ {2}(\w+)(?:: (true|false))?[,:]/gm)].map(([, name, flag]) => [
      name,
      flag,
    ]),
  );
  if (answers.get('supportsMutation') !== 'true') throw new Error(`${host} has changed`);
  const fixed = new Map<string, string>();
  let result = source.replace(/\$\$\$config\.(\w+)/g, (read, name: string) => {
    const answer = answers.get(name) ?? (answers.has(name) ? undefined : 'void 0');
    if (answer === undefined) return read;
    fixed.set(name, answer);
    return answer;
  });
  if (fixed.size < 50) throw new Error('the reconciler asks its host in another way');
  const names = new RegExp(
    `(?<![.\\w$])(${[...fixed.keys()].join('|')})\\b(?!\\s*(?:=(?!=)|:))`,
    'g',
  );
  result = result.replace(names, (_, name: string) => `(${fixed.get(name)})`);
  for (const name of called) {
    if (!result.includes(`exports.${name} = `)) throw new Error(`the reconciler has no ${name}`);
  }
  return result.replace(/^ {2}exports\.(\w+) = /gm, (found, name: string) =>
    called.includes(name) ? found : `  var uncalled_${name} = `,
  );
}

/**
 * Builds React DOM, and the reconciler that @pixi/react uses, with only what the site uses. For the
 * browser's build only: the development server and the tests use all of them.
 */
export function leanReact(): Plugin {
  let root = '';
  return {
    name: 'lean-react',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: [dom, reconciler, /@pixi[/]react[/]lib[/]package\.json\.mjs$/] },
      handler(code, id) {
        if (dom.test(id)) return { code: leanDom(code), map: null };
        if (reconciler.test(id)) {
          const hostSource = readFileSync(join(root, host), 'utf8');
          return { code: leanRenderer(fixHost(code, hostSource)), map: null };
        }
        // Only the name and the version are read of the whole package.json.
        const rest = /var packageData = \{[\s\S]*?\n\};/;
        if (!rest.test(code)) throw new Error("@pixi/react's package.json.mjs has changed");
        return { code: code.replace(rest, 'var packageData = { name, version };'), map: null };
      },
    },
  };
}
