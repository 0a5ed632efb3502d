import type { BaseState, GameTypes } from '../rules/contract';
import type { RunListener, ViewRun } from '../run/Run';
import { AfterImage } from './AfterImage';
import { gameEvents, Scene, sceneEvents } from './engine/engine';
import { shadeCamera } from './shadeCamera';
import { createTracks, type Tracks } from './tracks';
import type { ViewOptions } from './View';

/** What a scene is made with. */
export type SceneContext<Types extends GameTypes> = Readonly<{
  run: ViewRun<Types>;
  options: ViewOptions;
}>;

/** What one picture is drawn from. The same object each time: read it at once, never keep it. */
export type FrameInfo<State extends BaseState> = Readonly<{
  state: Readonly<State>;
  /** How far the picture lies between the last tick and the next, 0 to 1; 1 where nothing moves. */
  alpha: number;
  /** Time since the last frame, for effects that are not part of the state. */
  deltaMs: number;
  /** The sum of all those. */
  clockMs: number;
  /** The visitor has asked for less motion. */
  still: boolean;
}>;

/**
 * A scene over a run: every frame it lets the run spend the time, then draws the state. Nothing
 * here decides anything about the game.
 */
export abstract class KitScene<Types extends GameTypes> extends Scene {
  protected readonly run: ViewRun<Types>;
  /** Changes when the visitor asks for less motion: read it where it matters, never keep it. */
  protected options: ViewOptions;
  readonly #tracks: Tracks;
  readonly #frame: {
    -readonly [Key in keyof FrameInfo<Types['state']>]: FrameInfo<Types['state']>[Key];
  };
  #generation = 0;
  #afterImage: AfterImage | undefined;
  #shades: readonly string[] | undefined;
  #deliver: ((made: Readonly<{ ready: Promise<void> }>) => void) | undefined;
  /** Time stands, and nothing is drawn, until everything is there. */
  #isReady = false;
  #isGone = false;
  /**
   * The picture that stands is the one that would be drawn. A scene says so at the end of `draw`,
   * which goes on being called; what it draws after that is shown from the next frame on.
   */
  rests = false;
  /**
   * Settles once the engine has made the scene: from then on its game can be destroyed. `ready`
   * does once `build`, the first `layout` and what they wait for are done, and the first picture is
   * drawn: until then the host shows a still one.
   */
  readonly created = new Promise<Readonly<{ ready: Promise<void> }>>((resolve) => {
    this.#deliver = resolve;
  });

  constructor(context: SceneContext<Types>) {
    super('game');
    this.run = context.run;
    this.options = context.options;
    this.#tracks = createTracks(context.run.title);
    // Fractions first, so that engines keep the numbers unboxed from then on.
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

  /** Draws the state as it lies between two ticks. Allocates nothing in steady state. */
  protected abstract draw(frame: FrameInfo<Types['state']>): void;

  /** The canvas has a new size. All three are device pixels, the last being one CSS pixel's. */
  protected abstract layout(width: number, height: number, pixelRatio: number): void;

  /** What the first picture waits for after the first `layout`: drawings that are made elsewhere. */
  protected prepared(): Promise<void> | undefined {
    return undefined;
  }

  /** Another state object stands in the place of the last: after a restart, a rewind, a resume. */
  protected stateReplaced(): void {}

  /** The options changed; `this.options` has them already. */
  protected reconfigure(): void {}

  /** Reacts to what steps report, for as long as the scene lives. */
  protected onEvent(listener: RunListener<Types>): void {
    this.events.once(sceneEvents.DESTROY, this.run.onEvent(listener));
  }

  configure(options: ViewOptions): void {
    this.options = options;
    this.#applyLook();
    this.reconfigure();
  }

  /** Shades and ghosting, which are the same for every game. */
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
    // A canvas is empty once its size was set, even to the same one.
    if (deviceWidth !== this.scale.width || deviceHeight !== this.scale.height) {
      this.rests = false;
      this.scale.resize(deviceWidth, deviceHeight);
    }
    this.scale.canvas.style.width = `${width}px`;
    this.scale.canvas.style.height = `${height}px`;
    this.layout(deviceWidth, deviceHeight, pixelRatio);
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
    // What was waited for may come when the view has gone.
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
      // Empty pictures would only keep the graphics from what is waited for.
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
