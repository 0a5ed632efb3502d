/**
 * The part of Phaser that the build contains. Scenes import the engine only from this module. The
 * types are Phaser's own, reduced to the members named here, so that using a member that is left
 * out is a type error. To use more of Phaser, name it here and remove its stand-in from
 * scripts/vite/phaserParts.ts.
 */
import type Phaser from 'phaser';
import { Core, GameObjects, Scene as PhaserScene, Scenes } from 'phaser';
import { guardScene } from './guardScene';
import type { factories } from './parts';

type Raw = typeof Phaser.GameObjects;
type RawOf<Name extends keyof Raw> = Raw[Name] extends new (
  ...rest: never[]
) => infer Made
  ? Made
  : never;

/**
 * The named members of a Phaser class, with narrowed types for the Phaser classes that they
 * mention.
 */
type Shipped<Whole, Key extends keyof Whole> = { [Member in Key]: Narrowed<Whole[Member]> };

type Narrowed<Value> = 0 extends 1 & Value
  ? Value
  : Value extends RawOf<'TileSprite'>
    ? TileSprite
    : Value extends RawOf<'Rectangle'>
      ? Rectangle
      : Value extends RawOf<'Container'>
        ? Container
        : Value extends RawOf<'Blitter'>
          ? Blitter
          : Value extends RawOf<'Bob'>
            ? Bob
            : Value extends RawOf<'Layer'>
              ? Layer
              : Value extends RawOf<'Image'>
                ? Image
                : Value extends Phaser.Cameras.Scene2D.Camera
                  ? Camera
                  : Value extends Phaser.Textures.CanvasTexture
                    ? CanvasTexture
                    : Value extends Phaser.Textures.Texture
                      ? Texture
                      : Value extends (...rest: infer Rest) => infer Result
                        ? (...rest: Rest) => Narrowed<Result>
                        : Value;

type Shown = 'visible' | 'setVisible' | 'alpha' | 'setAlpha' | 'destroy';
type Common = Shown | 'active' | 'name';
type Positioned = 'x' | 'y' | 'setPosition' | 'setX' | 'setY';
type Scaled = 'scale' | 'scaleX' | 'scaleY' | 'setScale';
type Turned = 'rotation' | 'setRotation' | 'angle' | 'setAngle';
type Layered = 'depth' | 'setDepth' | 'blendMode' | 'setBlendMode';
type Scrolled = 'scrollFactorX' | 'scrollFactorY' | 'setScrollFactor';
type Placed = Common | Positioned | Scaled | Turned | Layered | Scrolled;
type Sized = 'width' | 'height' | 'displayWidth' | 'displayHeight' | 'setSize' | 'setDisplaySize';
type Anchored = 'originX' | 'originY' | 'setOrigin';
type Flipped = 'flipX' | 'flipY' | 'setFlip' | 'setFlipX' | 'setFlipY';
type Tinted = 'tint' | 'setTint' | 'clearTint';
type Textured = 'texture' | 'frame' | 'setFrame' | 'setTexture';
type Pictured = Placed | Sized | Anchored | Flipped | Tinted | Textured;
type Tiled = 'tilePositionX' | 'tilePositionY' | 'setTilePosition';
type TileScaled = 'tileScaleX' | 'tileScaleY' | 'setTileScale';
type Filled = 'fillColor' | 'fillAlpha' | 'setFillStyle' | 'setStrokeStyle';

export interface Image extends Shipped<RawOf<'Image'>, Pictured> {}
export interface TileSprite extends Shipped<RawOf<'TileSprite'>, Pictured | Tiled | TileScaled> {}
export interface Rectangle
  extends Shipped<RawOf<'Rectangle'>, Placed | Sized | Anchored | Filled> {}
export interface Bob
  extends Shipped<
    RawOf<'Bob'>,
    'x' | 'y' | 'setPosition' | 'setFrame' | 'tint' | 'setTint' | Flipped | Shown
  > {}
