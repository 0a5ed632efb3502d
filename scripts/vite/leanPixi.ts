import type { Plugin } from 'vite';

/**
 * Classes of PixiJS that none of our stages use, although its renderer or @pixi/react names them,
 * and the static properties that are read when they load. To use one of them, remove its line.
 */
const leftOut: readonly (readonly [path: string, statics: string])[] = [
  ['rendering/renderers/gpu/WebGPURenderer', ''],
  ['rendering/renderers/canvas/CanvasRenderer', ''],
  ['scene/graphics/shared/Graphics', ''],
  [
    'scene/graphics/gl/GlGraphicsAdaptor',
    `static extension = { type: ['webgl-pipes-adaptor'], name: 'graphics' };`,
  ],
  ['scene/text/TextStyle', 'static defaultTextStyle = {};'],
];

/** The host has checked for WebGL already: PixiJS's own check makes another context, and takes 80 ms. */
const check = 'utils/browser/isWebGLSupported';

const prefix = '\0lean-pixi:';

/**
 * Builds PixiJS with only what our stages use. Its index registers every feature as a side effect;
 * without that, the bundler keeps only what is imported by name. For the browser's build only: the
 * development server uses all of PixiJS, and nothing else loads it.
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'pixi.js') {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, moduleSideEffects: false };
      }
      if (!source.startsWith('.') || !importer?.includes('/pixi.js/lib/')) return null;
      const file = new URL(source, `file://${importer}`).pathname;
      if (file.endsWith(`/pixi.js/lib/${check}.mjs`)) return prefix + check;
      const index = leftOut.findIndex(([path]) => file.endsWith(`/pixi.js/lib/${path}.mjs`));
      return index < 0 ? null : prefix + index;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      if (id === prefix + check) return 'export const isWebGLSupported = () => true;';
      const entry = leftOut[Number(id.slice(prefix.length))];
      return entry && standIn(...entry);
    },
  };
}

function standIn(path: string, statics: string): string {
  const name = path.split('/').at(-1);
  return `export class ${name} {
    ${statics}
    constructor() { throw new Error('${name} is left out of this build of PixiJS'); }
  }`;
}
