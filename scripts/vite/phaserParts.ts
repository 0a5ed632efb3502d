import { factories } from '../../scenes/kit/view/engine/parts.ts';

/**
 * The sources of Phaser are named by their paths in `src`, without the ending. All are CommonJS.
 */

/**
 * The module `phaser`: what our views import by name, and what must be imported because it
 * registers itself, for example for `this.add`.
 */
export const entry = `
import CONST from 'const';
import CoreEvents from 'core/events/index';
import Color from 'display/color/Color';
import HexStringToColor from 'display/color/HexStringToColor';
import IntegerToColor from 'display/color/IntegerToColor';
import Game from 'core/Game';
import Extern from 'gameobjects/extern/Extern';
import Image from 'gameobjects/image/Image';
import SceneEvents from 'scene/events/index';
import Scene from 'scene/Scene';
import 'cameras/2d/CameraManager';
import 'events/EventEmitter';
import 'gameobjects/DisplayList';
import 'gameobjects/UpdateList';
${Object.values(factories)
  .map((path) => `import 'gameobjects/${path}';`)
  .join('\n')}
// What Phaser's index of colours hangs on the class, as far as a gradient asks for it.
Object.assign(Color, { HexStringToColor, IntegerToColor });
export { Game, Scene };
export const { CANVAS, WEBGL } = CONST;
export const Core = { Events: CoreEvents };
export const GameObjects = { Extern, Image };
export const Scenes = { Events: SceneEvents };
`;

/** The flags that the sources read as `typeof NAME`. */
export const flags: ReadonlyMap<string, boolean> = new Map([
  ['CANVAS_RENDERER', true],
  ['WEBGL_RENDERER', true],
  ['WEBGL_DEBUG', false],
  ['FEATURE_SOUND', false],
  ['PLUGIN_CAMERA3D', false],
  ['PLUGIN_FBINSTANT', false],
]);

function inFolder(folder: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);
}

/** Sources that something in the build names and nothing calls. */
const leftOut = [
  ...inFolder('core', 'VisibilityHandler'),
  ...inFolder(
    'filters',
    `Barrel Blend Blocky Blur Bokeh ColorMatrix CombineColorMatrix Displacement Glow ImageLight Key
    Mask NormalTools PanoramaBlur Pixelate Quantize Sampler Shadow Threshold Vignette Wipe`,
  ),
  ...inFolder('gameobjects/components', 'Crop ElapseTimer PathFollower StencilModifier'),
  ...inFolder('renderer/snapshot', 'CanvasSnapshot WebGLSnapshot'),
  ...inFolder(
    'renderer/webgl/renderNodes',
    `BatchHandlerPointLight BatchHandlerStrip BatchHandlerTri DynamicTextureHandler`,
  ),
  ...inFolder(
    'renderer/webgl/renderNodes/filters',
    `FilterBarrel FilterBlend FilterBlocky FilterBlur FilterBlurHigh FilterBlurLow FilterBlurMed
    FilterBokeh FilterColorMatrix FilterCombineColorMatrix FilterDisplacement FilterGlow
    FilterImageLight FilterKey FilterMask FilterNormalTools FilterPanoramaBlur
    FilterParallelFilters FilterPixelate FilterQuantize FilterSampler FilterShadow FilterThreshold
    FilterVignette FilterWipe`,
  ),
  ...inFolder(
    'renderer/webgl/renderNodes/submitter',
    'SubmitterMeshToQuad SubmitterTile SubmitterTilemapGPULayer',
  ),
  ...inFolder(
    'renderer/webgl/renderNodes/transformer',
    'TransformerStamp TransformerTile TransformerVertex',
  ),
  ...inFolder('textures', 'DynamicTexture'),
  ...inFolder(
    'textures/parsers',
    `AtlasXML JSONArray JSONHash KTXParser PCT PVRParser SpriteSheet SpriteSheetFromAtlas
    UnityYAML`,
  ),
];

/** Sources that are constructed or called without any effect, with the methods that are called. */
const idle: readonly (readonly [path: string, methods?: string])[] = [
  ['animations/AnimationManager'],
  ['animations/AnimationState', 'update destroy'],
  ['cache/CacheManager'],
  ['cameras/2d/effects/Fade', 'update reset postRenderWebGL postRenderCanvas'],
  ['cameras/2d/effects/Flash', 'update reset postRenderWebGL postRenderCanvas'],
  ['cameras/2d/effects/Pan', 'update reset'],
  ['cameras/2d/effects/RotateTo', 'update reset'],
  ['cameras/2d/effects/Shake', 'update reset preRender'],
  ['cameras/2d/effects/Zoom', 'update reset'],
  ['core/DebugHeader'],
  ['dom/CreateDOMContainer'],
  // The host handles keys, gamepads and pointers.
  ['input/InputManager'],
];

const written: readonly (readonly [path: string, source: string])[] = [
  // Nothing asks whether there is audio or video, and detecting it takes time.
  ['device/Audio', 'module.exports = {};'],
  ['device/Video', 'module.exports = {};'],
  // Phaser's own check creates a WebGL context and waits for the graphics process only to know that
  // there is one. A game finds out by creating its own context. Every supported browser has the
  // other features.
  [
    'device/Features',
    `module.exports = {
      canvas: true, canvasBitBltShift: true, file: true, fileSystem: false, getUserMedia: false,
      littleEndian: true, localStorage: true, pointerLock: false, stableSort: true,
      support32bit: true, vibration: false, webGL: true, worker: true,
    };`,
  ],
  // Phaser's own check reads pixels back from two canvases.
  [
    'device/CanvasFeatures',
    'module.exports = { supportInverseAlpha: false, supportNewBlendModes: true };',
  ],
  // The only members of these collections that the remaining sources use.
  ['math/index', 'module.exports = { RandomDataGenerator: function () {} };'],
  ['renderer/index', `module.exports = { Events: require('./events') };`],
  ['utils/array/matrix/index', 'module.exports = {};'],
];

function throwing(path: string): string {
  const name = path.split('/').at(-1);
  return `module.exports = function () {
    throw new Error('${name} is left out of this build of Phaser');
  };`;
}

function idling(methods = ''): string {
  const names = methods.split(' ').filter(Boolean);
  return `module.exports = function () {};
    ${names.map((name) => `module.exports.prototype.${name} = function () {};`).join('\n')}`;
}

/** Replacements for sources of Phaser. To use the original, remove its line. */
export const standIns: ReadonlyMap<string, string> = new Map([
  ...leftOut.map((path) => [path, throwing(path)] as const),
  ...idle.map(([path, methods]) => [path, idling(methods)] as const),
  ...written,
]);
