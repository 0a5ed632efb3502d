import type { Emit } from '../../../kit/rules/contract';
import { below } from '../../../kit/rules/rng';
import { entranceKind, kindCount, pathKind, specOf } from '../buildings';
import { drift } from '../economy';
import { account, bookPounds } from '../ledger';
import type { ThemeParkEvent } from '../ThemeParkEvent';
import type { ThemeParkState } from '../ThemeParkState';
import { letIn } from '../visitors';
import { meetObjectives } from './objectives';

/** The value that satisfaction moves towards while the park is empty. */
const hearsay = 70;

function payUpkeep(state: ThemeParkState): void {
  let pounds = 0;
  for (let kind = 1; kind < kindCount; kind += 1) {
    pounds += state.counts[kind] * specOf(kind).tycoon.upkeep;
  }
  bookPounds(state, account.upkeep, -pounds);
}

/** The park's appeal. A second building of a kind adds less than the first. */
export function appealOf({ counts }: Readonly<ThemeParkState>): number {
  let appeal = 0;
  for (let kind = 1; kind < kindCount; kind += 1) {
    const count = counts[kind];
    const halves = count < 3 ? count * 2 : count + 2;
    if (count > 0) appeal += (specOf(kind).tycoon.appeal * halves) >> 1;
  }
  return appeal;
}

/** The number of guests that the park attracts at once. */
export function guestsDrawn(state: Readonly<ThemeParkState>): number {
  return (appealOf(state) / state.config.appealPerGuest) | 0;
}

/** The chance in per cent that somebody at the gate comes in. */
function willingness(state: Readonly<ThemeParkState>): number {
  const admission = state.prices[entranceKind];
  // The more there is to do, the higher a fair price is.
  const fair = 4 + appealOf(state) / 80;
  const dear = admission <= fair ? 1 : Math.max(0, 1 - (admission - fair) / fair);
  const word = (state.satisfaction * state.satisfaction) / 10_000;
  return (state.config.arrivalPercent * word * dear) | 0;
}

function welcome(state: ThemeParkState, emit: Emit<ThemeParkEvent>): void {
  const { guests, config } = state;
  const index = letIn(state, emit);
  const admission = state.prices[entranceKind];
  const half = config.guestMoney >> 1;
  guests.hunger[index] = below(state.rng, 3000);
  guests.thirst[index] = below(state.rng, 3000);
  guests.boredom[index] = 3000 + below(state.rng, 4000);
  guests.tiredness[index] = below(state.rng, 1000);
  guests.mood[index] = 6500;
  guests.cash[index] = half + below(state.rng, config.guestMoney + 1);
  guests.spent[index] = admission;
  guests.visits[index] = 0;
  guests.inside[index] = 0;
  guests.queued[index] = 0;
  guests.last[index] = 0;
  bookPounds(state, account.admission, admission);
}

function arrivals(state: ThemeParkState, emit: Emit<ThemeParkEvent>): void {
  const { visitors, config } = state;
  if (state.gateCount === 0 || state.counts[pathKind] === 0) return;
  const drawn = guestsDrawn(state);
  const room = Math.min(drawn, config.tycoonMaxVisitors, visitors.at.length) - visitors.count;
  const queueing = Math.min(room, 1 + ((drawn / 60) | 0));
  for (let turn = 0; turn < queueing; turn += 1) {
    if (below(state.rng, 100) < willingness(state)) welcome(state, emit);
  }
}

function averageMood({ visitors, guests }: Readonly<ThemeParkState>): number {
  let sum = 0;
  for (let index = 0; index < visitors.count; index += 1) sum += guests.mood[index];
  // Rounded, so that no number is boxed.
  return visitors.count === 0 ? hearsay : (sum / visitors.count / 100 + 0.5) | 0;
}

/** A tick of the economy under Tycoon rules: upkeep, guests, satisfaction, objectives. */
export function tycoonTick(state: ThemeParkState, emit: Emit<ThemeParkEvent>): void {
  payUpkeep(state);
  arrivals(state, emit);
  drift(state, averageMood(state));
  meetObjectives(state, emit);
}
