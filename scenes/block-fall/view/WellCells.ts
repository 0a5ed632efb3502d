import type { Blitter, Bob } from '../../kit/view/engine/engine';
import { type BlockFallState, hiddenRows } from '../rules/BlockFallState';
import { landingRow } from '../rules/well';
import { frames } from './paintTextures';
import { pieceCells } from './pieceCells';
import type { WellLayout } from './wellLayout';

/** Opacity of the ghost, which shows where the piece will land. */
const ghostAlpha = 0.62;

/** Moving and dying cells, the falling piece and its ghost. */
export class WellCells {
  readonly #cells: readonly Bob[];
  readonly #ghost: readonly Bob[];
  readonly #piece: readonly Bob[];
  #stackShown = false;

  constructor(
    blitter: Blitter,
    private readonly place: WellLayout,
  ) {
    const { columns, rows, left, cell } = place;
    const hidden = (count: number, alpha = 1) =>
      Array.from({ length: count }, (_, index) =>
        blitter.create(left + (index % columns) * cell, 0, frames.dead, false).setAlpha(alpha),
      );
    this.#cells = hidden(columns * rows);
    this.#ghost = hidden(4, ghostAlpha);
    this.#piece = hidden(4);
  }

  /**
   * Draws the well cell by cell, while its rows move or die.
   * @param lifts by row, how many pixels its cells are above their final place
   * @param deadRows the number of rows from the floor whose cells have died
   */
  drawStack({ cells }: Readonly<BlockFallState>, lifts: Float32Array, deadRows: number): void {
    this.#stackShown = true;
    const { columns, rows, top, cell } = this.place;
    const alive = rows - deadRows;
    for (let row = 0; row < rows; row++) {
      const y = Math.round(top + row * cell - lifts[row]);
      for (let column = 0; column < columns; column++) {
        const what = cells[(row + hiddenRows) * columns + column];
        const bob = this.#cells[row * columns + column];
        bob.visible = what !== 0;
        if (what === 0) continue;
        bob.setFrame(row >= alive ? frames.dead : frames.cell[what - 1]);
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
    // The cast drops `Readonly`: only `fits` reads the state here, and nothing writes to it.
    const landing = ghost ? landingRow(state as BlockFallState) : state.y;
    this.#putDown(this.#ghost, state, landing === state.y ? -hiddenRows : landing, frames.ghost);
  }

  #putDown(
    bobs: readonly Bob[],
    { piece, rotation, x }: Readonly<BlockFallState>,
    row: number,
    frame: string,
  ): void {
    const { left, top, cell } = this.place;
    const cells = pieceCells[piece][rotation];
    for (let index = 0; index < cells.length; index++) {
      const bob = bobs[index];
      const y = row + cells[index].y;
      bob.visible = y >= 0;
      if (y < 0) continue;
      bob.setFrame(frame);
      bob.x = left + (x + cells[index].x) * cell;
      bob.y = top + y * cell;
    }
  }
}
