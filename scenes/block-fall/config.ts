import {
  added,
  defineConfig,
  flag,
  mode,
  number,
  preference,
  restart,
  type ValuesOf,
  whole,
} from '../kit/rules/config';

/** Every constant of Block Fall. Times are milliseconds and become whole ticks of 1/60 s. */
export const blockFallConfig = defineConfig({
  columns: restart.whole(10, 'cells', [6, 20], { note: 'Width of the well.' }),
  rows: restart.whole(20, 'cells', [10, 40], { note: 'Visible height of the well.' }),
  fallMs: number(500, 'ms', [50, 2000, 10], { note: 'Time per row on level 1.' }),
  fallStepMs: number(50, 'ms', [0, 200, 5], {
    note: 'How much shorter that time gets with every level above 1.',
  }),
  fallFloorMs: whole(100, 'ms', [16, 500], {
    note: 'The time per row never gets shorter than this.',
  }),
  delayedShiftMs: preference.whole(100, 'ms', [17, 1000], {
    note: 'How long a direction is held before it repeats (DAS).',
  }),
  repeatMs: preference.whole(100, 'ms', [0, 1000], {
    note: 'Time between repeats (ARR); 0 goes to the wall at once.',
  }),
  newPieceDelayMs: preference.whole(50, 'ms', [0, 500], {
    note: 'A direction that is already held waits this long before it moves a new piece.',
  }),
  softDropMs: preference.whole(50, 'ms', [0, 500], {
    note: 'Time per row while down is held; 0 goes to the floor at once.',
  }),
  lockDelayMs: number(500, 'ms', [0, 3000, 10], {
    note: 'How long a piece stays on the ground before it locks.',
  }),
  lockResets: whole(15, 'moves', [0, 100], {
    note: 'How many moves and turns on the ground restart the lock delay.',
  }),
  preview: preference.whole(5, 'pieces', [1, 6], { note: 'Length of the queue that is shown.' }),
  hold: flag(true, { mode: true, note: 'A piece may be held once per turn.' }),
  ghost: preference.flag(true, { note: 'Draws where the piece would land.' }),
  singleScore: number(100, 'points × level', [0, 10_000, 10], { note: 'One line.' }),
  doubleScore: number(300, 'points × level', [0, 10_000, 10], { note: 'Two lines at once.' }),
  tripleScore: number(500, 'points × level', [0, 10_000, 10], { note: 'Three lines at once.' }),
  tetradScore: number(800, 'points × level', [0, 10_000, 10], { note: 'Four lines at once.' }),
  softDropScore: whole(0, 'points per row', [0, 100], {
    note: 'For every row that a soft drop falls.',
  }),
  hardDropScore: whole(0, 'points per row', [0, 100], {
    note: 'For every row that a hard drop falls.',
  }),
  linesPerLevel: whole(10, 'lines', [1, 50], { note: 'Lines until the next level.' }),
  startLevel: mode.whole(1, 'level', [1, 20], { note: 'The level on which a game begins.' }),
  variant: mode.choice('classic', ['classic', 'sprint', 'blitz', 'zen', 'dig', 'modern'], {
    added: true,
    note: 'What the game is about: see `variants.ts`.',
  }),
  sprintLines: added.whole(40, 'lines', [1, 400], { note: 'Lines that end a Sprint.' }),
  blitzMs: added.whole(120_000, 'ms', [1000, 3_600_000], {
    note: 'How long a Blitz lasts.',
  }),
  digRows: restart.whole(10, 'rows', [1, 16], {
    added: true,
    note: 'Rows to clear in Dig, each with one gap.',
  }),
  spinScore: added.number(400, 'points × level', [0, 10_000, 10], {
    note: 'A T-spin of Modern. Each line that it clears adds as much again.',
  }),
  miniScore: added.number(100, 'points × level', [0, 10_000, 10], {
    note: 'A small T-spin of Modern. Each line that it clears doubles it.',
  }),
  comboScore: added.number(50, 'points × level', [0, 10_000, 10], {
    note: 'In Modern, for each piece in a row that clears lines, after the first.',
  }),
  backToBack: added.number(1.5, 'of the points', [1, 4, 0.1], {
    note: 'In Modern, for four lines or a T-spin that follow such a clear without another between.',
  }),
  perfectScore: added.number(800, 'points × level', [0, 10_000, 10], {
    note: 'In Modern, for a well that is empty after a clear. Each line above one adds half of it.',
  }),
  extraLives: whole(0, 'lives', [0, 9], {
    assist: true,
    note: 'How many times a full well is emptied instead of ending the game.',
  }),
  invincible: flag(false, { assist: true, note: 'A well that is full is emptied every time.' }),
});

export type BlockFallConfig = ValuesOf<typeof blockFallConfig>;
