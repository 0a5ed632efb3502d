import type { Plugin } from 'vite';

/** The module by which Vite loads a script's style sheets before a late script. */
const helper = '\0vite/preload-helper.js';

/** Where the built sheets are. */
const folder = 'assets/';

/**
 * Loads style sheets, then a script. A sheet that the page has is not loaded again. One that fails is
 * removed, so that the next attempt loads it.
 */
const own = `
const pending = new Map();
function load(file) {
  const href = '/${folder}' + file;
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
  /async\(\)=>\{let\{([^{}]*)\}=await (import\([^()]+\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{\1\}\}/g;

/** A script's list of style sheets, and a place where some of them are named by their numbers. */
const list = /const __vite__mapDeps=.*?=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\s*/;
const numbered = /__vite__mapDeps\(\[([\d,\s]*)\]\)/g;

/**
 * @param code a built script, minified once
 * @param always style sheets that every page has
 * @returns the same with plain late imports
 */
export function withPlainImports(code: string, always: ReadonlySet<string> = new Set()): string {
  const plain = code.replace(picked, (_, _names: string, module: string) => `()=>${module}`);
  const [line, names] = list.exec(plain) ?? [];
  if (line === undefined || names === undefined) return plain;
  const sheets: readonly string[] = JSON.parse(names);
  return plain.replace(line, '').replace(numbered, (_, numbers: string) => {
    const places = numbers.split(',').filter((number) => number.trim() !== '');
    const files = places.map((place) => sheets[Number(place)] ?? '');
    const own = files.filter((file) => !always.has(file));
    return JSON.stringify(own.map((file) => file.replace(folder, '')));
  });
}

/**
 * Shortens what Vite writes for each late import, in the browser's build: what picks the used exports
 * again, the list of style sheets, and its module that loads them, of which every page had a kilobyte
 * for cases that the site does not have.
 */
export function lateImports(): Plugin {
  return {
    name: 'late-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: (id) => (id === helper ? own : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
        let count = 0;
        for (const file of chunks) {
          const code = withPlainImports(file.code, entry?.viteMetadata?.importedCss);
          if (code !== file.code) count++;
          if (code.includes('__vite__mapDeps')) count = Number.NaN;
          file.code = code;
        }
        if (!(count > 0)) this.error('Vite writes late imports in another way');
      },
    },
  };
}
