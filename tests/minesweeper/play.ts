import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepTick } from '../../scenes/kit/rules/stepTick';
import { type MinesweeperConfig, minesweeperConfig } from '../../scenes/minesweeper/config';
import { minesweeper } from '../../scenes/minesweeper/game';
import { countMines } from '../../scenes/minesweeper/rules/layMines';
import type { MinesweeperAction } from '../../scenes/minesweeper/rules/MinesweeperAction';
import type { MinesweeperEvent } from '../../scenes/minesweeper/rules/MinesweeperEvent';
import type { MinesweeperState } from '../../scenes/minesweeper/rules/MinesweeperState';
import { minesweeperRules } from '../../scenes/minesweeper/rules/minesweeperRules';

export function startGame(config: Partial<MinesweeperConfig> = {}, seed = 1): MinesweeperState {
  return minesweeperRules.start({ ...defaultsOf(minesweeperConfig), ...config }, seed);
}

/** One tick with these actions; what it reported, by type and cell. */
export function act(state: MinesweeperState, ...actions: MinesweeperAction[]): MinesweeperEvent[] {
  const events: MinesweeperEvent[] = [];
  stepTick(minesweeper, state, actions, (event) => events.push({ ...event }));
  return events;
}

/** A field from a drawing, `*` a mine, before anything is opened but with the mines laid. */
export function fieldFrom(drawing: readonly string[]): MinesweeperState {
  const rows = drawing.length;
  const columns = drawing[0].length;
  const mined = Uint8Array.from(
    drawing
      .join('')
      .split('')
      .map((cell) => (cell === '*' ? 1 : 0)),
  );
  const mines = mined.reduce((sum, mine) => sum + mine, 0);
  const state = startGame({ level: 'custom', columns, rows, mines });
  state.laid = true;
  state.phase = 'playing';
  state.startTick = 0;
  state.mined = mined;
  state.counts = countMines(state, mined);
  return state;
}
