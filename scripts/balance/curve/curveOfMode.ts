import { withReaction } from '../../../scenes/kit/bot/withReaction';
import { ticksOrNone } from '../../../scenes/kit/rules/config';
import type { Player } from '../players';
import { type Outcome, playGame } from '../playGames';
import { blindStrategiesOf } from './blindStrategies';
import type { Mode } from './modes';

/** The reaction times that the report shows, in milliseconds. */
export const reactions = [100, 250, 400] as const;
/** The reaction time of the requirement, the check and the comparison with blind strategies. */
export const judgedReaction = 250;
/** How many stages the report shows. */
export const stages = 10;

/** Games by which the best blind strategy of a kind is chosen, and by which it is measured. */
const trials = 2;
const strategyGames = 20;

/** How a strategy did in a mode. */
export type Means = Readonly<{ score: number; cleared: number }>;

export type CurveOfMode = Readonly<{
  name: string;
  /** What stands for a level, and the one on which the mode begins. */
  stage: string;
  first: number;
  /** By reaction: the share of runs that cleared the first stages, 0 to 1. */
  shares: readonly (readonly number[])[];
  /** The bot's means at the judged reaction. */
  honest: Means;
  /** The best blind strategy of each kind. */
  strategies: readonly Readonly<{ kind: string; name: string; means: Means }>[];
  /** The first run at the judged reaction: score and ticks. It shows whether the report is current. */
  check: string;
}>;

export type Curve = Readonly<{
  id: string;
  title: string;
  games: number;
  modes: readonly CurveOfMode[];
}>;

/** The player with a reaction time in milliseconds. */
export function reacting(player: Player, ms: number): Player {
  const ticks = ticksOrNone(ms);
  return { ...player, makeBot: (seed) => withReaction(player.makeBot(seed), ticks) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The stage on which runs of a mode begin. */
function firstStage({ game, stage }: Player, { config }: Mode): number {
  return stage.of(game.rules.start({ ...config }, 1));
}

function meansOf(outcomes: readonly Outcome[], first: number): Means {
  return {
    score: mean(outcomes.map(({ score }) => score)),
    cleared: mean(outcomes.map(({ stage }) => stage - first)),
  };
}

/** Plays seeds from `from` on. */
function play(player: Player, { config }: Mode, count: number, from = 1): readonly Outcome[] {
  return Array.from({ length: count }, (_, index) => playGame(player, config, from + index));
}

/** Chooses the best blind strategy of each kind by a few seeds and measures it by others. */
function playBlindStrategies(player: Player, mode: Mode): CurveOfMode['strategies'] {
  const first = firstStage(player, mode);
  const measure = (makeBot: Player['makeBot'], count: number, from: number) =>
    meansOf(play({ ...player, makeBot }, mode, count, from), first);
  return blindStrategiesOf(player.game).map(({ name: kind, strategies }) => {
    const tried = strategies.map((strategy) => ({
      strategy,
      means: measure(strategy.make, trials, 1001),
    }));
    const best = tried.reduce((one, other) => (isBetter(other.means, one.means) ? other : one));
    const { name, make } = best.strategy;
    return { kind, name, means: measure(make, strategyGames, 1) };
  });
}

/** Whether a strategy did better: by score, and where nobody scores, by stages. */
function isBetter(one: Means, other: Means): boolean {
  return one.score === other.score ? one.cleared > other.cleared : one.score > other.score;
}

/** The first run of a mode at the judged reaction, in short. */
export function firstRun(player: Player, mode: Mode): string {
  const { score, ticks } = playGame(reacting(player, judgedReaction), mode.config, 1);
  return `${score}/${ticks}`;
}

/** Plays a mode at each reaction, and the blind strategies. @param games per reaction */
export function curveOfMode(player: Player, mode: Mode, games: number): CurveOfMode {
  const first = firstStage(player, mode);
  const measure = player.stageIn?.(mode.config) ?? player.stage;
  const count = Math.min(stages, ('count' in measure ? measure.count : undefined) ?? stages);
  const series = reactions.map((ms) => play(reacting(player, ms), mode, games));
  const judged = series[reactions.indexOf(judgedReaction)];
  return {
    name: mode.name,
    stage: measure.name,
    first,
    shares: series.map((outcomes) =>
      Array.from({ length: count }, (_, index) =>
        mean(outcomes.map(({ stage }) => (stage - first > index ? 1 : 0))),
      ),
    ),
    honest: meansOf(judged, first),
    strategies: playBlindStrategies(player, mode),
    check: `${judged[0].score}/${judged[0].ticks}`,
  };
}
