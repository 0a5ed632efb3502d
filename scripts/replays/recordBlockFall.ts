import { blockFallWithoutView } from '../../scenes/block-fall/game';
import type { Button } from '../../scenes/block-fall/rules/BlockFallAction';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { bestPlacement, buttonTowards, type Placement } from './blockFallBot';

const frameMs = 1000 / 60;
/** A minute and a half. */
const maxTicks = 5_400;
/** A press too many is a piece that cannot come to its place: it is dropped where it is. */
const patience = 16;

type Options = Readonly<{
  config?: ConfigValues;
  seed: number;
  /** Ticks from one press to the next. */
  pace?: number;
  /** Lets every piece fall where it appears: a game that ends. */
  careless?: boolean;
  /** Puts every so-manieth piece aside. */
  holdEvery?: number;
  tuning?: readonly [key: string, value: number];
}>;

/** A run by the bot, ended by a full well or the time limit, as replay text. */
function record({ config, seed, pace = 3, careless, holdEvery, tuning }: Options): string {
  const run = createRun(blockFallWithoutView, { seed: () => seed, config });
  let piece = 0;
  let presses = 0;
  let goal: Placement | undefined;
  const tap = (button: Button): void => {
    run.dispatch({ type: 'press', button });
    run.dispatch({ type: 'release', button });
  };
  run.dispatch({ type: 'start' });
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    const { state } = run;
    if (state.phase === 'playing' && state.tick % pace === 0) {
      if (state.pieces !== piece) {
        piece = state.pieces;
        presses = 0;
        goal = careless ? undefined : bestPlacement(state);
        if (holdEvery && piece % holdEvery === 0) tap('hold');
      }
      presses += 1;
      tap(goal && presses < patience ? buttonTowards(state, goal) : 'drop');
    }
    if (tuning && state.tick === 600) run.tune(...tuning);
    run.advance(frameMs);
  }
  return encodeReplay(blockFallWithoutView, run.replay());
}

/** Block Fall's golden replays by name: the specified game and everything that changes it. */
export const blockFallRecordings: Readonly<Record<string, () => string>> = {
  'block-fall-classic': () => record({ seed: 1990 }),
  'block-fall-to-the-top': () => record({ seed: 1991, careless: true, pace: 9 }),
  'block-fall-level-nine': () => record({ seed: 1992, config: { startLevel: 9 } }),
  'block-fall-hold': () => record({ seed: 1993, holdEvery: 5 }),
  'block-fall-wide-well': () => record({ seed: 1994, config: { columns: 14, rows: 16 } }),
  'block-fall-instant-keys': () =>
    record({ seed: 1995, config: { repeatMs: 0, delayedShiftMs: 17, softDropMs: 0 } }),
  'block-fall-three-lives': () =>
    record({ seed: 1996, careless: true, config: { extraLives: 3 }, pace: 9 }),
  'block-fall-tuned': () => record({ seed: 1997, tuning: ['fallMs', 200] }),
};
