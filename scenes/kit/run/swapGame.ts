import { type ConfigSpec, defaultsOf, isPractice, refusal } from '../rules/config';
import type { ConfigValues, GameTypes } from '../rules/contract';
import { copy } from '../rules/copy';
import { Recording } from '../rules/Recording';
import { sameShape } from '../rules/sameShape';
import type { Run } from './createRun';
import type { Runnable } from './Run';

/**
 * The constants under a changed config file. Those still at the old default follow the new one.
 * Tuned ones stay if the new file allows them.
 */
function carryConfig(before: ConfigSpec, after: ConfigSpec, config: ConfigValues): ConfigValues {
  const carried: ConfigValues = defaultsOf(after);
  for (const [key, field] of Object.entries(after)) {
    const held = config[key];
    const tuned = Object.hasOwn(before, key) && held !== before[key].value;
    if (tuned && refusal(field, held) === undefined) carried[key] = held;
  }
  return carried;
}

/**
 * Replaces the game of a run by a changed module of it, during development. The state stays, as
 * practice, if the new rules start with the same shape; otherwise the run restarts.
 * @returns whether the state stayed
 */
export function swapGame<Summary>(
  run: Run<GameTypes, Summary>,
  next: Runnable<GameTypes, Summary>,
  freshSeed: () => number,
): boolean {
  const config = carryConfig(run.game.config, next.config, run.config);
  const { seed, actions } = run.replay();
  const { watching, paused } = run.status.getState();
  if (watching || !sameShape(next.rules.start({ ...config }, seed), run.state)) {
    const recording = new Recording(next, { config, seed: freshSeed() });
    run.adopt(next, recording, { config, practice: isPractice(next.config, config) });
    return false;
  }
  const state = copy(run.state);
  for (const key of Object.keys(config)) {
    if (next.config[key].restart || config[key] === run.config[key]) continue;
    state.config[key] = config[key];
    next.rules.retune?.(state, key);
  }
  const recording = new Recording(next, { config, seed, actions, state });
  run.adopt(next, recording, { config, practice: true, paused });
  return true;
}
