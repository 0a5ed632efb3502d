import { type Container, Image, type Scene } from '../../kit/view/engine/engine';
import { ImagePool } from '../../kit/view/ImagePool';
import type { FrameInfo } from '../../kit/view/KitScene';
import { Particles } from '../../kit/view/Particles';
import type { BlockFallEvent } from '../rules/BlockFallEvent';
import type { BlockFallState } from '../rules/BlockFallState';
import { Banner } from './Banner';
import { blockTexture, frames } from './paintTextures';
import { pieceCells } from './pieceCells';
import type { WellLayout } from './wellLayout';

/**
 * Durations in ms: a cleared row shines and closes from both sides, then the rows above it fall.
 */
const shineMs = 180;
const settleMs = 120;
/** With reduced motion a line of light fades instead. */
const calmMs = 320;
const trailMs = 160;
const knockMs = 140;
const sparkMs = 520;
/** How long the well takes to die from the floor up, in ms. */
const dyingMs = 700;

/** Particles of a cleared row's cells. They fly up and fall out of the picture. */
function sparksOf(cell: number) {
  const look = { gravity: cell / 90, drag: 1, shrinks: true, size: 0.6 };
  return Object.fromEntries(frames.cell.map((frame) => [frame, { ...look, frame }]));
}

/** Flashes, particles and shakes. None of them is part of the game's state. */
export class WellEffects {
  /** By row, how many pixels its cells are above their final place. */
  readonly lifts: Float32Array;
  /** How many pixels everything in the well is displaced downwards. */
  knockedBy = 0;
  readonly #bars: readonly Image[];
  readonly #barRow = new Int16Array(4).fill(-1);
  readonly #trails: readonly Image[];
  readonly #sparks: Particles<string>;
  readonly #sparkImages: ImagePool;
  readonly #hanging: Float32Array;
  readonly #banner: Banner;
  #sinceClear = Number.POSITIVE_INFINITY;
  #sinceDrop = Number.POSITIVE_INFINITY;
  #sinceKnock = Number.POSITIVE_INFINITY;
  #knock = 0;
  #sinceEnd = 0;

  constructor(
    scene: Scene,
    layer: Container,
    private readonly place: WellLayout,
  ) {
    this.lifts = new Float32Array(place.rows);
    this.#hanging = new Float32Array(place.rows);
    const light = () => {
      const image = new Image(scene, 0, 0, blockTexture, frames.light);
      layer.add(image.setVisible(false));
      return image;
    };
    this.#trails = [0, 1, 2, 3].map(() => light().setOrigin(0));
    this.#bars = [0, 1, 2, 3].map(light);
    this.#sparks = new Particles(sparksOf(place.cell));
    this.#sparkImages = new ImagePool(scene, blockTexture, layer);
    this.#banner = new Banner(scene, layer, place);
  }

  /** Whether rows are still falling to their final place. */
  get settling(): boolean {
    return this.#sinceClear < shineMs + settleMs;
  }

  onEvent(event: BlockFallEvent, state: Readonly<BlockFallState>, calm: boolean): void {
    this.#banner.onEvent(event);
    if (event.type === 'cleared') this.#clear(event.top, event.mask, event.count, calm);
    else if (event.type === 'dropped' && !calm) this.#drop(event.rows, state);
    else if (event.type === 'rescued' && !calm) this.#shake(1);
  }

  #clear(top: number, mask: number, count: number, calm: boolean): void {
    this.#sinceClear = 0;
    this.#hanging.fill(0);
    let gone = 0;
    for (let row = this.place.rows - 1; row >= 0; row--) {
      const bit = row - top;
      if (bit >= 0 && bit < 4 && (mask >> bit) & 1) gone++;
      else if (gone > 0) this.#hanging[row + gone] = gone * this.place.cell;
    }
    for (let bit = 0; bit < 4; bit++) {
      const row = top + bit;
      this.#barRow[bit] = (mask >> bit) & 1 && row >= 0 ? row : -1;
      if (this.#barRow[bit] >= 0) this.#burst(row, count);
    }
    if (!calm && count === 4) this.#shake(1);
  }

