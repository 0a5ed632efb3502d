import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { superJumpWithoutView } from '../../scenes/super-jump/game';
import { makeSuperJumpBot } from '../balance/bots/superJumpBot';

const frameMs = 1000 / 60;
/** A minute and a half. */
const maxTicks = 5400;

/** A run by the bot, ended by its last life, its fall or the time limit, as replay text. */
function record(config: ConfigValues, seed: number, tuning?: readonly [string, number]): string {
  const run = createRun(superJumpWithoutView, { seed: () => seed, config });
  const bot = makeSuperJumpBot(seed);
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    for (const action of bot(run.state)) run.dispatch(action as { type: 'start' });
    if (tuning && run.state.tick === 600) run.tune(...tuning);
    run.advance(frameMs);
  }
  return encodeReplay(superJumpWithoutView, run.replay());
}

/** Super Jump's golden replays by name: the specified game, every mode, and a tuned run. */
export const superJumpRecordings: Readonly<Record<string, () => string>> = {
  'super-jump-classic': () => record({}, 1989),
  'super-jump-wrap': () => record({ edges: 'wrap', startLevel: '4' }, 1990),
  'super-jump-double-jump': () => record({ doubleJump: true }, 1991),
  'super-jump-ice': () => record({ ice: true }, 1992),
  'super-jump-level-10': () => record({ startLevel: '10', extraLives: 6 }, 1993),
  'super-jump-invincible': () => record({ invincible: true, edges: 'wrap' }, 1994),
  'super-jump-tuned': () => record({ invincible: true }, 1995, ['gravity', 0.4]),
};
