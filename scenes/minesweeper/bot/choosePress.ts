import { neighboursOf } from '../rules/field';
import type { MinesweeperAction } from '../rules/MinesweeperAction';
import { type MinesweeperState, mark, seenOf } from '../rules/MinesweeperState';
import { chancesOf } from '../rules/solver/chances';
import { dealProven } from '../rules/solver/dealProven';

/** The most deals to search for a board that needs no guess. */
const maxDeals = 2000;

/** `sweeps` only opens. `flags` marks known mines and opens around numbers with both buttons. */
export type Manner = 'sweeps' | 'flags';

function firstPress(state: Readonly<MinesweeperState>, seed: number): MinesweeperAction {
  const { columns, rows, mines, config } = state;
  const cell = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  if (!config.noGuess) return { type: 'open', cell };
  const field = { columns, rows, mines };
  const deal = dealProven(field, cell, config.firstOpensArea, seed, (tries) => tries < maxDeals);
  return { type: 'deal', cell, seed: deal.seed, proven: deal.proven ? 1 : 0 };
}

/** A number with all its flags that still has a closed cell beside it. */
function readyNumber(state: Readonly<MinesweeperState>): number {
  return state.open.findIndex((open, cell) => {
    if (!open || state.counts[cell] === 0) return false;
    const around = neighboursOf(state, cell);
    const flags = around.filter((other) => state.marks[other] === mark.flag).length;
    const closed = around.filter((other) => !state.open[other]).length;
    return flags === state.counts[cell] && closed > flags;
  });
}

/**
 * The next press of a player who knows all that can be known. Without a safe cell, opens the one
 * that is least likely to be a mine.
 * @param seed for the search of a board that needs no guess
 */
export function choosePress(
  state: Readonly<MinesweeperState>,
  manner: Manner,
  seed: number,
): MinesweeperAction {
  if (!state.laid) return firstPress(state, seed);
  const { columns, rows, mines } = state;
  const ready = manner === 'flags' ? readyNumber(state) : -1;
  if (ready >= 0) return { type: 'chord', cell: ready };
  const chance = chancesOf({ columns, rows, mines, seen: seenOf(state) })?.chance ?? [];
  let best = -1;
  for (let cell = 0; cell < state.open.length; cell += 1) {
    if (state.open[cell] || state.marks[cell] === mark.flag) continue;
    const isMine = chance[cell] === 1;
    const beside = neighboursOf(state, cell).some((other) => state.open[other]);
    if (manner === 'flags' && isMine && beside) return { type: 'mark', cell };
    if (best < 0 || (chance[cell] ?? 1) < (chance[best] ?? 1)) best = cell;
  }
  return { type: 'open', cell: best };
}
