import { type Application, FrameStage } from '../kit/view/FrameStage';
import type { HeroRun } from './HeroRun';
import { ShapeBatch } from './view/ShapeBatch';

/** Draws the drifting shapes with PixiJS. */
export class HeroStage extends FrameStage {
  #shapes: ShapeBatch | undefined;

  constructor(
    application: Application,
    private readonly run: HeroRun,
  ) {
    super(application);
  }

  protected override fit(width: number, height: number, pixelRatio: number): void {
    this.run.dispatch({ type: 'field', width, height });
    if (this.#shapes) this.#shapes.fit(pixelRatio);
    else this.#shapes = new ShapeBatch(this.renderer, this.run.state, pixelRatio);
    this.#draw(true);
  }

  protected override frame(deltaMs: number): void {
    this.#draw(this.run.advance(deltaMs) > 0);
  }

  protected override release(): void {
    this.#shapes?.destroy();
    this.#shapes = undefined;
  }

  #draw(moved: boolean): void {
    this.#shapes?.draw(this.run.alpha, moved);
  }
}
