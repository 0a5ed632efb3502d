import type { HeadlessGame } from '../Game';
import { encodeReplay } from '../rules/replayText';
import { createRun } from '../run/createRun';
import type { GameBot, Recipe } from './GameBot';

const frameMs = 1000 / 60;
const minuteAndAHalf = 5400;
const tuneAt = 600;

/** A golden recording as text: the bot's run to its end, or to the limit of the recipe. */
export function recordGame(
  game: HeadlessGame,
  bot: GameBot,
  { seed, config, make = bot.make, maxTicks = minuteAndAHalf, tuning }: Recipe,
): string {
  const run = createRun(game, { seed: () => seed, config });
  const play = make(seed);
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    for (const action of play(run.state)) run.dispatch(action);
    if (tuning && run.state.tick === tuneAt) run.tune(...tuning);
    run.advance(frameMs);
  }
  return encodeReplay(game, run.replay());
}
