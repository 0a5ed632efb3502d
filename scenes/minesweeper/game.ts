import { defineGame } from '../kit/Game';
import { minesweeperConfig } from './config';
import { narrateMinesweeper } from './narrate';
import { ticksPlayed } from './rules/MinesweeperState';
import { minesweeperRules } from './rules/minesweeperRules';

/** Points for a won game, less with time, so that the best time is the best score. */
export const timeScore = 10_000_000;

export const minesweeper = defineGame({
  id: 'minesweeper',
  title: 'Minesweeper',
  config: minesweeperConfig,
  rules: minesweeperRules,
  controls: [],
  summarise: ({ mines, flagCount, won, exploded, proven, laid }) => ({
    /** May fall below 0. */
    left: mines - flagCount,
    won,
    exploded,
    proven,
    laid,
  }),
  score: (state) => (state.won ? Math.max(1, timeScore - ticksPlayed(state)) : 0),
  ending: (state) => ({ title: state.won ? 'You Won!' : 'Game Over!' }),
  counts: [{ id: 'left', label: 'Mines', of: ({ left }) => left }],
  modes: {
    level: {
      title: 'Field',
      options: {
        beginner: 'Beginner, 9 × 9 with 10 mines',
        intermediate: 'Intermediate, 16 × 16 with 40 mines',
        expert: 'Expert, 30 × 16 with 99 mines',
        custom: 'Custom',
      },
    },
    noGuess: { title: 'Boards that need no guess' },
    questionMarks: { title: 'Question marks' },
  },
  narrate: narrateMinesweeper,
  sfx: {
    opened: 'click',
    flagged: 'lock',
    questioned: 'lock',
    unmarked: 'click',
    exploded: 'crash',
    won: 'level',
  },
  haptics: { exploded: 120, flagged: 15 },
  loadView: async () => ({
    kind: 'react',
    Component: (await import('./MinesweeperBoard')).MinesweeperBoard,
  }),
});

/** What React shows of a game besides the field. */
export type MinesweeperSummary = ReturnType<typeof minesweeper.summarise>;
