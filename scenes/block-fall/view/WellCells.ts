import type { GameObjects } from 'phaser';
import { type BlockFallState, hiddenRows } from '../rules/BlockFallState';
import { pieceRows, rotationCount } from '../rules/pieces';
import { landingRow } from '../rules/well';
import { frames } from './paintTextures';
import type { WellLayout } from './wellLayout';

/** So much paler than the piece is the place where it will land. */
const ghostAlpha = 0.62;

function show(bob: GameObjects.Bob, frame: string): void {
  bob.setFrame(frame);
  bob.visible = true;
}

/** Cells that move or die, the falling piece and its landing place. */
export class WellCells {
  readonly #cells: GameObjects.Bob[] = [];
  readonly #piece: GameObjects.Bob[] = [];
  readonly #ghost: GameObjects.Bob[] = [];
  #stackShown = false;

  constructor(
    blitter: GameObjects.Blitter,
    private readonly place: WellLayout,
    private readonly columns: number,
    private readonly rows: number,
  ) {
    const { left, cell } = place;
    const hidden = (x: number) => blitter.create(x, 0, frames.dead, false);
    for (let index = 0; index < columns * rows; index++) {
      this.#cells.push(hidden(left + (index % columns) * cell));
    }
    for (let index = 0; index < 4; index++) this.#ghost.push(hidden(left).setAlpha(ghostAlpha));
    for (let index = 0; index < 4; index++) this.#piece.push(hidden(left));
  }

  /**
   * Draws the well cell by cell, for as long as the stack is more than a still picture.
   * @param lifts by row, how many pixels its cells still hang above their place
   * @param deadRows rows from the floor whose cells have died
   */
  drawStack({ cells }: Readonly<BlockFallState>, lifts: Float32Array, deadRows: number): void {
    this.#stackShown = true;
    const { top, cell } = this.place;
    const columns = this.columns;
    const alive = this.rows - deadRows;
    for (let row = 0; row < this.rows; row++) {
      const y = Math.round(top + row * cell - lifts[row]);
      for (let column = 0; column < columns; column++) {
        const what = cells[(row + hiddenRows) * columns + column];
        const bob = this.#cells[row * columns + column];
        if (what === 0) {
          bob.visible = false;
          continue;
        }
        show(bob, row >= alive ? frames.dead : frames.cell[what - 1]);
        bob.y = y;
      }
    }
  }

  hideStack(): void {
    if (!this.#stackShown) return;
    this.#stackShown = false;
    for (const bob of this.#cells) bob.visible = false;
  }

  drawPiece(state: Readonly<BlockFallState>): void {
    const playing = state.phase === 'playing';
    this.#putDown(this.#piece, state, playing ? state.y : -hiddenRows, frames.cell[state.piece]);
    const ghost = playing && state.config.ghost;
    // Only `fits` reads the state here; nothing writes.
    const landing = ghost ? landingRow(state as BlockFallState) : state.y;
    this.#putDown(this.#ghost, state, landing === state.y ? -hiddenRows : landing, frames.ghost);
  }

  #putDown(
    bobs: readonly GameObjects.Bob[],
    { piece, rotation, x }: Readonly<BlockFallState>,
    row: number,
    frame: string,
  ): void {
    const { left, top, cell } = this.place;
    const base = (piece * rotationCount + rotation) * 4;
    let used = 0;
    for (let bits = 0; bits < 16; bits++) {
      if (((pieceRows[base + (bits >> 2)] >> (bits & 3)) & 1) === 0) continue;
      const bob = bobs[used++];
      const y = row + (bits >> 2);
      if (y < 0) {
        bob.visible = false;
        continue;
      }
      show(bob, frame);
      bob.x = left + (x + (bits & 3)) * cell;
      bob.y = top + y * cell;
    }
  }
}
