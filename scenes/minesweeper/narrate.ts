import { capitalised, counted } from '../kit/rules/words';
import type { MinesweeperEvent } from './rules/MinesweeperEvent';
import { type MinesweeperState, mark, ticksPlayed } from './rules/MinesweeperState';

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

/** A sentence for the live region, for the events that deserve one. */
export function narrateMinesweeper(
  event: MinesweeperEvent,
  state: Readonly<MinesweeperState>,
): string | undefined {
  switch (event.type) {
    case 'started':
      return undefined;
    case 'opened':
      if (state.phase === 'over' || state.mined[event.cell]) return undefined;
      return event.count > 1
        ? `${event.count} cells opened.`
        : `${capitalised(cellName(state, event.cell))}.`;
    case 'flagged':
      return `Flag. ${counted(state.mines - state.flagCount, 'mine')} left.`;
    case 'questioned':
      return 'Question mark.';
    case 'unmarked':
      return 'No mark.';
    case 'refused':
      return `It takes ${counted(state.counts[event.cell], 'flag')} around this cell to open the rest.`;
    case 'exploded':
      return `Game Over! A mine at ${placeName(state, event.cell)}.`;
    case 'won':
      return `You Won! In ${counted(secondsPlayed(state), 'second')}.`;
  }
}
