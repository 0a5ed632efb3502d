import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { minesweeperWithoutView } from '../../scenes/minesweeper/game';
import { type Manner, minesweeperBot } from './minesweeperBot';

const frameMs = 1000 / 60;
/** Five minutes: what a field with a wrong flag on it is given. */
const maxTicks = 18_000;

/** A run by the bot to its end, a press every so many ticks, as replay text. */
function record(config: ConfigValues, seed: number, pace: number, manner: Manner): string {
  const run = createRun(minesweeperWithoutView, { seed: () => seed, config });
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    // A hand is not a clock: it hurries and lingers by up to a fifth.
    const beat = pace + ((run.state.clicks * 7) % 5) * Math.floor(pace / 10);
    if (run.state.tick - run.state.lastTick >= beat || !run.state.laid) {
      run.dispatch(minesweeperBot(run.state, manner, seed));
    }
    run.advance(frameMs);
  }
  return encodeReplay(minesweeperWithoutView, run.replay());
}

/** Minesweeper's golden replays by name: every field, boards with and without guesses, flags. */
export const minesweeperRecordings: Readonly<Record<string, () => string>> = {
  'minesweeper-classic': () => record({}, 1990, 180, 'sweeps'),
  'minesweeper-flags': () => record({ questionMarks: false }, 1991, 45, 'flags'),
  'minesweeper-intermediate': () => record({ level: 'intermediate' }, 1992, 30, 'flags'),
  'minesweeper-expert': () => record({ level: 'expert' }, 1993, 24, 'sweeps'),
  'minesweeper-guesses': () => record({ level: 'expert', noGuess: false }, 1999, 20, 'flags'),
  'minesweeper-custom': () =>
    record({ level: 'custom', columns: 24, rows: 10, mines: 40 }, 1995, 25, 'sweeps'),
};
