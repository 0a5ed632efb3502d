import type { ValuesOf } from '../kit/rules/config';
import { defineConfig } from '../kit/rules/config';

/** Minesweeper's constants. The values are the specified game. */
export const minesweeperConfig = defineConfig({
  level: {
    value: 'beginner',
    options: ['beginner', 'intermediate', 'expert', 'custom'],
    mode: true,
    restart: true,
    note: 'The field: 9 by 9 with 10 mines, 16 by 16 with 40, 30 by 16 with 99, or your own.',
  },
  columns: {
    value: 9,
    unit: 'cells',
    min: 5,
    max: 40,
    step: 1,
    mode: true,
    restart: true,
    note: 'Width of a custom field.',
  },
  rows: {
    value: 9,
    unit: 'cells',
    min: 5,
    max: 30,
    step: 1,
    mode: true,
    restart: true,
    note: 'Height of a custom field.',
  },
  mines: {
    value: 10,
    unit: 'mines',
    min: 1,
    max: 600,
    step: 1,
    mode: true,
    restart: true,
    note: 'Mines of a custom field; as many as leave a free cell where they are too many.',
  },
  noGuess: {
    value: true,
    mode: true,
    restart: true,
    note: 'Deals boards that a solver has proven to need no guess.',
  },
  questionMarks: {
    value: true,
    mode: 'preference',
    note: 'A second press of the flag leaves a question mark.',
  },
  firstOpensArea: {
    value: true,
    restart: true,
    note: 'The first cell opened has no mine beside it, where the field has the room.',
  },
});

export type MinesweeperConfig = ValuesOf<typeof minesweeperConfig>;
export type MinesweeperLevel = MinesweeperConfig['level'];
