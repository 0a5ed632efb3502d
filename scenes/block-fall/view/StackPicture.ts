import type { CanvasTexture, Image, Scene, TextureFrame } from '../../kit/view/engine/engine';
import { freshTexture } from '../../kit/view/freshTexture';
import { type BlockFallState, hiddenRows } from '../rules/BlockFallState';
import { blockTexture, frames } from './paintTextures';
import type { WellLayout } from './wellLayout';

const texture = 'stack';

/**
 * The locked cells as one texture, which is repainted when a piece locks. Drawing a full well cell
 * by cell would take most of a frame.
 */
export class StackPicture {
  readonly image: Image;
  readonly #canvas: CanvasTexture;
  readonly #source: HTMLCanvasElement;
  readonly #frames: readonly TextureFrame[];
  readonly #painted: Uint8Array;

  constructor(
    scene: Scene,
    private readonly place: WellLayout,
  ) {
    const { columns, rows, cell, left, top } = place;
    this.#canvas = freshTexture(scene.textures, texture, columns * cell, rows * cell);
    const blocks = scene.textures.get(blockTexture);
    this.#source = blocks.getSourceImage() as HTMLCanvasElement;
    this.#frames = frames.cell.map((name) => blocks.get(name));
    this.#painted = new Uint8Array(columns * rows);
    this.image = scene.add.image(left, top, texture).setOrigin(0);
  }

  /** Shows the cells that are locked now. */
  draw({ cells }: Readonly<BlockFallState>): void {
    const painted = this.#painted;
    const hidden = hiddenRows * this.place.columns;
    let changed = false;
    for (let index = 0; index < painted.length; index++) {
      if (painted[index] === cells[index + hidden]) continue;
      painted[index] = cells[index + hidden];
      this.#paint(index);
      changed = true;
    }
    if (changed) this.#canvas.refresh();
  }

  #paint(index: number): void {
    const { cell, columns } = this.place;
    const pen = this.#canvas.context;
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * cell;
    const what = this.#painted[index];
    pen.clearRect(x, y, cell, cell);
    if (what === 0) return;
    const { cutX, cutY } = this.#frames[what - 1];
    pen.drawImage(this.#source, cutX, cutY, cell, cell, x, y, cell, cell);
  }
}
