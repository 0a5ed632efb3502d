import { copy } from '../../kit/rules/copy';
import { ticksPerSecond } from '../../kit/rules/FixedStep';
import { stepRules } from '../../kit/rules/stepTick';
import { queryAction } from './coaster/queryLay';
import { execute } from './commands';
import type { Answer } from './query';
import type { ThemeParkAction } from './ThemeParkAction';
import type { Park, ThemeParkState } from './ThemeParkState';
import { themeParkRules } from './themeParkRules';

/** Park seconds of the forecast: ten minutes. */
export const foreseenSeconds = 600;
/** Seconds between two points of the lines. */
export const foreseenStep = 5;

/** One possible course: each figure at every few seconds, and each account's net income. */
export type Future = ReturnType<typeof live>;

export type Futures = Readonly<
  { ok: true; without: Future; with: Future } | Extract<Answer, { ok: false }>
>;

const none: readonly ThemeParkAction[] = [];
export function ignore(): void {}

/** Lets a park live for a while on its own. */
export function wait(state: ThemeParkState, seconds: number): void {
  for (let tick = 0; tick < seconds * ticksPerSecond; tick += 1) {
    stepRules(themeParkRules, state, none, ignore);
  }
}

function live(state: ThemeParkState) {
  const before = state.ledger.slice();
  const money = [state.money];
  const visitors = [state.visitors.count];
  const satisfaction = [state.satisfaction];
  for (let second = 0; second < foreseenSeconds; second += foreseenStep) {
    wait(state, foreseenStep);
    money.push(state.money);
    visitors.push(state.visitors.count);
    satisfaction.push(state.satisfaction);
  }
  const accounts = Array.from(state.ledger, (pounds, place) => pounds - before[place]);
  return { money, visitors, satisfaction, accounts };
}

/** A copy of a park that runs at speed 1. */
export function fork(park: Park): ThemeParkState {
  const other = copy(park as ThemeParkState);
  other.speed = 1;
  other.stopped = false;
  return other;
}

/** Runs two copies of a park for ten minutes, one unchanged and one with a change. */
export function foresee(park: Park, change: ThemeParkAction): Futures {
  const answer = queryAction(park, change);
  if (!answer.ok) return answer;
  const changed = fork(park);
  const before = changed.ledger.slice();
  execute(changed, change, ignore);
  const spent = changed.ledger.map((pounds, place) => pounds - before[place]);
  const future = live(changed);
  const accounts = future.accounts.map((pounds, place) => pounds + spent[place]);
  return { ok: true, without: live(fork(park)), with: { ...future, accounts } };
}
