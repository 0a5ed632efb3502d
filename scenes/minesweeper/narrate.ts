import { byEvent } from '../kit/rules/byEvent';
import { capitalised, counted } from '../kit/rules/words';
import { type MinesweeperState, mark, ticksPlayed } from './rules/MinesweeperState';
import type { MinesweeperTypes } from './rules/minesweeperRules';

/** The position of a cell in words: "row 3, column 5". */
export function placeName({ columns }: Readonly<{ columns: number }>, cell: number): string {
  return `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}

/** What a player may see of a cell, in words. */
export function cellName(state: Readonly<MinesweeperState>, cell: number): string {
  const lost = state.phase === 'over' && !state.won;
  if (cell === state.exploded) return 'the mine that went off';
  if (state.marks[cell] === mark.flag) {
    return lost && !state.mined[cell] ? 'wrong flag' : 'flag';
  }
  if (lost && state.mined[cell]) return 'mine';
  if (state.open[cell]) return state.counts[cell] === 0 ? 'empty' : String(state.counts[cell]);
  return state.marks[cell] === mark.question ? 'question mark' : 'closed';
}

export function secondsPlayed(state: Readonly<MinesweeperState>): number {
  return Math.floor(ticksPlayed(state) / 60);
}

export const narrateMinesweeper = byEvent<MinesweeperTypes, string | undefined>({
  opened: (event, state) => {
    if (state.phase === 'over' || state.mined[event.cell]) return undefined;
    return event.count > 1
      ? `${event.count} cells opened.`
      : `${capitalised(cellName(state, event.cell))}.`;
  },
  flagged: (_, state) => `Flag. ${counted(state.mines - state.flagCount, 'mine')} left.`,
  questioned: () => 'Question mark.',
  unmarked: () => 'No mark.',
  refused: (event, state) =>
    `It takes ${counted(state.counts[event.cell], 'flag')} around this cell to open the rest.`,
  exploded: (event, state) => `Game Over! A mine at ${placeName(state, event.cell)}.`,
  won: (_, state) => `You Won! In ${counted(secondsPlayed(state), 'second')}.`,
});
