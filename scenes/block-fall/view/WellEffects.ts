import { GameObjects, type Scene } from 'phaser';
import type { Frame } from '../../kit/view/KitScene';
import type { BlockFallFact } from '../rules/BlockFallFact';
import type { BlockFallState } from '../rules/BlockFallState';
import { pieceRows, rotationCount } from '../rules/pieces';
import { blockTexture, frames } from './paintTextures';
import type { WellLayout } from './wellLayout';

/** A cleared row shines and closes from both sides, then what hung above it comes down; ms. */
const shineMs = 180;
const settleMs = 120;
/** Without motion it is a quiet line of light that goes. */
const calmMs = 320;
const trailMs = 160;
const knockMs = 140;
const sparkMs = 520;
const sparkCount = 40;
/** The well dies from the floor up in this time. */
const dyingMs = 700;

type Spark = { image: GameObjects.Image; age: number; dx: number; dy: number };

/** What flashes, flies and shakes; none of it is part of the game. */
export class WellEffects {
  /** By row, how many pixels its cells still hang above their place. */
  readonly lifts: Float32Array;
  /** How many pixels everything in the well is knocked down by. */
  knockedBy = 0;
  readonly #bars: GameObjects.Image[] = [];
  readonly #barRow = new Int16Array(4).fill(-1);
  readonly #trails: GameObjects.Image[] = [];
  readonly #sparks: Spark[] = [];
  readonly #hanging: Float32Array;
  #nextSpark = 0;
  #sinceClear = Number.POSITIVE_INFINITY;
  #sinceDrop = Number.POSITIVE_INFINITY;
  #sinceKnock = Number.POSITIVE_INFINITY;
  #knock = 0;
  #sinceEnd = 0;
  /** Where chance is only for the eye; any seed will do. */
  #noise = 1;

  constructor(
    scene: Scene,
    layer: GameObjects.Container,
    private readonly place: WellLayout,
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.lifts = new Float32Array(rows);
    this.#hanging = new Float32Array(rows);
    const light = () => {
      const image = new GameObjects.Image(scene, 0, 0, blockTexture, frames.light);
      image.setVisible(false);
      layer.add(image);
      return image;
    };
    for (let index = 0; index < 4; index++) this.#trails.push(light().setOrigin(0));
    for (let index = 0; index < 4; index++) this.#bars.push(light());
    for (let index = 0; index < sparkCount; index++) {
      const image = new GameObjects.Image(scene, 0, 0, blockTexture, frames.cell[0]);
      image.setVisible(false);
      layer.add(image);
      this.#sparks.push({ image, age: sparkMs, dx: 0, dy: 0 });
    }
  }

  /** Rows still hang above their place. */
  get settling(): boolean {
    return this.#sinceClear < shineMs + settleMs;
  }

  onFact(fact: BlockFallFact, state: Readonly<BlockFallState>, calm: boolean): void {
    if (fact.type === 'cleared') this.#clear(fact.top, fact.mask, fact.count, calm);
    else if (fact.type === 'dropped' && !calm) this.#drop(fact.rows, state);
    else if (fact.type === 'rescued' && !calm) this.#shake(1);
  }

  #clear(top: number, mask: number, count: number, calm: boolean): void {
    this.#sinceClear = 0;
    this.#hanging.fill(0);
    let gone = 0;
    for (let row = this.rows - 1; row >= 0; row--) {
      const bit = row - top;
      if (bit >= 0 && bit < 4 && (mask >> bit) & 1) gone++;
      else if (gone > 0) this.#hanging[row + gone] = gone * this.place.cell;
    }
    for (let bit = 0; bit < 4; bit++) {
      const row = top + bit;
      this.#barRow[bit] = (mask >> bit) & 1 && row >= 0 ? row : -1;
      if (!calm && this.#barRow[bit] >= 0) this.#burst(row, count);
    }
    if (!calm && count === 4) this.#shake(1);
  }

  #burst(row: number, count: number): void {
    const { left, top, cell } = this.place;
    for (let index = 0; index < count * 2 + 2; index++) {
      const spark = this.#sparks[this.#nextSpark];
      this.#nextSpark = (this.#nextSpark + 1) % sparkCount;
      spark.age = 0;
      spark.dx = (this.#random() - 0.5) * cell * 14;
      spark.dy = -(2 + this.#random() * 6) * cell;
      const frame = frames.cell[Math.floor(this.#random() * frames.cell.length)];
      spark.image
        .setFrame(frame)
        .setPosition(left + this.#random() * this.columns * cell, top + (row + 0.5) * cell);
    }
  }

  #random(): number {
    this.#noise = (Math.imul(this.#noise, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#noise / 2 ** 32;
  }

  /** A streak of light behind each column of a piece that was dropped. */
  #drop(rows: number, { piece, rotation, x, y }: Readonly<BlockFallState>): void {
    if (rows < 2) return;
    const { left, top, cell } = this.place;
    this.#sinceDrop = 0;
    this.#shake(0.35);
    for (let column = 0; column < 4; column++) {
      let first = -1;
      for (let row = 3; row >= 0; row--) {
        if ((pieceRows[(piece * rotationCount + rotation) * 4 + row] >> column) & 1) first = row;
      }
      const trail = this.#trails[column];
      trail.visible = first >= 0;
      if (first < 0) continue;
      const from = Math.max(0, y - rows + first);
      trail.setPosition(left + (x + column) * cell, top + from * cell);
      trail.setDisplaySize(cell, Math.max(0, y + first - from) * cell);
    }
  }

  #shake(strength: number): void {
    this.#sinceKnock = 0;
    this.#knock = strength;
  }

  /** @returns rows from the floor whose cells have died */
  draw({ state, deltaMs, still: calm }: Frame<BlockFallState>): number {
    this.#sinceClear += deltaMs;
    this.#sinceDrop += deltaMs;
    this.#sinceKnock += deltaMs;
    this.#sinceEnd = state.phase === 'over' ? this.#sinceEnd + deltaMs : 0;
    this.#drawBars(calm);
    this.#drawLifts(calm);
    this.#drawTrails(calm);
    this.#drawSparks(deltaMs, calm);
    const knocked = !calm && this.#sinceKnock < knockMs;
    const left = knocked ? 1 - this.#sinceKnock / knockMs : 0;
    this.knockedBy = Math.round(left * this.#knock * this.place.cell * 0.5);
    if (state.phase !== 'over') return 0;
    if (calm) return this.rows;
    return Math.min(this.rows, Math.floor((this.#sinceEnd / dyingMs) * this.rows));
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
      const width = this.columns * cell;
      bar.setPosition(left + width / 2, top + (row + 0.5) * cell);
      bar.setDisplaySize(calm ? width : width * (1 - done * done), calm ? cell / 2 : cell);
      bar.alpha = calm ? 0.75 * (1 - done) : 1;
    }
  }

  #drawLifts(calm: boolean): void {
    const settled = (this.#sinceClear - shineMs) / settleMs;
    const still = calm || settled >= 1;
    const share = settled <= 0 ? 1 : 1 - settled * settled;
    for (let row = 0; row < this.rows; row++) {
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

  #drawSparks(deltaMs: number, calm: boolean): void {
    const seconds = deltaMs / 1000;
    for (const spark of this.#sparks) {
      const { image } = spark;
      spark.age += deltaMs;
      image.visible = !calm && spark.age < sparkMs;
      if (!image.visible) continue;
      spark.dy += 40 * this.place.cell * seconds;
      image.x += spark.dx * seconds;
      image.y += spark.dy * seconds;
      image.setScale(0.5 * (1 - spark.age / sparkMs) + 0.12);
    }
  }
}
