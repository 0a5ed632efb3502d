import type { Cameras } from 'phaser';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import type { Window } from './Backdrop';

/** At least so much of the world is shown. */
const leastWidth = 160;
const leastHeight = 146;
/** Where on the glass the hero is kept, from the top. */
const share = 0.58;
/** How quickly the camera follows: at rest, and after a hero who falls. */
const followMs = 190;
const fallingMs = 70;
/** Of the hero's way across; the level always is in view as a whole. */
const sway = 0.1;
const shakeMs = 220;
const shakeSize = 3;

/** Keeps the hero in view, from whole device pixel to whole device pixel. */
export class FollowCamera {
  readonly window: Window = { left: 0, top: 0, width: leastWidth, height: leastHeight };
  #zoom = 1;
  #width = 1;
  #height = 1;
  #y = 0;
  #x = 0;
  #fresh = true;
  #shake = 0;

  /** World pixels per device pixel. */
  get grain(): number {
    return 1 / this.#zoom;
  }

  /** @param width and height of the canvas in device pixels */
  fit(camera: Cameras.Scene2D.Camera, width: number, height: number): void {
    const most = Math.min(width / leastWidth, height / leastHeight);
    this.#zoom = most >= 1 ? Math.floor(most) : most;
    this.#width = width;
    this.#height = height;
    camera.setSize(width, height);
    camera.setZoom(this.#zoom);
    this.window.width = width / this.#zoom;
    this.window.height = height / this.#zoom;
    this.#fresh = true;
  }

  /** The next picture shows the hero at once, wherever he is. */
  jumpThere(): void {
    this.#fresh = true;
  }

  shake(): void {
    this.#shake = shakeMs;
  }

  #targetOf(state: Readonly<SuperJumpState>): number {
    const { height } = this.window;
    // Where all of the level fits, its ground stands on the lower edge.
    if (height >= state.height) return state.height - height / 2;
    const wanted = state.hero[at.y] + height * (0.5 - share) + state.config.heroHeight;
    return Math.max(height / 2 - 12, Math.min(state.height - height / 2, wanted));
  }

  follow(
    camera: Cameras.Scene2D.Camera,
    state: Readonly<SuperJumpState>,
    deltaMs: number,
    still: boolean,
  ): void {
    const targetY = this.#targetOf(state);
    const middle = state.width / 2;
    const targetX = still ? middle : middle + (state.hero[at.x] - middle) * sway;
    const falls = targetY > this.#y && state.hero[at.vy] > 4;
    const share = this.#fresh ? 1 : 1 - Math.exp(-deltaMs / (falls ? fallingMs : followMs));
    this.#fresh = false;
    this.#y += (targetY - this.#y) * share;
    this.#x += (targetX - this.#x) * share;
    this.#shake = Math.max(0, this.#shake - deltaMs);
    const shaken = still ? 0 : (this.#shake / shakeMs) * shakeSize;
    const x = this.#snapped(this.#x, this.#width);
    const y = this.#snapped(this.#y + shaken * Math.sin(this.#shake / 14), this.#height);
    camera.centerOn(x, y);
    this.window.left = x - this.window.width / 2;
    this.window.top = y - this.window.height / 2;
  }

  /** A middle from which the world's pixels lie on the glass's. */
  #snapped(middle: number, size: number): number {
    return (size / 2 - Math.round(size / 2 - middle * this.#zoom)) / this.#zoom;
  }
}
