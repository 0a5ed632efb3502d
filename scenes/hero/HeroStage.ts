import type { Application } from 'pixi.js';
import type { View } from '../kit/view/View';
import type { HeroRun } from './HeroRun';
import { ShapeMesh } from './view/ShapeMesh';

/** More device pixels per CSS pixel than this nobody sees in a drifting shape. */
const maxPixelRatio = 2;

/** The drifting shapes on PixiJS. Draws nothing before its first `resize`. */
export class HeroStage implements View {
  readonly #application: Application;
  readonly #run: HeroRun;
  #shapes: ShapeMesh | undefined;
  #request = 0;
  #last = 0;
  #paused = false;

  constructor(application: Application, run: HeroRun) {
    this.#application = application;
    this.#run = run;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = Math.min(pixelRatio, maxPixelRatio);
    this.#run.dispatch({ type: 'field', width, height });
    this.#application.renderer.resize(width, height, ratio);
    if (this.#shapes) {
      this.#shapes.fit(ratio);
    } else {
      this.#shapes = new ShapeMesh(this.#run.state, ratio);
      this.#application.stage.addChild(this.#shapes.mesh);
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
    this.#shapes?.update(this.#run.alpha, moved);
    this.#application.render();
  }
}

export function mountHeroStage(application: Application, run: HeroRun): View {
  return new HeroStage(application, run);
}
