import { below } from '../../../kit/rules/rng';
import { entranceKind, pathKind, specOf } from '../buildings';
import { drift, payUpkeep } from '../economy';
import { account, bookPounds } from '../ledger';
import { watchMedals } from '../scenario/medals';
import { events, type Report } from '../ThemeParkEvent';
import type { Park, ThemeParkState } from '../ThemeParkState';
import { letIn } from '../visitors';
import { watchCounty } from './county';
import { appealOf, fairAdmission, guestsDrawn } from './draw';
import type { Town } from './freshTown';
import { meetObjectives } from './objectives';
import { runServices } from './services';
import { mostGuests, weather } from './Town';

/** The value that satisfaction moves towards while the park is empty. */
const hearsay = 70;

const upkeepOf = (kind: number): number => specOf(kind).tycoon.upkeep;

/** A guest at the gate has at least so many pounds left to spend, or turns back. */
const minPurse = 8;
/** Points of mood that each pound takes which the admission is dearer than the day is worth. */
const moodPerPound = 180;

/** The chance in per cent that somebody at the gate comes in. */
function willingness(state: Park): number {
  const admission = state.prices[entranceKind];
  // The more there is to do, the higher a fair price is.
  const fair = 4 + appealOf(state) / 80;
  const dear = admission <= fair ? 1 : Math.max(0, 1 - (admission - fair) / fair);
  const word = (state.satisfaction * state.satisfaction) / 10_000;
  return (state.config.arrivalPercent * word * dear) | 0;
}

function welcome(state: ThemeParkState, town: Town, emit: Report): void {
  const { guests, config } = state;
  const admission = state.prices[entranceKind];
  const purse = (config.guestMoney >> 1) + below(state.rng, config.guestMoney + 1);
  if (purse < admission + minPurse) return;
  const index = letIn(state, emit);
  const dearer = Math.max(0, admission - fairAdmission(state));
  guests.hunger[index] = below(state.rng, 3000);
  guests.thirst[index] = below(state.rng, 3000);
  guests.boredom[index] = 3000 + below(state.rng, 4000);
  guests.tiredness[index] = below(state.rng, 1000);
  guests.mood[index] = Math.max(2000, 6500 - dearer * moodPerPound);
  guests.cash[index] = purse - admission;
  guests.spent[index] = admission;
  guests.visits[index] = 0;
  guests.inside[index] = 0;
  guests.queued[index] = 0;
  guests.last[index] = 0;
  town.agreed[index] = 0;
  town.urge[index] = below(state.rng, 3000);
  bookPounds(state, account.admission, admission);
}

function arrivals(state: ThemeParkState, town: Town, emit: Report): void {
  const { visitors, config } = state;
  if (state.gateCount === 0 || state.counts[pathKind] === 0) return;
  const drawn = guestsDrawn(state);
  const room = Math.min(drawn, mostGuests(config), visitors.at.length) - visitors.count;
  const queueing = Math.min(room, 1 + ((drawn / 60) | 0));
  let percent = willingness(state);
  if (town.campaign > 0) percent += percent >> 1;
  percent = Math.max(0, percent - town.grudge);
  if (town.grudge > 0) town.grudge -= 1;
  if (town.weather === weather.rain) percent = ((percent * 2) / 3) | 0;
  for (let turn = 0; turn < queueing; turn += 1) {
    if (below(state.rng, 100) < percent) welcome(state, town, emit);
  }
}

function averageMood({ visitors, guests }: Park): number {
  let sum = 0;
  for (let index = 0; index < visitors.count; index += 1) sum += guests.mood[index];
  // Rounded, so that no number is boxed.
  return visitors.count === 0 ? hearsay : (sum / visitors.count / 100 + 0.5) | 0;
}

/** What debt leads to: a letter after some ticks, and the end of the park after more. */
export function watchDebt(state: ThemeParkState, town: Town, emit: Report): void {
  const { letterDays, closureDays } = state.config;
  if (state.money >= 0) {
    town.debtDays = 0;
    return;
  }
  town.debtDays += 1;
  if (town.debtDays === letterDays) {
    events.warned.days = closureDays - letterDays;
    emit(events.warned);
  }
  if (town.debtDays < closureDays) return;
  town.isClosed = true;
  emit(events.closed);
}

/** A tick of the economy under Tycoon rules: upkeep, services, guests, satisfaction, debt. */
export function tycoonTick(state: ThemeParkState, emit: Report): void {
  const { town } = state;
  if (!town) return;
  // What the bank has closed costs nothing any more, and earns nothing.
  if (town.isClosed) return;
  payUpkeep(state, upkeepOf);
  runServices(state, town, emit);
  arrivals(state, town, emit);
  drift(state, averageMood(state));
  watchCounty(state, town, emit);
  meetObjectives(state, emit);
  watchDebt(state, town, emit);
  watchMedals(state, town.play, emit);
}
