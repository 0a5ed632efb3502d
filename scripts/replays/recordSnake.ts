import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import { snakeWithoutView } from '../../scenes/snake/game';
import { snakeBot } from './snakeBot';

const frameMs = 1000 / 60;
/** Ten minutes: what a bot that goes round in circles is given. */
const maxTicks = 36_000;

/** A run by the bot, ended by its crash, its win or the time limit, as replay text. */
function record(config: ConfigValues, seed: number, tuning?: readonly [string, number]): string {
  const run = createRun(snakeWithoutView, { seed: () => seed, config });
  run.dispatch({ type: 'start' });
  while (run.state.tick < maxTicks && run.status.getState().phase !== 'over') {
    const decides = run.state.moveAt - run.state.tick === 1;
    const turn = decides ? snakeBot(run.state) : undefined;
    if (turn) run.dispatch(turn);
    if (tuning && run.state.tick === 600) run.tune(...tuning);
    run.advance(frameMs);
  }
  return encodeReplay(snakeWithoutView, run.replay());
}

/** Snake's golden replays by name: the specified game, every mode, and a tuned run. */
export const snakeRecordings: Readonly<Record<string, () => string>> = {
  'snake-classic': () => record({}, 1995),
  'snake-wrap': () => record({ edges: 'wrap', level: '6' }, 1996),
  'snake-corners-creature': () => record({ maze: 'corners', bonus: true, level: '9' }, 1997),
  'snake-rails-wrap': () => record({ maze: 'rails', edges: 'wrap', bonus: true }, 1998),
  'snake-pillars': () => record({ maze: 'pillars', level: '4' }, 1999),
  'snake-windmill-creature': () => record({ maze: 'windmill', bonus: true, level: '7' }, 2000),
  'snake-gates-grace': () => record({ maze: 'gates', graceMs: 60, growth: 2 }, 2001),
  'snake-tuned': () => record({}, 2002, ['moveMs', 80]),
};
