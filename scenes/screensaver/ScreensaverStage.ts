import { type Application, FrameStage } from '../kit/view/FrameStage';
import type { ScreensaverRun } from './ScreensaverRun';
import { QuadBatch } from './view/QuadBatch';

/** Draws a screensaver with PixiJS. */
export class ScreensaverStage extends FrameStage {
  readonly #run: ScreensaverRun;
  #quads: QuadBatch | undefined;

  constructor(application: Application, run: ScreensaverRun) {
    super(application);
    this.#run = run;
  }

  protected override fit(width: number, height: number): void {
    const aspect = width / height;
    this.#run.fit(aspect);
    this.#quads ??= new QuadBatch(this.renderer, this.#run.quads);
    this.#quads.fit(aspect);
    this.frame(0);
  }

  protected override frame(deltaMs: number): void {
    this.#run.advance(deltaMs);
    this.#quads?.draw();
  }

  protected override release(): void {
    this.#quads?.destroy();
    this.#quads = undefined;
  }
}
