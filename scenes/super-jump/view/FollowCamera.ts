import type { Camera } from '../../kit/view/engine/engine';
import type { FrameInfo } from '../../kit/view/KitScene';
import { PixelCamera } from '../../kit/view/PixelCamera';
import { at, type SuperJumpState } from '../rules/SuperJumpState';

export type Frame = FrameInfo<SuperJumpState>;

/** The least width of the world that is shown, in pixels. */
const minWidth = 160;
const minHeight = 146;
/** The hero's vertical position on the screen, as a share from the top. */
const share = 0.58;
/** Time constant of the camera in ms: normally, and while the hero falls. */
const followMs = 190;
const fallingMs = 70;
/**
 * Share of the hero's horizontal movement that the camera follows; the whole width stays in view.
 */
const sway = 0.1;

/** Keeps the hero in view. It moves by whole device pixels. */
export class FollowCamera extends PixelCamera {
  #y = 0;
  #x = 0;
  #fresh = true;

  /** @param width and height of the canvas in device pixels */
  fit(camera: Camera, width: number, height: number): void {
    this.resize(camera, width, height, Math.min(width / minWidth, height / minHeight));
    this.#fresh = true;
  }

  /** Jumps to the hero in the next frame. */
  snapToHero(): void {
    this.#fresh = true;
  }

  #targetOf(state: Readonly<SuperJumpState>): number {
    const { height } = this.window;
    // Where the whole level fits, its ground is at the lower edge.
    if (height >= state.height) return state.height - height / 2;
    const wanted = state.hero[at.y] + height * (0.5 - share) + state.config.heroHeight;
    return Math.max(height / 2 - 12, Math.min(state.height - height / 2, wanted));
  }

  follow(camera: Camera, frame: Frame): void {
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
