import { counted } from '../kit/rules/words';
import type { BlockFallEvent } from './rules/BlockFallEvent';
import { type BlockFallState, hiddenRows } from './rules/BlockFallState';
import { pieceNames } from './rules/pieces';
import { upcoming } from './rules/queue';

const lineWords = ['', 'One line', 'Two lines', 'Three lines', 'Four lines at once'];

/** The height of each column from the left. */
export function heights(state: Readonly<BlockFallState>): readonly number[] {
  const { columns, rows } = state.config;
  return Array.from({ length: columns }, (_, column) => {
    for (let row = 0; row < rows; row++) {
      if (state.cells[(row + hiddenRows) * columns + column] !== 0) return rows - row;
    }
    return 0;
  });
}

/** A sentence for the live region, for the events that deserve one. */
export function narrateBlockFall(
  event: BlockFallEvent,
  state: Readonly<BlockFallState>,
): string | undefined {
  switch (event.type) {
    case 'started':
    case 'levelUp':
      return `Level ${state.level}.`;
    case 'spawned':
      return `${pieceNames[state.piece]}, then ${pieceNames[upcoming(state, 0)]}. Columns ${heights(state).join(' ')}.`;
    case 'held':
      return `${pieceNames[state.held]} put aside.`;
    case 'cleared':
      return `${lineWords[event.count]}, ${event.points} points. Score ${state.score}.`;
    case 'rescued':
      return state.config.invincible
        ? 'The well was full and is empty again.'
        : `The well was full and is empty again. Lives left: ${state.lives}.`;
    case 'toppedOut':
      return `Game over. Score ${state.score}, ${counted(state.lines, 'line')}.`;
    case 'moved':
    case 'rotated':
    case 'dropped':
    case 'locked':
      return undefined;
  }
}
