import type { Plugin } from 'vite';

const literalImport = /\bimport\((\s*)(['"])(\.[^'"]+)\2(\s*)\)/g;

/**
 * Records which modules a page loads, for prerendering. In the server's build each dynamic import
 * of the site's own sources first reports its target under its name in the client's manifest.
 */
export function trackImports(): Plugin {
  let root = '';
  return {
    name: 'track-imports',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    enforce: 'post',
    configResolved(config) {
      root = `${config.root}/`;
    },
    async transform(code, id) {
      if (!id.startsWith(`${root}src/`)) return undefined;
      let result = code;
      for (const [found, , quote, target] of code.matchAll(literalImport)) {
        const resolved = await this.resolve(target ?? '', id);
        if (!resolved?.id.startsWith(root)) continue;
        const name = JSON.stringify(resolved.id.slice(root.length));
        const report = `globalThis.reportImport?.(${name})`;
        result = result.replace(found, `(${report}, import(${quote}${target}${quote}))`);
      }
      return result === code ? undefined : { code: result, map: null };
    },
  };
}
