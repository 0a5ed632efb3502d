import { defineConfig, mode, preference, restart, type ValuesOf } from '../kit/rules/config';

/** Minesweeper's constants. The values are the specified game. */
export const minesweeperConfig = defineConfig({
  level: mode.choice('beginner', ['beginner', 'intermediate', 'expert', 'custom'], {
    note: 'The field: 9 by 9 with 10 mines, 16 by 16 with 40, 30 by 16 with 99, or your own.',
  }),
  columns: mode.whole(9, 'cells', [5, 40], { note: 'Width of a custom field.' }),
  rows: mode.whole(9, 'cells', [5, 30], { note: 'Height of a custom field.' }),
  mines: mode.whole(10, 'mines', [1, 600], {
    note: 'Mines of a custom field; at most so many that one cell stays free.',
  }),
  noGuess: mode.flag(true, {
    note: 'Deals only boards that a solver has proven to need no guess.',
  }),
  questionMarks: preference.flag(true, {
    note: 'A second press of the flag leaves a question mark.',
  }),
  firstOpensArea: restart.flag(true, {
    note: 'The first cell opened has no mine beside it, where the field has the room.',
  }),
});

export type MinesweeperConfig = ValuesOf<typeof minesweeperConfig>;
