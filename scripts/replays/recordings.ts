import { blockFallRecordings } from './recordBlockFall';
import { graveyardGhostsRecordings } from './recordGraveyardGhosts';
import { klondikeRecordings } from './recordKlondike';
import { minesweeperRecordings } from './recordMinesweeper';
import { snakeRecordings } from './recordSnake';
import { superJumpRecordings } from './recordSuperJump';
import { themeParkRecordings } from './recordThemePark';

/** Every golden replay by name, which begins with its game's id. */
export const recordings: Readonly<Record<string, () => string>> = {
  ...snakeRecordings,
  ...blockFallRecordings,
  ...superJumpRecordings,
  ...graveyardGhostsRecordings,
  ...themeParkRecordings,
  ...minesweeperRecordings,
  ...klondikeRecordings,
};
