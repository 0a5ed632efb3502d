import { factories } from '../../scenes/kit/view/engine/parts.ts';

/** The sources of Phaser are named by their paths in its `src`, without the ending; all are CommonJS. */

/**
 * The module `phaser`: what is imported from it by name, and what registers itself to serve
 * `this.add` and the like.
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

/** What the sources ask their build as `typeof NAME`. */
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

/** Named by something that stays, and never called. */
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

/** Made or called, and nothing comes of it: the methods that are called then. */
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
  // Keys, gamepads and pointers are the host's.
  ['input/InputManager'],
];

const written: readonly (readonly [path: string, source: string])[] = [
  // Whether there is sound or film is asked by nobody, and asking takes time.
  ['device/Audio', 'module.exports = {};'],
  ['device/Video', 'module.exports = {};'],
  // Phaser's own makes a WebGL context, and waits for the graphics process, merely to know that
  // there is one. A game finds out by making its own; there are no browsers without the rest.
  [
    'device/Features',
    `module.exports = {
      canvas: true, canvasBitBltShift: true, file: true, fileSystem: false, getUserMedia: false,
      littleEndian: true, localStorage: true, pointerLock: false, stableSort: true,
      support32bit: true, vibration: false, webGL: true, worker: true,
    };`,
  ],
  // Phaser's own reads pixels back from two canvases.
  [
    'device/CanvasFeatures',
    'module.exports = { supportInverseAlpha: false, supportNewBlendModes: true };',
  ],
  // Of these collections only so much is used by what stays.
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

/** What stands in for a source of Phaser. Whoever needs one takes its line out. */
export const standIns: ReadonlyMap<string, string> = new Map([
  ...leftOut.map((path) => [path, throwing(path)] as const),
  ...idle.map(([path, methods]) => [path, idling(methods)] as const),
  ...written,
]);
