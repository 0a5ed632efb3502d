import { ticksFromMs } from '../../kit/rules/config';
import type { Image, Scene } from '../../kit/view/engine/engine';
import { freshTexture } from '../../kit/view/freshTexture';
import { powerTicks } from '../rules/ghosts';
import type { Frame } from './GraveyardCamera';
import { Pixels } from './Pixels';

const darkTexture = 'graveyard-ghosts dark';
const warmTexture = 'graveyard-ghosts warm';
/** Distance in pixels from the player to the farthest corner of the screen. */
const reach = 300;
const warmReach = 176;
const night = '#0a0620';
const warm = '#ffcf7a';
/** By distance in pixels, how dark the night is from there on. */
const rings = [
  { at: 34, alpha: 22 },
  { at: 56, alpha: 40 },
  { at: 84, alpha: 56 },
  { at: 116, alpha: 70 },
] as const;
/** By distance in pixels, how warm the light is within it. */
const warmRings = [
  { at: warmReach - 10, alpha: 16 },
  { at: 128, alpha: 26 },
  { at: 84, alpha: 36 },
  { at: 44, alpha: 48 },
] as const;
const seam = 7;
const easeMs = 120;

/**
 * Dithers a seam: whether a pixel near it takes the far side's colour. Nearer pixels do so more
 * rarely.
 */
function isBeyond(distance: number, from: number, x: number, y: number): boolean {
  const past = distance - from;
  if (past >= seam) return true;
  if (past < 0) return false;
  return past < seam / 2 ? x % 2 === 0 && y % 2 === 0 : (x + y) % 2 === 0;
}

/**
 * Paints rings into a square of `size` to each side of its centre. Each ring colours what is
 * outside it, or inside.
 */
function paintRings(
  size: number,
  color: string,
  steps: typeof rings | typeof warmRings,
  beyond: boolean,
) {
  const pixels = new Pixels(size * 2, size * 2);
  for (let y = 0; y < size * 2; y++) {
    for (let x = 0; x < size * 2; x++) {
      const distance = Math.sqrt((x - size) ** 2 + (y - size) ** 2);
      let alpha = 0;
      for (const ring of steps)
        if (isBeyond(distance, ring.at, x, y) === beyond) alpha = ring.alpha;
      if (alpha > 0) pixels.set(x, y, color, alpha);
    }
  }
  return pixels;
}

/** The night around the player's torch, and the light of a lantern that removes it. */
export class Light {
  readonly #dark: Image;
  readonly #warm: Image;
  #night = 1;
  #warmth = 0;

  constructor(scene: Scene) {
    const image = (key: string, pixels: Pixels) => {
      const texture = freshTexture(scene.textures, key, pixels.width, pixels.height);
      pixels.putOn(texture.context);
      texture.refresh();
      return scene.add.image(0, 0, key);
    };
    this.#dark = image(darkTexture, paintRings(reach, night, rings, true));
    this.#warm = image(warmTexture, paintRings(warmReach, warm, warmRings, false));
  }

  /** @param x and y where the player is drawn */
  draw({ state, deltaMs, still }: Frame, x: number, y: number): void {
    const { power, pause, config } = state;
    const isBright = power > 0 || pause > 0;
    const share = power / Math.max(1, powerTicks(state));
    const calmShare = power > ticksFromMs(config.warningMs || 1) ? 1 : 0.6;
    const wanted = power > 0 ? 0.4 + 0.6 * (still ? calmShare : Math.min(1, share)) : 0;
    const step = still ? 1 : 1 - Math.exp(-deltaMs / easeMs);
    this.#night += ((isBright ? 0 : 1) - this.#night) * step;
    this.#warmth += (wanted - this.#warmth) * step;
    this.#dark.setPosition(x, y).setAlpha(this.#night);
    this.#dark.visible = this.#night > 0.02;
    this.#warm.setPosition(x, y).setScale(Math.max(0.01, this.#warmth));
    this.#warm.visible = this.#warmth > 0.02;
  }
}
