import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import type { Player } from './players';

/** A run that reaches ten minutes is stopped. */
export const maxTicks = 36_000;
export const timeOut = 'still playing';

/** The outcome of one game. */
export type Outcome = Readonly<{
  seed: number;
  score: number;
  ticks: number;
  stage: number;
  cause: string;
}>;

function ignore(): void {}

/** Plays the game of one seed to its end. The seed also decides the bot's mistakes. */
export function playGame(
  { game, makeBot, stage, cause }: Player,
  config: ConfigValues,
  seed: number,
): Outcome {
  const state = game.rules.start({ ...config }, seed);
  const bot = makeBot(seed);
  while (state.phase !== 'over' && state.tick < maxTicks) {
    stepRules(game.rules, state, bot(state), ignore);
  }
  return {
    seed,
    score: game.score(state),
    ticks: state.tick,
    stage: stage.of(state),
    cause: state.phase === 'over' ? cause(state) : timeOut,
  };
}

/** Plays the games of seeds 1 to `count`. @param tell is called with the number of games played */
export function playGames(
  player: Player,
  config: ConfigValues,
  count: number,
  tell: (done: number) => void = ignore,
): readonly Outcome[] {
  return Array.from({ length: count }, (_, index) => {
    const outcome = playGame(player, config, index + 1);
    tell(index + 1);
    return outcome;
  });
}
