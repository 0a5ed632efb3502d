import { defaultsOf } from '../../../scenes/kit/rules/config';
import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import { stepRules } from '../../../scenes/kit/rules/stepTick';
import { type Strategy, themeParkBuilder } from '../../../scenes/theme-park/bot/builder';
import { type ThemeParkConfig, themeParkConfig } from '../../../scenes/theme-park/config';
import { type BuildingId, buildingIds, kindOf } from '../../../scenes/theme-park/rules/buildings';
import { lacks, refundOf } from '../../../scenes/theme-park/rules/query';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../../scenes/theme-park/rules/themeParkRules';

/** The result of a park after some minutes. */
export type ParkOutcome = Readonly<{
  /** Pounds in the till plus the refund for every building. */
  worth: number;
  visitors: number;
  satisfaction: number;
}>;

function ignore(): void {}

function worthOf(state: Readonly<ThemeParkState>): number {
  const refunds = buildingIds
    .map(kindOf)
    // Classic rules neither count nor price the buildings that only Tycoon rules have.
    .filter((kind) => !lacks(state, kind))
    .map((kind) => state.counts[kind] * refundOf(state, kind));
  const owed = state.town?.loan ?? 0;
  return refunds.reduce((sum, pounds) => sum + pounds, state.money - owed);
}

export type ParkPlan = Readonly<{
  strategy: Strategy;
  /** A building that the strategy never buys. */
  without?: BuildingId;
  seed: number;
  minutes: number;
  rules: ThemeParkConfig['rules'];
}>;

/** Plays a park by a strategy for a number of minutes. */
export function playPark({ strategy, without, seed, minutes, rules }: ParkPlan): ParkOutcome {
  return playWith(themeParkBuilder(strategy, without), { seed, minutes, rules });
}

export type ParkPlayer = (state: Readonly<ThemeParkState>) => readonly ThemeParkAction[];

/** Plays a park by a given player for a number of minutes. */
export function playWith(
  build: ParkPlayer,
  { seed, minutes, rules }: Pick<ParkPlan, 'seed' | 'minutes' | 'rules'>,
): ParkOutcome {
  const state = themeParkRules.start({ ...defaultsOf(themeParkConfig), rules }, seed);
  for (let tick = 0; tick < minutes * 60 * ticksPerSecond; tick += 1) {
    stepRules(themeParkRules, state, build(state), ignore);
  }
  return {
    worth: worthOf(state),
    visitors: state.visitors.count,
    satisfaction: state.satisfaction,
  };
}
