import { isPractice } from '../rules/config';
import type { BaseAction, BaseFact, BaseState } from '../rules/contract';
import { copy } from '../rules/copy';
import { Recording } from '../rules/Recording';
import { sameShape } from '../rules/sameShape';
import { carryConfig } from './carryConfig';
import type { Run, Runnable } from './Run';

/**
 * Lets a changed module of the same game take a run over while developing. The state stays, as
 * practice, where the new rules start with one of the same shape; otherwise the run restarts.
 * @returns whether the state stayed
 */
export function swapGame<
  State extends BaseState,
  Action extends BaseAction,
  Fact extends BaseFact,
  Summary,
>(
  run: Run<State, Action, Fact, Summary>,
  next: Runnable<State, Action, Fact, Summary>,
  freshSeed: () => number,
): boolean {
  const { carried: config, changed } = carryConfig(run.game.config, next.config, run.config);
  const { seed } = run.replay();
  const { watching, paused } = run.status.getState();
  const stays = !watching && sameShape(next.rules.start({ ...config }, seed), run.state);
  if (!stays) {
    const recording = new Recording(next, { config, seed: freshSeed() });
    run.adopt(next, recording, { config, practice: isPractice(next.config, config) });
    return false;
  }
  const state = copy(run.state as State);
  for (const key of Object.keys(changed)) {
    state.config[key] = changed[key];
    next.rules.retune?.(state, key);
  }
  const recording = new Recording(next, { config, seed, actions: run.replay().actions, state });
  run.adopt(next, recording, { config, practice: true, paused });
  return true;
}
