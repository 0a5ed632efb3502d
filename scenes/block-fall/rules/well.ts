import { type BlockFallState, floorRows, hiddenRows, wallBits } from './BlockFallState';
import { pieceRows, rotationCount } from './pieces';

/** The bits of an empty row: walls left and right of the columns. */
function emptyRow(columns: number): number {
  const inside = ((1 << columns) - 1) << wallBits;
  return ~inside >>> 0;
}

/** Empties a well except for walls and floor. */
export function emptyWell({ rows, cells, config }: BlockFallState): void {
  rows.fill(emptyRow(config.columns), 0, hiddenRows + config.rows);
  cells.fill(0);
}

/** Whether a piece fits. Above the hidden rows nothing fits. */
export function fits(
  state: BlockFallState,
  piece: number,
  rotation: number,
  x: number,
  y: number,
): boolean {
  const { rows } = state;
  const base = (piece * rotationCount + rotation) * 4;
  const shift = x + wallBits;
  if (shift < 0) return false;
  const top = y + hiddenRows;
  if (top >= 0 && top + 4 <= rows.length) {
    const met =
      (rows[top] & (pieceRows[base] << shift)) |
      (rows[top + 1] & (pieceRows[base + 1] << shift)) |
      (rows[top + 2] & (pieceRows[base + 2] << shift)) |
      (rows[top + 3] & (pieceRows[base + 3] << shift));
    return met === 0;
  }
  // Rows outside the well hold nothing of the piece, or it does not fit.
  for (let i = 0; i < 4; i++) {
    const bits = pieceRows[base + i];
    if (bits === 0) continue;
    const row = top + i;
    if (row < 0 || row >= rows.length || (rows[row] & (bits << shift)) !== 0) return false;
  }
  return true;
}

export function landingRow(state: BlockFallState): number {
  const { piece, rotation, x } = state;
  let { y } = state;
  while (fits(state, piece, rotation, x, y + 1)) y++;
  return y;
}

/** Writes the piece into the well. @returns whether any of it is visible */
export function stamp(state: BlockFallState): boolean {
  const { piece, rotation, x, y, rows, cells } = state;
  const { columns } = state.config;
  const base = (piece * rotationCount + rotation) * 4;
  let visible = false;
  for (let i = 0; i < 4; i++) {
    const bits = pieceRows[base + i];
    if (bits === 0) continue;
    const row = y + i + hiddenRows;
    rows[row] |= bits << (x + wallBits);
    if (row >= hiddenRows) visible = true;
    for (let bit = 0; bit < 4; bit++) {
      if ((bits >> bit) & 1) cells[row * columns + x + bit] = piece + 1;
    }
  }
  return visible;
}

/**
 * Clears the full ones of the four rows from `top` (the piece's box).
 * @returns a bit for each of the four rows that was cleared
 */
export function clearRows(state: BlockFallState, top: number): number {
  const { rows, cells } = state;
  const { columns } = state.config;
  const last = rows.length - floorRows;
  let mask = 0;
  for (let i = 0; i < 4; i++) {
    const row = top + i + hiddenRows;
    if (row < 0 || row >= last || rows[row] !== 0xffffffff) continue;
    mask |= 1 << i;
    rows.copyWithin(1, 0, row);
    cells.copyWithin(columns, 0, row * columns);
    rows[0] = emptyRow(columns);
    cells.fill(0, 0, columns);
  }
  return mask;
}
