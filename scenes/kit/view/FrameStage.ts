import { type Application, WebGLRenderer } from 'pixi.js';
import { FrameLoop } from './FrameLoop';
import type { View } from './View';

export type { Application, WebGLRenderer };

/**
 * Puts a stage into an initialised PixiJS application, whose canvas, renderer and end are the
 * host's. The stage draws when it wants to: the application has no ticker running.
 */
export type MountStage<Run> = (application: Application, run: Run) => View;

/** More device pixels per CSS pixel than this nobody sees in a decoration. */
const maxPixelRatio = 2;

/** A stage with a frame loop of its own, which runs from its first `resize` to its end. */
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

  /** Lays itself out in CSS pixels, and draws: a resized canvas is blank until it is drawn. */
  protected abstract fit(width: number, height: number, pixelRatio: number): void;

  /** Spends a frame's time, and draws. */
  protected abstract frame(deltaMs: number): void;

  /** Gives back what it holds of the graphics. */
  protected abstract release(): void;

  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = Math.min(pixelRatio, maxPixelRatio);
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
