import type { Image, Scene } from '../../kit/view/engine/engine';
import type { PixelCamera } from '../../kit/view/PixelCamera';
import type { SuperJumpEvent } from '../rules/SuperJumpEvent';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import type { Frame } from './FollowCamera';
import { runFrames } from './sprites';

/** Pixels run for each step of the run cycle. */
const stride = 8;
/** How often the hero blinks, and for how long, in ms. */
const blinkEveryMs = 2600;
const blinkMs = 140;
/** Duration of one flicker: at most three a second. */
const flickerMs = 340;
/** Time constant in ms after which a squashed hero is back in shape. */
const springMs = 70;
/** The hero's jump after losing the last life, in pixels per second: upwards, then a fall. */
const hop = -210;
const weight = 640;

const white = 0xffffff;
const starTints = [0xffffff, 0xfff2a8, 0xffc4e4, 0xc2f6ff] as const;

/** The hero's picture: which drawing, which direction, how squashed. */
export class HeroFigure {
  /** Shows the half of the hero that has left on one side and enters on the other. */
  readonly #twin: Image;
  readonly #image: Image;
  /** Stretch of the hero, from -1 to 1. */
  #stretch = 0;
  #run = 0;
  #sinceEnd = 0;
  #hurtFor = 0;

  constructor(scene: Scene, texture: string) {
    this.#twin = scene.add.image(0, 0, texture, 'stand').setOrigin(0.5, 1);
    this.#image = scene.add.image(0, 0, texture, 'stand').setOrigin(0.5, 1);
  }

  onEvent(event: SuperJumpEvent): void {
    if (event.type === 'jumped') this.#stretch = 0.28;
    else if (event.type === 'landed') this.#stretch = -0.08 - 0.028 * Math.max(0, event.speed);
    else if (event.type === 'lifeLost') this.#hurtFor = 400;
    else if (event.type === 'started' || event.type === 'levelBegan') this.#stretch = 0;
  }

  draw(drawn: Frame, camera: PixelCamera): void {
    const { state, alpha, deltaMs, still } = drawn;
    const { hero, config, phase, cause } = state;
    this.#hurtFor = Math.max(0, this.#hurtFor - deltaMs);
    this.#stretch *= Math.exp(-deltaMs / springMs);
    this.#sinceEnd = phase === 'over' ? this.#sinceEnd + deltaMs : 0;
    const x = hero[at.lastX] + (hero[at.x] - hero[at.lastX]) * alpha + config.heroWidth / 2;
    let feet = hero[at.lastY] + (hero[at.y] - hero[at.lastY]) * alpha + config.heroHeight;
    if (cause === 'enemy' && !still) {
      const seconds = this.#sinceEnd / 1000;
      feet += hop * seconds + (weight * seconds * seconds) / 2;
    }
    this.#run += (Math.abs(hero[at.vx]) * deltaMs * 60) / 1000;
    const image = this.#image;
    const frame = this.#frameFor(drawn);
    if (image.frame.name !== frame) image.setFrame(frame);
    image.setPosition(camera.snap(x), camera.snap(feet));
    image.setFlipX(state.facing < 0);
    const stretch = still ? 0 : this.#stretch;
    image.setScale(1 - stretch * 0.8, 1 + stretch);
    this.#light(drawn);
    this.#echo(state);
  }

  /** With a star the hero shines; after a hit he flickers. */
  #light({ state, clockMs, still }: Frame): void {
    const { starlight, invincible, phase } = state;
    const image = this.#image;
    image.setAlpha(1);
    if (starlight > 0) {
      image.setTint(starTints[still ? 1 : Math.floor(clockMs / 110) % starTints.length]);
      return;
    }
    image.setTint(white);
    if (invincible === 0 || phase === 'over') return;
    const dimmed = still || clockMs % flickerMs < flickerMs / 2;
    image.setAlpha(dimmed ? 0.45 : 1);
  }

  #echo({ wraps, width }: Readonly<SuperJumpState>): void {
    const { x, y, scaleX, scaleY, flipX, frame, alpha } = this.#image;
    const shift = x < 12 ? width : x > width - 12 ? -width : 0;
    const twin = this.#twin;
    twin.visible = wraps && shift !== 0;
    if (!twin.visible) return;
    if (twin.frame.name !== frame.name) twin.setFrame(frame.name);
    twin
      .setPosition(x + shift, y)
      .setScale(scaleX, scaleY)
      .setFlipX(flipX)
      .setAlpha(alpha);
  }

  #frameFor({ state, clockMs, still }: Frame): string {
    const { hero, standing, pause, cause } = state;
    if (cause !== '' || this.#hurtFor > 0) return 'hurt';
    if (pause > 0) return still || clockMs % 400 < 200 ? 'cheer' : 'stand';
    if (standing < 0) return hero[at.vy] < 0 ? 'jump' : 'fall';
    if (Math.abs(hero[at.vx]) > 0.4) {
      return runFrames[Math.floor(this.#run / stride) % runFrames.length];
    }
    return !still && clockMs % blinkEveryMs < blinkMs ? 'blink' : 'stand';
  }
}
