import type { BaseState, GameTypes } from '../rules/contract';
import type { RunListener, ViewRun } from '../run/Run';
import type { World } from '../Story';
import { AfterImage } from './AfterImage';
import { type Camera, gameEvents, Scene, sceneEvents } from './engine/engine';
import { createTracks, type Tracks } from './tracks';
import type { ViewOptions } from './View';

/** The arguments of a scene's constructor. */
export type SceneContext<Types extends GameTypes> = Readonly<{
  run: ViewRun<Types>;
  options: ViewOptions;
}>;

/** The data of one frame. It is always the same object: read it at once, do not keep it. */
export type FrameInfo<State extends BaseState> = Readonly<{
  state: Readonly<State>;
  /** Position between the last tick and the next, 0 to 1; 1 if nothing moves. */
  alpha: number;
  /** Time since the last frame, for effects that are not part of the state. */
  deltaMs: number;
  /** The sum of all `deltaMs`. */
  clockMs: number;
  /** The visitor prefers reduced motion. */
  still: boolean;
}>;

/**
 * A scene over a run. In every frame it advances the run, then draws the state. It decides nothing
 * about the game.
 */
export abstract class KitScene<Types extends GameTypes> extends Scene {
  protected readonly run: ViewRun<Types>;
  /** Changes when the visitor switches reduced motion: read it when needed, do not keep it. */
  protected options: ViewOptions;
  readonly #tracks: Tracks;
  readonly #frame: {
    -readonly [Key in keyof FrameInfo<Types['state']>]: FrameInfo<Types['state']>[Key];
  };
  #generation = 0;
  #afterImage: AfterImage | undefined;
  #shades: readonly string[] | undefined;
  #deliver: ((made: Readonly<{ ready: Promise<void> }>) => void) | undefined;
  /** No time passes and nothing is drawn before this is set. */
  #isReady = false;
  #isGone = false;
  /**
   * The picture on the canvas is up to date, so that rendering is skipped. A scene sets it at the
   * end of `draw`. `draw` is still called, and its changes show from the next frame on.
   */
  rests = false;
  /**
   * Resolves once the engine has made the scene: its game can be destroyed from then on. `ready`
   * resolves once `build`, the first `layout`, `prepared` and the first drawing are done. Until
   * then the host shows a still picture.
   */
  readonly created = new Promise<Readonly<{ ready: Promise<void> }>>((resolve) => {
    this.#deliver = resolve;
  });

  constructor(context: SceneContext<Types>) {
    super('game');
    this.run = context.run;
    this.options = context.options;
    this.#tracks = createTracks(context.run.title);
    // Fractions come first, so that engines store the numbers unboxed.
    this.#frame = {
      state: context.run.state,
      alpha: 0.5,
      deltaMs: 0.5,
      clockMs: 0.5,
      still: false,
    };
  }

  /** Makes textures, layers and pools, once. */
  protected abstract build(): void;

  /** Draws the state between two ticks. Allocates nothing in steady state. */
  protected abstract draw(frame: FrameInfo<Types['state']>): void;

  /**
   * The canvas has a new size. Width and height are device pixels, `pixelRatio` device pixels per
   * CSS pixel.
   */
  protected abstract layout(width: number, height: number, pixelRatio: number): void;

  /**
   * A promise that delays the first picture after the first `layout`, such as drawings made by a
   * worker.
   */
  protected prepared(): Promise<void> | undefined {
    return undefined;
  }

  /** Another state object has replaced the last: after a restart, a rewind or a restore. */
  protected stateReplaced(): void {}

  /** Called after `this.options` changed. */
  protected reconfigure(): void {}

  /** Listens to events for the scene's whole life. */
  protected onEvent(listener: RunListener<Types>): void {
    this.events.once(sceneEvents.DESTROY, this.run.onEvent(listener));
  }

  configure(options: ViewOptions): void {
    this.options = options;
    this.#applyLook();
    this.reconfigure();
  }

  /** Applies shades and ghosting, which are the same for every game. */
  #applyLook(): void {
    const { shades, ghosting = false, reducedMotion } = this.options;
    if (shades !== this.#shades) {
      this.#shades = shades;
      for (const camera of this.cameras.cameras) shadeCamera(camera, shades);
    }
    const trails = ghosting && !reducedMotion;
    if (trails && !this.#afterImage) this.#afterImage = new AfterImage(this.game);
    if (!trails) {
      this.#afterImage?.dispose();
      this.#afterImage = undefined;
    }
  }

  /** @param width CSS pixels */
  resize(width: number, height: number, pixelRatio: number): void {
    const deviceWidth = Math.max(1, Math.round(width * pixelRatio));
    const deviceHeight = Math.max(1, Math.round(height * pixelRatio));
    this.scale.zoom = 1 / pixelRatio;
    // Setting the size clears a canvas, even if the size is the same.
    if (deviceWidth !== this.scale.width || deviceHeight !== this.scale.height) {
      this.rests = false;
      this.scale.resize(deviceWidth, deviceHeight);
    }
    this.scale.canvas.style.width = `${width}px`;
    this.scale.canvas.style.height = `${height}px`;
    this.layout(deviceWidth, deviceHeight, pixelRatio);
  }

  /** The part of the world that the main camera shows. */
  world(): World {
    const { scrollX, scrollY, width, height, zoom } = this.cameras.main;
    const left = scrollX + (width - width / zoom) / 2;
    const top = scrollY + (height - height / zoom) / 2;
    return { left, top, width: width / zoom, height: height / zoom, zoom };
  }

  /** A copy of the next picture. A WebGL canvas can be read only right after it was drawn. */
  capture(): Promise<HTMLCanvasElement> {
    this.rests = false;
    return new Promise((resolve) => {
      this.game.events.once(gameEvents.POST_RENDER, () => {
        const { canvas } = this.scale;
        const copied = document.createElement('canvas');
        copied.width = canvas.width;
        copied.height = canvas.height;
        copied.getContext('2d')?.drawImage(canvas, 0, 0);
        resolve(copied);
      });
    });
  }

  /** A point on the picture, in CSS pixels from its top left, in the world's units. */
  worldAt(x: number, y: number): Readonly<{ x: number; y: number }> {
    const { left, top, zoom } = this.world();
    const scale = this.scale.zoom * zoom;
    return { x: left + x / scale, y: top + y / scale };
  }

  create(): void {
    this.game.events.on(gameEvents.POST_RENDER, () => this.#tracks.end('draw'));
    this.events.once(sceneEvents.DESTROY, () => {
      this.#isGone = true;
      this.#afterImage?.dispose();
    });
    this.#deliver?.({ ready: this.#prepare() });
  }

  async #prepare(): Promise<void> {
    this.build();
    this.#applyLook();
    this.layout(this.scale.width, this.scale.height, devicePixelRatio);
    const waiting = this.prepared();
    if (waiting) await waiting;
    // The view may have been disposed when the promise resolves.
    if (this.#isGone) return;
    this.#isReady = true;
    const drawn = new Promise<void>((resolve) => {
      this.game.events.once(gameEvents.POST_RENDER, () => resolve());
    });
    this.game.loop.wake();
    await drawn;
  }

  override update(_time: number, deltaMs: number): void {
    if (!this.#isReady) {
      // Rendering empty frames would only delay the graphics work that is awaited.
      this.game.loop.sleep();
      return;
    }
    const tracks = this.#tracks;
    tracks.begin('step');
    this.run.advance(deltaMs);
    tracks.end('step');
    tracks.begin('draw');
    const { generation } = this.run.status.getState();
    if (generation !== this.#generation) this.stateReplaced();
    this.#generation = generation;
    const { state, alpha } = this.run;
    const frame = this.#frame;
    frame.state = state;
    frame.alpha = state.phase === 'playing' ? alpha : 1;
    frame.deltaMs = deltaMs;
    frame.clockMs += deltaMs;
    frame.still = this.options.reducedMotion;
    this.draw(frame);
  }
}

/**
 * Reduces a camera's picture to a few shades by brightness. This needs filters, which need WebGL;
 * without it the picture keeps its colours.
 * @param shades CSS hex colours, darkest first; undefined leaves the picture unchanged
 */
function shadeCamera(camera: Camera, shades: readonly string[] | undefined): void {
  // The type says that it is always present, but a 2D canvas has no filters.
  const list = (camera.filters as Camera['filters'] | null)?.external;
  list?.clear();
  if (!list || !shades) return;
  const ramp = shades.map((shade, index) => ({
    colorStart: shade,
    colorEnd: shade,
    start: index / shades.length,
    // The last band ends just above 1, so that it includes pure white.
    end: index === shades.length - 1 ? 1.001 : (index + 1) / shades.length,
  }));
  list.addGradientMap({ ramp });
}
