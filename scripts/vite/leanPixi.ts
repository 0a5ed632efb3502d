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

/**
 * Modules that ask the graphics process only for what every browser with WebGL 2 has. Each question
 * makes the page wait, the more the busier the graphics are; the first two make a context of their
 * own to ask.
 */
const asked: ReadonlyMap<string, string> = new Map([
  // The host has checked for WebGL already.
  ['utils/browser/isWebGLSupported', 'export const isWebGLSupported = () => true;'],
  [
    'rendering/renderers/gl/shader/program/getMaxFragmentPrecision',
    `export const getMaxFragmentPrecision = () => 'highp';`,
  ],
  // Compiles shaders to find out how many textures a batch of sprites can take. No stage has one.
  [
    'rendering/batcher/gl/utils/checkMaxIfStatementsInShader',
    'export const checkMaxIfStatementsInShader = (wished) => wished;',
  ],
]);

const contextSystem = '/pixi.js/lib/rendering/renderers/gl/context/GlContextSystem.mjs';
/** Asks for fourteen extensions, two waits each. */
const getExtensions = /(?<=\n {2}getExtensions\(\) \{).*?(?=\n {2}\}\n)/s;
/** The only extension that our stages use: it releases the context. */
const loseContext = `
    this.extensions = { loseContext: this.gl.getExtension('WEBGL_lose_context') };`;

const prefix = '\0lean-pixi:';
const library = '/pixi.js/lib/';

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
      if (!source.startsWith('.') || !importer?.includes(library)) return null;
      const file = new URL(source, `file://${importer}`).pathname;
      const path = file.slice(file.lastIndexOf(library) + library.length, -'.mjs'.length);
      if (asked.has(path)) return prefix + path;
      const index = leftOut.findIndex(([left]) => left === path);
      return index < 0 ? null : prefix + index;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const entry = leftOut[Number(name)];
      return entry ? standIn(...entry) : asked.get(name);
    },
    transform(code, id) {
      if (!id.endsWith(contextSystem)) return null;
      if (!getExtensions.test(code)) this.error('PixiJS no longer asks for extensions as expected');
      return { code: code.replace(getExtensions, loseContext), map: null };
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
