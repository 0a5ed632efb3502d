import type { Button } from '../rules/BlockFallAction';
import { type BlockFallState, hiddenRows, wallBits } from '../rules/BlockFallState';
import { pieceRows, rotationCount } from '../rules/pieces';
import { fits } from '../rules/well';

/** Where a piece should land. */
export type Placement = Readonly<{ rotation: number; x: number }>;

/** Weights of what makes a well good or bad. */
const worth = { line: 0.76, height: -0.51, hole: -0.36, step: -0.18 } as const;

/** The row in which a rotation of a piece lands in a column; undefined if it cannot. */
function landing(state: BlockFallState, rotation: number, x: number): number | undefined {
  if (!fits(state, state.piece, rotation, x, state.y)) return undefined;
  let { y } = state;
  while (fits(state, state.piece, rotation, x, y + 1)) y += 1;
  return y;
}

/** The rows that remain of the well with the piece placed there, from the top. */
const well = new Uint32Array(64);

/** Rates the well with the piece placed there by heights, holes, steps and full lines. */
function judge(state: BlockFallState, rotation: number, x: number, y: number): number {
  const { columns, rows: height } = state.config;
  let count = 0;
  for (let row = 0; row < hiddenRows + height; row += 1) {
    const box = row - hiddenRows - y;
    const own =
      box >= 0 && box < 4
        ? pieceRows[(state.piece * rotationCount + rotation) * 4 + box] << (x + wallBits)
        : 0;
    const bits = (state.rows[row] | own) >>> 0;
    if (bits !== 0xffffffff) well[count++] = bits;
  }
  const lines = hiddenRows + height - count;
  let holes = 0;
  let sum = 0;
  let steps = 0;
  let last = 0;
  for (let column = 0; column < columns; column += 1) {
    const bit = column + wallBits;
    let top = 0;
    while (top < count && ((well[top] >>> bit) & 1) === 0) top += 1;
    for (let row = top; row < count; row += 1) if (((well[row] >>> bit) & 1) === 0) holes += 1;
    const tall = count - top;
    sum += tall;
    if (column > 0) steps += Math.abs(tall - last);
    last = tall;
  }
  return lines * worth.line + sum * worth.height + holes * worth.hole + steps * worth.step;
}

/** The best target for the current piece. */
export function bestPlacement(state: BlockFallState): Placement {
  let best: Placement = { rotation: state.rotation, x: state.x };
  let highest = Number.NEGATIVE_INFINITY;
  for (let rotation = 0; rotation < rotationCount; rotation += 1) {
    for (let x = -2; x < state.config.columns; x += 1) {
      const y = landing(state, rotation, x);
      if (y === undefined) continue;
      const value = judge(state, rotation, x, y);
      if (value > highest) [best, highest] = [{ rotation, x }, value];
    }
  }
  return best;
}

/** The next button on the way to the target. The last one drops the piece. */
export function buttonTowards(state: Readonly<BlockFallState>, { rotation, x }: Placement): Button {
  if (state.rotation !== rotation) {
    return (rotation - state.rotation + rotationCount) % rotationCount === 3 ? 'ccw' : 'cw';
  }
  if (state.x > x) return 'left';
  return state.x < x ? 'right' : 'drop';
}