export interface Blitter extends Shipped<RawOf<'Blitter'>, Placed | 'create' | 'clear'> {}
type Held = 'removeAll' | 'length';
export interface Container extends Shipped<RawOf<'Container'>, Placed | Held> {
  add(child: GameObject | GameObject[]): this;
  remove(child: GameObject | GameObject[], destroyChild?: boolean): this;
}
export interface Layer extends Shipped<RawOf<'Layer'>, Common | 'setDepth' | 'removeAll'> {
  add(child: GameObject | GameObject[]): this;
}
/** A game object that draws itself: `render` in WebGL, `renderCanvas` on a 2D canvas. */
export interface Extern extends Shipped<RawOf<'Extern'>, Common> {
  render: (...rest: unknown[]) => void;
  renderCanvas?: (...rest: unknown[]) => void;
}
export type GameObject = Image | TileSprite | Rectangle | Blitter | Container | Layer | Extern;

export interface TextureFrame
  extends Pick<
    Phaser.Textures.Frame,
    'name' | 'width' | 'height' | 'cutX' | 'cutY' | 'cutWidth' | 'cutHeight'
  > {}
type Framed = 'key' | 'add' | 'get' | 'has' | 'getFrameNames' | 'getSourceImage';
type Painted = 'canvas' | 'context' | 'width' | 'height' | 'clear' | 'refresh' | 'setSize';
export interface Texture extends Shipped<Phaser.Textures.Texture, Framed> {}
export interface CanvasTexture extends Shipped<Phaser.Textures.CanvasTexture, Framed | Painted> {}
export interface TextureManager
  extends Shipped<
    Phaser.Textures.TextureManager,
    'exists' | 'remove' | 'createCanvas' | 'get' | 'addCanvas'
  > {}

type Port = 'x' | 'y' | 'setPosition' | 'width' | 'height' | 'setSize' | 'alpha' | 'setAlpha';
type Aimed = 'zoom' | 'setZoom' | 'centerOn' | 'scrollX' | 'scrollY' | 'setScroll' | 'setRotation';
export interface Camera
  extends Shipped<
    Phaser.Cameras.Scene2D.Camera,
    Port | Aimed | 'setBackgroundColor' | 'setBounds' | 'worldView'
  > {
  /** Missing on a 2D canvas. The build contains only this filter. */
  filters: Readonly<{
    external: Pick<Phaser.GameObjects.Components.FilterList, 'clear' | 'addGradientMap'>;
  }> | null;
}

type FactoryName = keyof typeof factories;
interface GameObjectFactory
  extends Shipped<
    Phaser.GameObjects.GameObjectFactory,
    Exclude<FactoryName, 'container' | 'layer'>
  > {
  container(x?: number, y?: number, children?: GameObject | GameObject[]): Container;
  layer(children?: GameObject | GameObject[]): Layer;
  existing<Child extends GameObject>(child: Child): Child;
}

export interface Game
  extends Pick<Phaser.Game, 'canvas' | 'events' | 'loop' | 'renderer' | 'destroy'> {}

export interface Scene {
  readonly add: GameObjectFactory;
  readonly cameras: Readonly<{ main: Camera; cameras: readonly Camera[] }>;
  readonly events: Phaser.Events.EventEmitter;
  readonly game: Game;
  readonly scale: Pick<
    Phaser.Scale.ScaleManager,
    'canvas' | 'width' | 'height' | 'zoom' | 'resize'
  >;
  readonly textures: TextureManager;
  update(time: number, deltaMs: number): void;
}

/**
 * In development Phaser is loaded whole, and the guard refuses the parts that the build leaves out.
 */
const BaseScene = import.meta.env.DEV ? guardScene(PhaserScene) : PhaserScene;

export const Scene = BaseScene as unknown as abstract new (key: string) => Scene;
export const Image = GameObjects.Image as unknown as new (
  scene: Scene,
  x: number,
  y: number,
  texture: string,
  frame?: string | number,
) => Image;
export const Extern = GameObjects.Extern as unknown as new (scene: Scene) => Extern;
export const sceneEvents = Scenes.Events;
export const gameEvents = Core.Events;
