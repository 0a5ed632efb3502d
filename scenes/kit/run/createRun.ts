import { categoryOf } from '../rules/config';
import type { GameTypes } from '../rules/contract';
import { playing } from './playing';
import type { Run, Runnable, RunOptions } from './Run';
import { RunCore } from './RunCore';
import { replacing } from './replacing';

/** Starts a run of `game` in phase `ready`. */
export function createRun<Types extends GameTypes, Summary>(
  game: Runnable<Types, Summary>,
  options: RunOptions,
): Run<Types, Summary> {
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

    get state() {
      return stepper.state;
    },

    get alpha() {
      return clock.alpha;
    },

    get config() {
      return core.config;
    },

    get category() {
      return categoryOf(stepper.game.config, stepper.recording.config);
    },
  };
}
