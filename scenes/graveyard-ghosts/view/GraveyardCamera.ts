import type { Camera } from '../../kit/view/engine/engine';
import type { FrameInfo } from '../../kit/view/KitScene';
import { PixelCamera } from '../../kit/view/PixelCamera';
import type { GraveyardGhostsState } from '../rules/GraveyardGhostsState';
import { mazeSide } from './paintMaze';
import { cellPixels } from './sprites';

export type Frame = FrameInfo<GraveyardGhostsState>;

/** World pixels of the outer hedge that are shown on each side, at least. */
const minRim = 1;
const least = mazeSide - 2 * (cellPixels - minRim);
/**
 * Free pixels above and below the maze from which the sky is shown, and the most that is shown
 * below the maze.
 */
const skyFrom = 24;
const maxBelow = 10;
/** The sky's height that a headline needs, and its offset below its given place, in pixels. */
const headlineSky = 30;
const headlineDown = 34;

/** Shows the whole maze, as large as whole pixels allow. Sky shows above it if there is room. */
export class GraveyardCamera extends PixelCamera {
  #x = mazeSide / 2;
  #y = mazeSide / 2;

  /** The height of the sky above the maze. */
  get sky(): number {
    return Math.max(0, -this.window.top);
  }

  get headlineX(): number {
    return this.#x;
  }

  /** Headlines are placed in the sky, or in the middle where there is no sky. */
  get headlineTop(): number {
    const { top, height } = this.window;
    return (
      Math.round(this.sky < headlineSky ? top + height / 2 : top + this.sky / 2) - headlineDown
    );
  }

  /** @param width and height of the canvas in device pixels */
  fit(camera: Camera, width: number, height: number): void {
    this.resize(camera, width, height, Math.min(width, height) / least);
    const { window } = this;
    const spare = window.height - mazeSide;
    const below = spare < skyFrom ? spare / 2 : Math.min(maxBelow, spare / 4);
    this.#x = this.middleX(mazeSide / 2);
    this.#y = this.middleY(mazeSide + below - window.height / 2);
    this.lookAt(this.#x, this.#y);
  }

  look(camera: Camera, frame: Frame): void {
    camera.centerOn(this.#x + this.snap(this.shaken(frame)), this.#y);
  }
}
