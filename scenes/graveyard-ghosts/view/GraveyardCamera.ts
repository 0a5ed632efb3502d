import type { Cameras } from 'phaser';
import { mazeSide } from './paintMaze';
import { cellPixels } from './sprites';

/** What the glass shows, in world pixels; the maze's upper left corner is at 0, 0. */
export type Window = { left: number; top: number; width: number; height: number };

/** Of the outer hedge at least so much is shown on each side. */
const leastRim = 3;
const least = mazeSide - 2 * (cellPixels - leastRim);
/** Room above and below from which on the sky is shown, and most of what lies below the maze. */
const skyFrom = 24;
const mostBelow = 10;
/** A headline needs so much sky, and stands so far below the place it is given. */
const headlineSky = 30;
const headlineDown = 34;
const shakeMs = 220;
const shakeSize = 3;

/** Shows the whole maze, as large as whole pixels allow, with the sky above where there is room. */
export class GraveyardCamera {
  readonly window: Window = { left: 0, top: 0, width: least, height: least };
  #zoom = 1;
  #x = mazeSide / 2;
  #y = mazeSide / 2;
  #shake = 0;

  /** World pixels per device pixel. */
  get grain(): number {
    return 1 / this.#zoom;
  }

  /** How much is to be seen above the maze. */
  get sky(): number {
    return Math.max(0, -this.window.top);
  }

  get headlineX(): number {
    return this.#x;
  }

  /** Headlines stand in the sky, or in the middle where there is none. */
  get headlineTop(): number {
    const { top, height } = this.window;
    return (
      Math.round(this.sky < headlineSky ? top + height / 2 : top + this.sky / 2) - headlineDown
    );
  }

  /** @param width and height of the canvas in device pixels */
  fit(camera: Cameras.Scene2D.Camera, width: number, height: number): void {
    const most = Math.min(width, height) / least;
    this.#zoom = most >= 1 ? Math.floor(most) : most;
    camera.setSize(width, height);
    camera.setZoom(this.#zoom);
    const { window } = this;
    window.width = width / this.#zoom;
    window.height = height / this.#zoom;
    const spare = window.height - mazeSide;
    const below = spare < skyFrom ? spare / 2 : Math.min(mostBelow, spare / 4);
    this.#x = snapped(mazeSide / 2, width, this.#zoom);
    this.#y = snapped(mazeSide + below - window.height / 2, height, this.#zoom);
    window.left = this.#x - window.width / 2;
    window.top = this.#y - window.height / 2;
  }

  shake(): void {
    this.#shake = shakeMs;
  }

  look(camera: Cameras.Scene2D.Camera, deltaMs: number, still: boolean): void {
    this.#shake = Math.max(0, this.#shake - deltaMs);
    const size = still ? 0 : (this.#shake / shakeMs) * shakeSize;
    const away = size * Math.sin(this.#shake / 14);
    const shaken = Math.round(away * this.#zoom) / this.#zoom;
    camera.centerOn(this.#x + shaken, this.#y);
  }

  /** A place on whole device pixels. */
  snap(place: number): number {
    return Math.round(place * this.#zoom) / this.#zoom;
  }
}

/** A middle from which the world's pixels lie on the glass's. */
function snapped(middle: number, size: number, zoom: number): number {
  return (size / 2 - Math.round(size / 2 - middle * zoom)) / zoom;
}
