import { graveyardGhostsWithoutView } from '../../scenes/graveyard-ghosts/game';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { makeGraveyardGhostsBot } from '../balance/bots/graveyardGhostsBot';

const frameMs = 1000 / 60;
/** A minute and a half. */
const maxTicks = 5400;

/** A run by the bot, ended by its last life or the time limit, as replay text. */
function record(config: ConfigValues, seed: number, tuning?: readonly [string, number]): string {
  const run = createRun(graveyardGhostsWithoutView, { seed: () => seed, config });
  const bot = makeGraveyardGhostsBot(seed);
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    for (const action of bot(run.state)) run.dispatch(action as { type: 'start' });
    if (tuning && run.state.tick === 600) run.tune(...tuning);
    run.advance(frameMs);
  }
  return encodeReplay(graveyardGhostsWithoutView, run.replay());
}

/** Graveyard Ghosts' golden replays by name: the specified game, every mode, and a tuned run. */
export const graveyardGhostsRecordings: Readonly<Record<string, () => string>> = {
  'graveyard-ghosts-classic': () => record({}, 1989),
  'graveyard-ghosts-chain': () => record({ chain: true }, 1990),
  'graveyard-ghosts-learn': () => record({ learn: true, startLevel: '3' }, 1991),
  'graveyard-ghosts-level-8': () => record({ startLevel: '8', extraLives: 6 }, 1992),
  'graveyard-ghosts-invincible': () => record({ invincible: true }, 1993),
  'graveyard-ghosts-tuned': () => record({}, 1994, ['stepMs', 117]),
};
