import { ticksFromMs } from '../../kit/rules/config';
import { below } from '../../kit/rules/rng';
import { type BlockFallState, hiddenRows, wallBits } from './BlockFallState';

/*
 * The variants. Classic is the specified game. Sprint is a number of lines in the shortest time, Dig
 * the same for rows that lie in the well from the start. Blitz is as many points as two minutes give.
 * Zen never ends and never gets faster. Modern has more ways to score, and gravity without a limit:
 * see `modern.ts`.
 */

/** A cell of a row that lies in the well from the start. The others are a piece's number plus one. */
export const rubble = 8;

/** Whether the best run is the shortest one. */
export function isTimed({ variant }: Readonly<BlockFallState['config']>): boolean {
  return variant === 'sprint' || variant === 'dig';
}

/** Whether lines raise the level, and with it the speed. */
export function isPaced(config: Readonly<BlockFallState['config']>): boolean {
  return config.variant !== 'zen' && !isTimed(config);
}

/** Fills the lowest rows of an empty well for Dig. No gap is below another. */
export function layRubble(state: BlockFallState): void {
  const { config, rows, cells, rng } = state;
  if (config.variant !== 'dig') return;
  const { columns } = config;
  const last = hiddenRows + config.rows;
  let gap = -1;
  for (let row = last - Math.min(config.digRows, config.rows - 4); row < last; row++) {
    const next = below(rng, gap < 0 ? columns : columns - 1);
    gap = gap >= 0 && next >= gap ? next + 1 : next;
    rows[row] = ~(1 << (gap + wallBits)) >>> 0;
    cells.fill(rubble, row * columns, (row + 1) * columns);
    cells[row * columns + gap] = 0;
  }
}

/** The lines or rows that are still to be cleared; undefined where nothing is counted. */
export function leftToClear({
  config,
  cells,
  lines,
}: Readonly<BlockFallState>): number | undefined {
  if (config.variant === 'sprint') return Math.max(0, config.sprintLines - lines);
  if (config.variant !== 'dig') return undefined;
  let left = 0;
  for (let at = 0; at < cells.length; at += config.columns) {
    // Each row has one gap, so one of its first two cells is filled.
    if (cells[at] === rubble || cells[at + 1] === rubble) left++;
  }
  return left;
}

/** The ticks that are left of a Blitz; undefined in the other variants. */
export function ticksLeft({ config, tick }: Readonly<BlockFallState>): number | undefined {
  return config.variant === 'blitz' ? Math.max(0, ticksFromMs(config.blitzMs) - tick) : undefined;
}

/** Whether a run has reached what its variant asks for. */
export function isFinished(state: Readonly<BlockFallState>): boolean {
  return leftToClear(state) === 0 || ticksLeft(state) === 0;
}
