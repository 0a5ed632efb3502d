import { copy } from '../../kit/rules/copy';
import { ticksPerSecond } from '../../kit/rules/FixedStep';
import { stepRules } from '../../kit/rules/stepTick';
import { queryAction } from './coaster/queryLay';
import { execute } from './commands';
import type { Refusal } from './query';
import type { ThemeParkAction } from './ThemeParkAction';
import type { Park, ThemeParkState } from './ThemeParkState';
import { themeParkRules } from './themeParkRules';

/** Park seconds of the forecast: ten minutes. */
export const foreseenSeconds = 600;
/** Seconds between two points of the lines. */
export const foreseenStep = 5;

/** One possible course. */
export type Future = Readonly<{
  money: readonly number[];
  visitors: readonly number[];
  satisfaction: readonly number[];
  /** By account, the net income over the whole time. */
  accounts: readonly number[];
}>;

export type Futures = Readonly<
  | { ok: true; without: Future; with: Future }
  | { ok: false; reason: Refusal; pounds: number; kind: number }
>;

const none: readonly ThemeParkAction[] = [];
function ignore(): void {}

function live(state: ThemeParkState): Future {
  const before = state.ledger.slice();
  const money = [state.money];
  const visitors = [state.visitors.count];
  const satisfaction = [state.satisfaction];
  for (let second = 1; second <= foreseenSeconds; second += 1) {
    for (let tick = 0; tick < ticksPerSecond; tick += 1)
      stepRules(themeParkRules, state, none, ignore);
    if (second % foreseenStep !== 0) continue;
    money.push(state.money);
    visitors.push(state.visitors.count);
    satisfaction.push(state.satisfaction);
  }
  const accounts = Array.from(state.ledger, (pounds, place) => pounds - before[place]);
  return { money, visitors, satisfaction, accounts };
}

/** A copy of a park that runs at speed 1. */
function fork(park: Park): ThemeParkState {
  const other = copy(park as ThemeParkState);
  other.speed = 1;
  other.stopped = false;
  return other;
}

/** Runs two copies of a park for ten minutes, one unchanged and one with a change. */
export function foresee(park: Park, change: ThemeParkAction): Futures {
  const answer = queryAction(park, change);
  if (!answer.ok) {
    return { ok: false, reason: answer.reason, pounds: answer.pounds, kind: answer.kind };
  }
  const changed = fork(park);
  const before = changed.ledger.slice();
  execute(changed, change, ignore);
  const spent = changed.ledger.map((pounds, place) => pounds - before[place]);
  const future = live(changed);
  const accounts = future.accounts.map((pounds, place) => pounds + spent[place]);
  return { ok: true, without: live(fork(park)), with: { ...future, accounts } };
}
