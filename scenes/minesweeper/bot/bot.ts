import { defineBot, type MakeBot } from '../../kit/bot/GameBot';
import { below, oneIn, seedRng } from '../../kit/rules/rng';
import type { MinesweeperState } from '../rules/MinesweeperState';
import { choosePress, type Manner } from './choosePress';

/** Ticks between two presses, and how many presses there are to one on a random closed cell. */
const pace = 60;
const careless = 60;
/** Five minutes: the limit for a field with a wrong flag. */
const maxTicks = 18_000;

/** A player who deduces all that can be deduced, and sometimes slips. */
const make: MakeBot<MinesweeperState> = (seed) => {
  const rng = seedRng(seed);
  return (state) => {
    if (state.laid && state.tick - state.lastTick < pace) return [];
    const press = choosePress(state, 'sweeps', seed);
    if (!state.laid || !oneIn(rng, careless)) return [press];
    const closed = [...state.open.keys()].filter((cell) => !state.open[cell]);
    return [{ type: 'open', cell: closed[below(rng, closed.length)] }];
  };
};

/** A player for recordings. It presses at an interval in ticks, up to a fifth early or late. */
function steady(ticks: number, manner: Manner): MakeBot<MinesweeperState> {
  return (seed) => (state) => {
    const beat = ticks + ((state.clicks * 7) % 5) * Math.floor(ticks / 10);
    const waits = state.laid && state.tick - state.lastTick < beat;
    return waits ? [] : [choosePress(state, manner, seed)];
  };
}

export const bot = defineBot<MinesweeperState>({
  make,
  recordings: {
    classic: { maxTicks, seed: 1990, make: steady(180, 'sweeps') },
    flags: {
      maxTicks,
      seed: 1991,
      config: { questionMarks: false },
      make: steady(45, 'flags'),
    },
    intermediate: {
      maxTicks,
      seed: 1992,
      config: { level: 'intermediate' },
      make: steady(30, 'flags'),
    },
    expert: { maxTicks, seed: 1993, config: { level: 'expert' }, make: steady(24, 'sweeps') },
    guesses: {
      maxTicks,
      seed: 1999,
      config: { level: 'expert', noGuess: false },
      make: steady(20, 'flags'),
    },
    custom: {
      maxTicks,
      seed: 1995,
      config: { level: 'custom', columns: 24, rows: 10, mines: 40 },
      make: steady(25, 'sweeps'),
    },
  },
  report: {
    stage: {
      name: 'tenth of the field',
      of: ({ openCount, open, mines }) => 1 + Math.floor((9 * openCount) / (open.length - mines)),
    },
    cause: ({ won }) => (won ? 'cleared' : 'a mine'),
  },
});
