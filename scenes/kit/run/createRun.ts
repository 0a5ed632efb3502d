import { categoryOf } from '../rules/config';
import type { ConfigValues, GameTypes } from '../rules/contract';
import { playing } from './playing';
import type { Runnable, RunOptions } from './Run';
import { RunCore } from './RunCore';
import { replacing } from './replacing';

/** One game being played. The host creates it; it outlives every view of it. */
export type Run<Types extends GameTypes = GameTypes, Summary = unknown> = ReturnType<
  typeof createRun<Types, Summary>
>;

/** Starts a run of `game` in phase `ready`. */
export function createRun<Types extends GameTypes, Summary>(
  game: Runnable<Types, Summary>,
  options: RunOptions,
) {
  const core = new RunCore(game, options);
  const { stepper, clock, status } = core;
  return {
    ...playing(core),
    ...replacing(core),
    status,

    get game() {
      return stepper.game;
    },

    get title() {
      return stepper.game.title;
    },

    get state(): Readonly<Types['state']> {
      return stepper.state;
    },

    get alpha() {
      return clock.alpha;
    },

    /** The constants of the next restart, including tuned values. */
    get config(): Readonly<ConfigValues> {
      return core.config;
    },

    /** The leaderboard category of the run: that of the modes it began with. */
    get category() {
      return categoryOf(stepper.game.config, stepper.recording.config);
    },
  };
}
