import { byEvent } from '../kit/rules/byEvent';
import { scoreWords, timedScore } from '../kit/rules/timedScore';
import { capitalised, counted } from '../kit/rules/words';
import type { BlockFallEvent } from './rules/BlockFallEvent';
import { type BlockFallState, hiddenRows } from './rules/BlockFallState';
import type { BlockFallTypes } from './rules/blockFallRules';
import { pieceNames } from './rules/pieces';
import { upcoming } from './rules/queue';
import { isTimed, leftToClear } from './rules/variants';

/** By the number of lines. */
export const lineWords = ['', 'One line', 'Two lines', 'Three lines', 'Four lines at once'];

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

const spinWords = ['', 'Small T-spin', 'T-spin'];

/** What a clear was worth points for besides its lines, such as 'Back to back, combo 2.' */
function chainWords({ combo, backToBack, perfect }: Extract<BlockFallEvent, { type: 'chained' }>) {
  const words = [];
  if (backToBack) words.push('back to back');
  if (combo > 0) words.push(`combo ${combo}`);
  if (perfect) words.push('the well is empty');
  return `${capitalised(words.join(', '))}.`;
}

function toGo(state: Readonly<BlockFallState>): string {
  const left = leftToClear(state);
  return left === undefined || left === 0 ? '' : ` ${left} to go.`;
}

export const narrateBlockFall = byEvent<BlockFallTypes, string | undefined>({
  started: (_, state) => `Level ${state.level}.`,
  levelUp: (_, state) => `Level ${state.level}.`,
  spawned: (_, state) =>
    `${pieceNames[state.piece]}, then ${pieceNames[upcoming(state, 0)]}. Columns ${heights(state).join(' ')}.`,
  held: (_, state) => `${pieceNames[state.held]} held.`,
  cleared: (event, state) =>
    `${lineWords[event.count]}, ${event.points} points. Score ${state.score}.${toGo(state)}`,
  spun: (event) =>
    event.count === 0
      ? `${spinWords[event.spin]}, ${event.points} points.`
      : `${spinWords[event.spin]}.`,
  chained: (event) => chainWords(event),
  finished: (_, state) =>
    isTimed(state.config)
      ? `Finished in ${scoreWords(timedScore(state.tick))}.`
      : `Time is up. Score ${state.score}, ${counted(state.lines, 'line')}.`,
  rescued: (_, state) =>
    state.config.invincible || state.config.variant === 'zen'
      ? 'The well was full and is empty again.'
      : `The well was full and is empty again. Lives left: ${state.lives}.`,
  toppedOut: (_, state) => `Game over. Score ${state.score}, ${counted(state.lines, 'line')}.`,
});
