import { type Application, WebGLRenderer } from 'pixi.js';
import { FrameLoop } from './FrameLoop';
import type { View } from './View';

export type { Application, WebGLRenderer };

/**
 * Puts a stage into an initialised PixiJS application. The host owns its canvas and renderer and
 * destroys it. The stage draws by itself: the application's ticker is off.
 */
export type StageClass<Run> = new (application: Application, run: Run) => View;

/** A higher pixel ratio is not visible in a decoration. */
const maxPixelRatio = 2;

/** Pixels per CSS pixel of a stage's canvas. */
export function sharpness(pixelRatio: number): number {
  return Math.min(pixelRatio, maxPixelRatio);
}

/** A stage with its own frame loop, which runs from the first `resize` until `dispose`. */
export abstract class FrameStage implements View {
  protected readonly renderer: WebGLRenderer;
  readonly #loop = new FrameLoop((deltaMs) => this.frame(deltaMs));
  #paused = false;
  #fitted = false;

  /** @throws without WebGL */
  constructor({ renderer }: Application) {
    if (!(renderer instanceof WebGLRenderer)) throw new Error('a stage is drawn by WebGL');
    this.renderer = renderer;
  }

  /** Lays out the stage in CSS pixels and draws it: a resized canvas is blank until it is drawn. */
  protected abstract fit(width: number, height: number, pixelRatio: number): void;

  /** Advances by a frame's time and draws. */
  protected abstract frame(deltaMs: number): void;

  /** Releases its graphics resources. */
  protected abstract release(): void;

  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = sharpness(pixelRatio);
    this.renderer.resize(width, height, ratio);
    this.fit(width, height, ratio);
    this.#fitted = true;
    if (!this.#paused) this.#loop.start();
  }

  pause(): void {
    this.#paused = true;
    this.#loop.stop();
  }

  resume(): void {
    this.#paused = false;
    if (this.#fitted) this.#loop.start();
  }

  dispose(): void {
    this.pause();
    this.#fitted = false;
    this.release();
  }
}
