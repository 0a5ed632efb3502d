import { GameObjects, type Scene } from 'phaser';
import { pieceRows, rotationCount } from '../rules/pieces';
import { type BlockFallState, hiddenRows } from '../rules/state';
import { landingRow } from '../rules/well';
import { blockTexture, frames } from './paintTextures';
import type { WellLayout } from './wellLayout';

/** So much paler than the piece is the place where it will land. */
const ghostAlpha = 0.62;

function show(image: GameObjects.Image, frame: string): void {
  if (image.frame.name !== frame) image.setFrame(frame);
  image.visible = true;
}

/** The well's cells, the falling piece and its landing place. */
export class WellCells {
  readonly #cells: GameObjects.Image[] = [];
  readonly #piece: GameObjects.Image[] = [];
  readonly #ghost: GameObjects.Image[] = [];
  readonly #place: WellLayout;
  readonly #columns: number;
  readonly #rows: number;

  constructor(
    scene: Scene,
    layer: GameObjects.Container,
    place: WellLayout,
    columns: number,
    rows: number,
  ) {
    this.#place = place;
    this.#columns = columns;
    this.#rows = rows;
    const { left, cell } = place;
    const image = (x: number) => {
      const made = new GameObjects.Image(scene, 0, 0, blockTexture, frames.dead);
      made.setOrigin(0).setVisible(false);
      made.x = x;
      layer.add(made);
      return made;
    };
    for (let index = 0; index < columns * rows; index++) {
      this.#cells.push(image(left + (index % columns) * cell));
    }
    for (let index = 0; index < 4; index++) this.#ghost.push(image(left).setAlpha(ghostAlpha));
    for (let index = 0; index < 4; index++) this.#piece.push(image(left));
  }

  /**
   * @param lifts by row, how many pixels its cells still hang above their place
   * @param deadRows rows from the floor whose cells have died
   */
  draw(state: Readonly<BlockFallState>, lifts: Float32Array, deadRows: number): void {
    const { cells } = state;
    const { top, cell } = this.#place;
    const columns = this.#columns;
    const alive = this.#rows - deadRows;
    for (let row = 0; row < this.#rows; row++) {
      const y = Math.round(top + row * cell - lifts[row]);
      for (let column = 0; column < columns; column++) {
        const what = cells[(row + hiddenRows) * columns + column];
        const image = this.#cells[row * columns + column];
        if (what === 0) {
          image.visible = false;
          continue;
        }
        show(image, row >= alive ? frames.dead : frames.cell[what - 1]);
        if (image.y !== y) image.y = y;
      }
    }
    const playing = state.phase === 'playing';
    this.#drawPiece(this.#piece, state, playing ? state.y : -hiddenRows, frames.cell[state.piece]);
    const ghost = playing && state.config.ghost;
    // Only `fits` reads the state here; nothing writes.
    const landing = ghost ? landingRow(state as BlockFallState) : state.y;
    this.#drawPiece(this.#ghost, state, landing === state.y ? -hiddenRows : landing, frames.ghost);
  }

  #drawPiece(
    images: readonly GameObjects.Image[],
    { piece, rotation, x }: Readonly<BlockFallState>,
    row: number,
    frame: string,
  ): void {
    const { left, top, cell } = this.#place;
    const base = (piece * rotationCount + rotation) * 4;
    let used = 0;
    for (let bits = 0; bits < 16; bits++) {
      if (((pieceRows[base + (bits >> 2)] >> (bits & 3)) & 1) === 0) continue;
      const image = images[used++];
      const y = row + (bits >> 2);
      if (y < 0) {
        image.visible = false;
        continue;
      }
      show(image, frame);
      image.x = left + (x + (bits & 3)) * cell;
      image.y = top + y * cell;
    }
  }
}
