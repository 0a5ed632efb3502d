import type { Camera } from '../../kit/view/engine/engine';
import type { FrameInfo } from '../../kit/view/KitScene';
import { PixelCamera } from '../../kit/view/PixelCamera';
import { at, type SuperJumpState } from '../rules/SuperJumpState';

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

/** Keeps the hero in view, from whole device pixel to whole device pixel. */
export class FollowCamera extends PixelCamera {
  #y = 0;
  #x = 0;
  #fresh = true;

  /** @param width and height of the canvas in device pixels */
  fit(camera: Camera, width: number, height: number): void {
    this.resize(camera, width, height, Math.min(width / leastWidth, height / leastHeight));
    this.#fresh = true;
  }

  /** The next picture shows the hero at once, wherever he is. */
  snapToHero(): void {
    this.#fresh = true;
  }

  #targetOf(state: Readonly<SuperJumpState>): number {
    const { height } = this.window;
    // Where all of the level fits, its ground stands on the lower edge.
    if (height >= state.height) return state.height - height / 2;
    const wanted = state.hero[at.y] + height * (0.5 - share) + state.config.heroHeight;
    return Math.max(height / 2 - 12, Math.min(state.height - height / 2, wanted));
  }

  follow(camera: Camera, frame: FrameInfo<SuperJumpState>): void {
    const { state, deltaMs, still } = frame;
    const targetY = this.#targetOf(state);
    const middle = state.width / 2;
    const targetX = still ? middle : middle + (state.hero[at.x] - middle) * sway;
    const falls = targetY > this.#y && state.hero[at.vy] > 4;
    const part = this.#fresh ? 1 : 1 - Math.exp(-deltaMs / (falls ? fallingMs : followMs));
    this.#fresh = false;
    this.#y += (targetY - this.#y) * part;
    this.#x += (targetX - this.#x) * part;
    const x = this.middleX(this.#x);
    const y = this.middleY(this.#y + this.shaken(frame));
    camera.centerOn(x, y);
    this.lookAt(x, y);
  }
}
