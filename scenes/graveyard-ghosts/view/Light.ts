import type { GameObjects, Scene } from 'phaser';
import { ticksFromMs } from '../../kit/rules/config';
import { freshTexture } from '../../kit/view/freshTexture';
import type { Frame } from '../../kit/view/KitScene';
import type { GraveyardGhostsState } from '../rules/GraveyardGhostsState';
import { Pixels } from './Pixels';

const darkTexture = 'graveyard-ghosts dark';
const warmTexture = 'graveyard-ghosts warm';
/** From the player to the farthest corner of the glass. */
const reach = 300;
const warmReach = 176;
const night = '#0a0620';
const warm = '#ffcf7a';
/** How dark it is from so many pixels on. */
const rings = [
  { from: 34, alpha: 22 },
  { from: 56, alpha: 40 },
  { from: 84, alpha: 56 },
  { from: 116, alpha: 70 },
] as const;
/** How warm it is within so many pixels. */
const warmRings = [
  { to: warmReach - 10, alpha: 16 },
  { to: 128, alpha: 26 },
  { to: 84, alpha: 36 },
  { to: 44, alpha: 48 },
] as const;
const seam = 7;
const easeMs = 120;

/** Whether a pixel near a seam belongs to its far side: the nearer the more rarely. */
function isBeyond(distance: number, from: number, x: number, y: number): boolean {
  const past = distance - from;
  if (past >= seam) return true;
  if (past < 0) return false;
  return past < seam / 2 ? x % 2 === 0 && y % 2 === 0 : (x + y) % 2 === 0;
}

/** Night around the player's torch, and the light of a lantern that drives it away. */
export class Light {
  readonly #dark: GameObjects.Image;
  readonly #warm: GameObjects.Image;
  #night = 1;
  #warmth = 0;

  constructor(scene: Scene, layer: GameObjects.Layer) {
    const dark = new Pixels(reach * 2, reach * 2);
    const glow = new Pixels(warmReach * 2, warmReach * 2);
    for (let y = 0; y < reach * 2; y++) {
      for (let x = 0; x < reach * 2; x++) {
        const distance = Math.sqrt((x - reach) ** 2 + (y - reach) ** 2);
        let alpha = 0;
        for (const ring of rings) if (isBeyond(distance, ring.from, x, y)) alpha = ring.alpha;
        if (alpha > 0) dark.set(x, y, night, alpha);
      }
    }
    for (let y = 0; y < warmReach * 2; y++) {
      for (let x = 0; x < warmReach * 2; x++) {
        const distance = Math.sqrt((x - warmReach) ** 2 + (y - warmReach) ** 2);
        let alpha = 0;
        for (const ring of warmRings) if (!isBeyond(distance, ring.to, x, y)) alpha = ring.alpha;
        if (alpha > 0) glow.set(x, y, warm, alpha);
      }
    }
    const image = (key: string, pixels: Pixels) => {
      const texture = freshTexture(scene.textures, key, pixels.width, pixels.height);
      pixels.putOn(texture.context);
      texture.refresh();
      const made = scene.add.image(0, 0, key);
      layer.add(made);
      return made;
    };
    this.#dark = image(darkTexture, dark);
    this.#warm = image(warmTexture, glow);
  }

  /** @param x and y where the player is drawn */
  draw({ state, deltaMs, still }: Frame<GraveyardGhostsState>, x: number, y: number): void {
    const { power, pause, config } = state;
    const isBright = power > 0 || pause > 0;
    const share = power / ticksFromMs(config.powerMs || 1);
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
