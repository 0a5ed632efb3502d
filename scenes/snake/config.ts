import {
  added,
  defineConfig,
  mode,
  number,
  restart,
  type ValuesOf,
  whole,
} from '../kit/rules/config';
import { directions } from '../kit/rules/grid';
import { mazeNames } from './rules/mazes';

const snakeStart = {
  restart: true,
  note: 'Where the snake begins; moved into the field if it is outside.',
} as const;
const firstFood = {
  restart: true,
  note: 'Where the first food is; a random free cell if the snake begins there.',
} as const;

/** Snake's constants. The values are the specified game; every mode is off. */
export const snakeConfig = defineConfig({
  columns: restart.whole(15, 'cells', [9, 40], { note: 'Width of the field.' }),
  rows: restart.whole(15, 'cells', [9, 40], { note: 'Height of the field.' }),
  cellSize: whole(20, 'px', [8, 64], {
    note: 'Side of a cell in the picture, before it is fitted to the handset.',
  }),
  moveMs: number(150, 'ms', [17, 1000], {
    note: 'Time from one move to the next at the classic level.',
  }),
  startColumn: whole(7, 'cells', [0, 39], snakeStart),
  startRow: whole(7, 'cells', [0, 39], snakeStart),
  foodColumn: whole(10, 'cells', [0, 39], firstFood),
  foodRow: whole(10, 'cells', [0, 39], firstFood),
  startDirection: restart.choice('right', directions, {
    note: 'The way the snake goes until the first turn.',
  }),
  points: whole(10, 'points', [1, 1000], { note: 'For each food at the classic level.' }),
  growth: whole(1, 'cells', [1, 8], {
    note: 'Cells by which each food lengthens the snake, one a move.',
  }),
  queuedTurns: whole(2, 'turns', [1, 4], {
    note: 'Turns remembered ahead, one taken at each move; later presses are dropped.',
  }),
  graceMs: number(0, 'ms', [0, 250], {
    note: 'Grace: how long a snake waits before a crash for a turn that saves it.',
  }),
  variant: mode.choice('classic', ['classic', 'cheese', 'portals', 'two'], {
    added: true,
    unranked: { two: 'Two people played it: it counts for no table, and nobody can race it.' },
    note: 'In Cheese every second link is a gap that you may pass. In Portals food comes in pairs: enter one, leave by the other.',
  }),
  edges: mode.choice('walls', ['walls', 'wrap'], {
    note: 'Edges kill, or wrap to the other side.',
  }),
  maze: mode.choice('none', ['none', ...mazeNames], { note: 'Walls inside the field.' }),
  bonus: mode.flag(false, {
    note: 'A creature appears now and then and leaves if it is not caught in time.',
  }),
  level: mode.choice('classic', ['classic', '1', '2', '3', '4', '5', '6', '7', '8', '9'], {
    note: 'Classic keeps one speed and its points; 1 to 9 set the speed and score more per food.',
  }),
  slowestMs: number(400, 'ms', [17, 1000], { note: 'Time from one move to the next at level 1.' }),
  fastestMs: number(50, 'ms', [17, 1000], {
    note: 'Time from one move to the next at level 9; the levels between are spaced evenly.',
  }),
  levelPoints: whole(1, 'points', [1, 100], { note: 'For each food, times the level.' }),
  bonusEvery: whole(5, 'foods', [1, 50], { note: 'Foods from one creature to the next.' }),
  bonusMoves: whole(20, 'moves', [5, 200], { note: 'How long a creature stays.' }),
  bonusPoints: whole(5, 'points', [0, 100], {
    note: 'For a creature, times one more than the level; classic counts as level 1.',
  }),
  bonusMovePoints: whole(2, 'points', [0, 100], {
    note: 'For each move that a caught creature would still have stayed.',
  }),
  duelGrowth: added.whole(4, 'cells', [1, 8], {
    note: 'Of two players, cells by which each food lengthens a snake, and by which both begin.',
  }),
  portalMs: added.number(400, 'ms', [17, 2000], {
    note: 'How long the snake waits where it has come out of a portal, and no less than a move.',
  }),
});

export type SnakeConfig = ValuesOf<typeof snakeConfig>;
