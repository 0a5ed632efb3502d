import { below } from '../../kit/rules/rng';
import type { ThemeParkConfig } from '../config';
import {
  type BuildingId,
  type BuildingSpec,
  type BuildingType,
  buildings,
  kindCount,
  kindOf,
  pathKind,
} from './buildings';
import { account, bookPounds } from './ledger';
import type { Report } from './ThemeParkEvent';
import type { Park, ThemeParkState } from './ThemeParkState';
import { letIn } from './visitors';

function kindsOf(type: BuildingType): readonly number[] {
  return (buildings as readonly BuildingSpec[])
    .filter((building) => building.type === type && building.tycoonOnly !== true)
    .map(({ id }) => kindOf(id as BuildingId));
}

const rides = kindsOf('ride');
const foods = kindsOf('food');
const shops = kindsOf('shop');
const decorations = kindsOf('decoration');

/** How many buildings of some kinds stand in the park. */
function countOf({ counts }: Park, kinds: readonly number[]): number {
  let count = 0;
  for (let index = 0; index < kinds.length; index += 1) count += counts[kinds[index]];
  return count;
}

/** By kind from 1, the constant of its upkeep; kinds that Classic rules lack have none. */
const upkeepKeys = (buildings as readonly BuildingSpec[]).map(({ id, tycoonOnly }) =>
  tycoonOnly ? undefined : (`${id}Upkeep` as Extract<keyof ThemeParkConfig, `${string}Upkeep`>),
);

/** The upkeep of one building per tick under Classic rules. */
function classicUpkeep(kind: number, { config }: Park): number {
  const key = upkeepKeys[kind - 1];
  return key === undefined ? 0 : config[key];
}

function earn(state: ThemeParkState): void {
  const { config } = state;
  bookPounds(state, account.rides, config.rideIncome * countOf(state, rides));
  bookPounds(state, account.food, config.foodIncome * countOf(state, foods));
  bookPounds(state, account.shops, config.shopIncome * countOf(state, shops));
}

/** @param upkeepOf the upkeep of one building of a kind per tick */
export function payUpkeep(
  state: ThemeParkState,
  upkeepOf: (kind: number, state: Park) => number,
): void {
  let pounds = 0;
  for (let kind = 1; kind < kindCount; kind += 1) {
    if (state.counts[kind] > 0) pounds += state.counts[kind] * upkeepOf(kind, state);
  }
  bookPounds(state, account.upkeep, -pounds);
}

function spawn(state: ThemeParkState, emit: Report): void {
  const { visitors, config } = state;
  const full = visitors.count >= Math.min(config.maxVisitors, visitors.at.length);
  if (full || state.gateCount === 0 || state.counts[pathKind] === 0) return;
  if (below(state.rng, 100) < config.spawnPercent) letIn(state, emit);
}

/** The value that satisfaction moves towards under Classic rules, 0 to 100. */
export function satisfactionTarget(state: Park): number {
  const { config } = state;
  const sum =
    config.satisfactionBase +
    config.satisfactionPerRide * countOf(state, rides) +
    config.satisfactionPerFood * countOf(state, foods) +
    config.satisfactionPerDecoration * countOf(state, decorations);
  return Math.min(100, sum);
}

/** Moves satisfaction one step towards a target. */
export function drift(state: ThemeParkState, target: number): void {
  const { satisfactionStep } = state.config;
  const away = target - state.satisfaction;
  state.satisfaction += Math.max(-satisfactionStep, Math.min(satisfactionStep, away));
}

/**
 * A tick of the economy under Classic rules: income, upkeep, perhaps a new visitor, satisfaction.
 */
export function classicTick(state: ThemeParkState, emit: Report): void {
  earn(state);
  payUpkeep(state, classicUpkeep);
  spawn(state, emit);
  drift(state, satisfactionTarget(state));
}