  #burst(row: number, count: number): void {
    const { left, top, cell } = this.place;
    for (let index = 0; index < count * 2 + 2; index++) {
      const frame = frames.cell[Math.floor(Math.random() * frames.cell.length)];
      const x = left + Math.random() * this.place.columns * cell;
      const across = ((Math.random() - 0.5) * cell * 14) / 60;
      const up = ((2 + Math.random() * 6) * cell) / 60;
      this.#sparks.add(frame, x, top + (row + 0.5) * cell, across, -up, sparkMs);
    }
  }

  /** Draws a streak of light behind each column of a dropped piece. */
  #drop(rows: number, { piece, rotation, x, y }: Readonly<BlockFallState>): void {
    if (rows < 2) return;
    const { left, top, cell } = this.place;
    this.#sinceDrop = 0;
    this.#shake(0.35);
    for (const [column, trail] of this.#trails.entries()) {
      const highest = pieceCells[piece][rotation].find((each) => each.x === column);
      trail.visible = highest !== undefined;
      if (!highest) continue;
      const from = Math.max(0, y - rows + highest.y);
      trail.setPosition(left + (x + column) * cell, top + from * cell);
      trail.setDisplaySize(cell, Math.max(0, y + highest.y - from) * cell);
    }
  }

  #shake(strength: number): void {
    this.#sinceKnock = 0;
    this.#knock = strength;
  }

  /** @returns the number of rows from the floor whose cells have died */
  draw(frame: FrameInfo<BlockFallState>): number {
    const { state, deltaMs, still: calm } = frame;
    this.#sinceClear += deltaMs;
    this.#sinceDrop += deltaMs;
    this.#sinceKnock += deltaMs;
    this.#sinceEnd = state.phase === 'over' ? this.#sinceEnd + deltaMs : 0;
    this.#drawBars(calm);
    this.#drawLifts(calm);
    this.#drawTrails(calm);
    this.#sparkImages.begin();
    this.#sparks.draw(this.#sparkImages, frame);
    this.#sparkImages.end();
    this.#banner.draw(deltaMs);
    const knocked = !calm && this.#sinceKnock < knockMs;
    const left = knocked ? 1 - this.#sinceKnock / knockMs : 0;
    this.knockedBy = Math.round(left * this.#knock * this.place.cell * 0.5);
    if (state.phase !== 'over') return 0;
    if (calm) return this.place.rows;
    return Math.min(this.place.rows, Math.floor((this.#sinceEnd / dyingMs) * this.place.rows));
  }

  #drawBars(calm: boolean): void {
    const { left, top, cell } = this.place;
    const lasts = calm ? calmMs : shineMs;
    const done = this.#sinceClear / lasts;
    for (let index = 0; index < 4; index++) {
      const bar = this.#bars[index];
      const row = this.#barRow[index];
      bar.visible = row >= 0 && done < 1;
      if (!bar.visible) continue;
      const width = this.place.columns * cell;
      bar.setPosition(left + width / 2, top + (row + 0.5) * cell);
      bar.setDisplaySize(calm ? width : width * (1 - done * done), calm ? cell / 2 : cell);
      bar.alpha = calm ? 0.75 * (1 - done) : 1;
    }
  }

  #drawLifts(calm: boolean): void {
    const settled = (this.#sinceClear - shineMs) / settleMs;
    const still = calm || settled >= 1;
    const share = settled <= 0 ? 1 : 1 - settled * settled;
    for (let row = 0; row < this.place.rows; row++) {
      this.lifts[row] = still ? 0 : this.#hanging[row] * share;
    }
  }

  #drawTrails(calm: boolean): void {
    const alpha = calm ? 0 : 0.7 * (1 - this.#sinceDrop / trailMs);
    for (const trail of this.#trails) {
      if (!trail.visible) continue;
      trail.alpha = Math.max(0, alpha);
      if (alpha <= 0) trail.visible = false;
    }
  }
}
