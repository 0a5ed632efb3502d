/**
 * The makers of game objects that the build contains (`this.add.image` and so on), each with its
 * source in Phaser's `src/gameobjects`. The build and the types of `engine.ts` both read this list.
 */
export const factories = {
  blitter: 'blitter/BlitterFactory',
  container: 'container/ContainerFactory',
  image: 'image/ImageFactory',
  layer: 'layer/LayerFactory',
  rectangle: 'shape/rectangle/RectangleFactory',
  tileSprite: 'tilesprite/TileSpriteFactory',
} as const;

/**
 * The systems that Phaser adds to every scene and the build leaves out. The host and the kit
 * replace them.
 */
export const leftOutOfScenes = [
  'anims',
  'input',
  'lights',
  'load',
  'make',
  'physics',
  'matter',
  'sound',
  'time',
  'tweens',
] as const;
