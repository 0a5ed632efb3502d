import type { Plugin } from 'vite';

/** The module by which Vite loads a script's style sheets before a late script. */
const helper = '\0vite/preload-helper.js';

/**
 * Loads style sheets, then a script. A sheet that the page has is not loaded again. One that fails is
 * removed, so that the next attempt loads it.
 */
const own = `
const pending = new Map();
function load(file) {
  const href = '/' + file;
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return pending.get(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  const loaded = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(Error(href + ' could not be loaded'));
    };
  });
  pending.set(href, loaded);
  document.head.append(link);
  return loaded;
}
export const __vitePreload = (script, sheets = []) => Promise.all(sheets.map(load)).then(script);
`;

/** A late import that makes an object of what it uses. It told the bundler what else to leave out. */
const picked =
  /async\(\)=>\{let\{([^{}]*)\}=await ?\(?(import\("[^"]*"\))\)?(\.then\(\w+=>\w+\.\w+\))?;return\{\1\}\}/g;

/** @param code a built script, minified. @returns the same with plain late imports */
export const withPlainImports = (code: string): string =>
  code.replace(picked, (_, _names: string, module: string, rest = '') => `()=>${module}${rest}`);

/**
 * Shortens what Vite writes for each late import, in the browser's build: what picks the used exports
 * again, and its module that loads style sheets, of which every page had a kilobyte for cases that the
 * site does not have. Its scripts must be minified before.
 */
export function lateImports(): Plugin {
  return {
    name: 'late-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: (id) => (id === helper ? own : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let count = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const code = withPlainImports(file.code);
          if (code !== file.code) count++;
          file.code = code;
        }
        if (count === 0) this.error('Vite writes late imports in another way');
      },
    },
  };
}
