import type { Plugin } from 'vite';
import { swapEvent } from '../../src/hosts/swapEvent';

const dynamicImport = /import\(\s*(['"])(\.[^'"]+)\1\s*\)/g;

/**
 * In development, reloads a game's module after any file of its folder was edited, and gives it to
 * the hosts on the page. The run goes on with it.
 */
export function hotGames(): Plugin {
  return {
    name: 'hot-games',
    apply: 'serve',
    transform(code, id) {
      if (!/\/scenes\/(catalogue|[^/]+\/entry)\.ts$/.test(id)) return undefined;
      const modules = [...code.matchAll(dynamicImport)].map(([, , path]) => path);
      if (modules.length === 0) return undefined;
      const accept = `
if (import.meta.hot) {
  import.meta.hot.accept(${JSON.stringify(modules)}, (changed) => {
    for (const module of changed) {
      if (module) dispatchEvent(new CustomEvent(${JSON.stringify(swapEvent)}, { detail: module }));
    }
  });
}
`;
      return { code: code + accept, map: null };
    },
  };
}
