import { below, oneIn, seedChance } from '../../../scenes/kit/rules/chance';
import type { MinesweeperState } from '../../../scenes/minesweeper/rules/MinesweeperState';
import { minesweeperBot } from '../../replays/minesweeperBot';
import type { Bot, MakeBot } from './Bot';

/** Ticks between two presses, and once in so many presses the hand slips to any closed cell. */
const pace = 60;
const careless = 60;

/** Somebody who works out all that can be worked out, and mostly presses where he meant to. */
export const makeMinesweeperPlayer: MakeBot<MinesweeperState> = (seed): Bot<MinesweeperState> => {
  const chance = seedChance(seed);
  return (state) => {
    if (state.laid && state.tick - state.lastTick < pace) return [];
    const press = minesweeperBot(state, 'sweeps', seed);
    if (!state.laid || !oneIn(chance, careless)) return [press];
    const closed = [...state.open.keys()].filter((cell) => !state.open[cell]);
    return [{ type: 'open', cell: closed[below(chance, closed.length)] }];
  };
};
