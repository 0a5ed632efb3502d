import { events } from './BlockFallEvent';
import { type BlockFallState, hiddenRows, type Modern, wallBits } from './BlockFallState';
import { pieceNames } from './pieces';

/** The parts of a row in which gravity is counted. */
const part = 256;
/** Parts per tick on levels 10 to 20 and beyond; the last is twenty rows. */
const gravity = [55, 75, 105, 150, 220, 340, 540, 900, 1600, 2900, 5120] as const;
const gravityFrom = 10;

/**
 * The rows that gravity pulls the piece down in this tick, on a level that is faster than Classic
 * ever gets; undefined on the others.
 */
export function rowsOfGravity({ modern, level }: BlockFallState): number | undefined {
  if (!modern || level < gravityFrom) return undefined;
  modern.fallen += gravity[Math.min(level - gravityFrom, gravity.length - 1)];
  const rows = Math.floor(modern.fallen / part);
  modern.fallen -= rows * part;
  return rows;
}

export const spins = { none: 0, mini: 1, full: 2 } as const;
export type Spin = (typeof spins)[keyof typeof spins];

const tPiece = pieceNames.indexOf('T');
/** The corners of a T's box clockwise from the upper left, as pairs `x, y`. */
const corners = [0, 0, 2, 0, 2, 2, 0, 2] as const;
/** The kick of two rows, which makes every T-spin a full one. */
const longKick = 4;

/** Whether the piece, which is about to lock, was turned into its place under an overhang. */
export function spinOf({ modern, piece, rotation, x, y, rows }: Readonly<BlockFallState>): Spin {
  if (!modern?.turned || piece !== tPiece) return spins.none;
  let filled = 0;
  /** Those of the two corners beside the T's stem. */
  let front = 0;
  for (let corner = 0; corner < 4; corner++) {
    const row = y + corners[2 * corner + 1] + hiddenRows;
    const bit = 1 << (x + corners[2 * corner] + wallBits);
    if (row < 0 || (rows[row] & bit) === 0) continue;
    filled++;
    if (corner === rotation || corner === (rotation + 1) % 4) front++;
  }
  if (filled < 3) return spins.none;
  return front === 2 || modern.kick === longKick ? spins.full : spins.mini;
}

/**
 * Points for a piece that locked in Modern. Notes in `events.chained` what they are for.
 * @param plain points for its lines without a T-spin, per level
 */
export function clearScore(
  state: BlockFallState,
  modern: Modern,
  count: number,
  spin: Spin,
  plain: number,
): number {
  const { config, level } = state;
  const { chained } = events;
  modern.combo = count > 0 ? modern.combo + 1 : -1;
  let points = plain;
  if (spin === spins.full) points = config.spinScore * (count + 1);
  else if (spin === spins.mini) points = config.miniScore * (1 << count);
  if (count === 0) return points * level;
  const difficult = count === 4 || spin !== spins.none;
  chained.backToBack = difficult && modern.difficult;
  modern.difficult = difficult;
  chained.combo = modern.combo;
  chained.perfect = state.cells.every((cell) => cell === 0);
  if (chained.backToBack) points = Math.floor(points * config.backToBack);
  points += config.comboScore * modern.combo;
  if (chained.perfect) points += Math.floor((config.perfectScore * (count + 1)) / 2);
  return points * level;
}
