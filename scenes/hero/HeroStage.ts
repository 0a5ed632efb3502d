import { type Application, WebGLRenderer } from 'pixi.js';
import type { View } from '../kit/view/View';
import type { HeroRun } from './HeroRun';
import { ShapeBatch } from './view/ShapeBatch';

/** More device pixels per CSS pixel than this nobody sees in a drifting shape. */
const maxPixelRatio = 2;

/** The drifting shapes on PixiJS. Draws nothing before its first `resize`. */
export class HeroStage implements View {
  readonly #renderer: WebGLRenderer;
  readonly #run: HeroRun;
  #shapes: ShapeBatch | undefined;
  #request = 0;
  #last = 0;
  #paused = false;

  constructor({ renderer }: Application, run: HeroRun) {
    if (!(renderer instanceof WebGLRenderer)) throw new Error('the hero is drawn by WebGL');
    this.#renderer = renderer;
    this.#run = run;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = Math.min(pixelRatio, maxPixelRatio);
    this.#run.dispatch({ type: 'field', width, height });
    this.#renderer.resize(width, height, ratio);
    if (this.#shapes) {
      this.#shapes.fit(ratio);
    } else {
      this.#shapes = new ShapeBatch(this.#renderer, this.#run.state, ratio);
    }
    // A resized canvas is blank until it is drawn.
    this.#draw(true);
    if (!this.#paused) this.#start();
  }

  pause(): void {
    this.#paused = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  resume(): void {
    this.#paused = false;
    if (this.#shapes) this.#start();
  }

  dispose(): void {
    this.pause();
    this.#shapes?.destroy();
    this.#shapes = undefined;
  }

  #start(): void {
    if (this.#request !== 0) return;
    this.#last = performance.now();
    this.#request = requestAnimationFrame(this.#frame);
  }

  readonly #frame = (now: number): void => {
    this.#request = requestAnimationFrame(this.#frame);
    const ticks = this.#run.advance(now - this.#last);
    this.#last = now;
    this.#draw(ticks > 0);
  };

  #draw(moved: boolean): void {
    this.#shapes?.draw(this.#run.alpha, moved);
  }
}

export function mountHeroStage(application: Application, run: HeroRun): View {
  return new HeroStage(application, run);
}
