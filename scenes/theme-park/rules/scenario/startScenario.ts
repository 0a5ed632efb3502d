import type { ThemeParkConfig } from '../../config';
import { kindOf, specOf } from '../buildings';
import { spreadCharm } from '../edit';
import { start } from '../start';
import type { Park, ThemeParkState } from '../ThemeParkState';
import { allOpen } from '../tycoon/topics';
import {
  constantsOf,
  goals,
  inheritedDebt,
  type Scenario,
  seasons,
  terrain,
  troubles,
} from './Scenario';

/** How pleasant it is to walk beside an old wood, as beside trees that were planted. */
const woodCharm = specOf(kindOf('tree')).tycoon.charm >> 1;

/**
 * Makes a park in which nothing stands but gates one of a scenario, in which every building is open
 * that it does not shut.
 */
export function enterScenario(state: ThemeParkState, scenario: Scenario): void {
  const { town } = state;
  if (!town) return;
  const { play } = town;
  play.name = scenario.name;
  play.season = seasons.indexOf(scenario.season);
  play.trouble = troubles.indexOf(scenario.trouble);
  play.goal = goals.indexOf(scenario.goal);
  play.minutes = scenario.minutes;
  play.medals.set(scenario.medals);
  play.seed = scenario.seed;
  town.open = allOpen & ~(scenario.shut | scenario.never);
  town.terrain.set(scenario.ground);
  for (const [cell, kind] of scenario.ground.entries()) {
    if (kind === terrain.wood) spreadCharm(state, cell, 1, woodCharm);
  }
}

/** The scenario that a park is played in; undefined for an open-ended one. */
export function scenarioOf({ town, config }: Park): Scenario | undefined {
  if (!town || town.play.goal === 0) return undefined;
  const { name, season, trouble, goal, minutes, medals, seed } = town.play;
  const [bronze, silver, gold] = medals;
  return {
    name,
    season: seasons[season],
    trouble: troubles[trouble],
    money: config.startingMoney,
    minutes,
    goal: goals[goal],
    medals: [bronze, silver, gold],
    seed,
    ground: town.terrain,
    shut: config.shutKinds,
    never: config.neverKinds,
  };
}

/** The park with which a scenario begins. @param constants without any scenario's changes */
export function startScenario(
  constants: Readonly<ThemeParkConfig>,
  scenario: Scenario,
): ThemeParkState {
  const state = start(constantsOf(constants, scenario), scenario.seed);
  enterScenario(state, scenario);
  if (state.town && scenario.trouble === 'debt') state.town.loan = inheritedDebt;
  return state;
}
