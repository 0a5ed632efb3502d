import { type BuildingType, buildings, kindCount, specOf } from '../buildings';
import { termsAt } from '../coaster/terms';
import { account, bookPounds } from '../ledger';
import { events, type Report } from '../ThemeParkEvent';
import { noGoal, type ThemeParkState } from '../ThemeParkState';
import { mind } from '../thoughts';
import { settle } from '../visitors';
import { maxPricePaid } from './decide';
import type { Town } from './freshTown';
import { hasRoom, placeBeside, standIn, standOff } from './line';
import { clamped, serve } from './needs';
import { isRunning } from './services';

const accountsByType: Partial<Record<BuildingType, number>> = {
  entrance: account.admission,
  ride: account.rides,
  attraction: account.rides,
  food: account.food,
  shop: account.shops,
};

/** The account of each kind's takings. */
const takings = Uint8Array.from(
  { length: kindCount },
  (_, kind) => accountsByType[buildings[kind - 1]?.type ?? 'entrance'] ?? account.rides,
);

/** The longest queue, per place inside. */
const queuePerPlace = 1;

/** Takes a guest out of the queue, if they are in one. */
export function leaveQueue(state: ThemeParkState, index: number): void {
  const { guests, visitors } = state;
  if (guests.queued[index] === 0) return;
  guests.queued[index] = 0;
  state.queue[visitors.goal[index]] -= 1;
  if (state.town) standOff(state.town, visitors.at[index]);
}

/** A guest gives up with a worse mood and a thought why. */
function giveUp(state: ThemeParkState, index: number, thought: number, harm: number): void {
  const { guests, visitors } = state;
  leaveQueue(state, index);
  guests.last[index] = state.kindAt[visitors.goal[index]];
  guests.mood[index] = clamped(guests.mood[index] - harm);
  settle(state, index, noGoal, thought, guests.last[index]);
  // Long enough for the thought to be read.
  visitors.stay[index] = 2;
}

function goIn(
  state: ThemeParkState,
  index: number,
  cell: number,
  price: number,
  emit: Report,
): void {
  const { guests, visitors, town } = state;
  const goal = visitors.goal[index];
  const kind = state.kindAt[goal];
  leaveQueue(state, index);
  visitors.at[index] = cell;
  visitors.stay[index] = specOf(kind).tycoon.staySteps;
  settle(state, index, goal, mind.enjoying, kind);
  guests.inside[index] = 1;
  guests.cash[index] -= price;
  guests.spent[index] += price;
  // A free visit does not count towards a full day.
  if (price > 0) guests.visits[index] += 1;
  state.inside[goal] += 1;
  if (price > 0) bookPounds(state, takings[kind], price);
  serve(guests, index, termsAt(state, goal), guests.last[index] === kind);
  if (town) noteVisit(town, index, goal, kind, price);
  guests.last[index] = kind;
  events.visited.kind = kind;
  events.visited.cell = goal;
  events.visited.pounds = price;
  emit(events.visited);
}

/** What a visit does besides: takings, and a full or an empty bladder. */
function noteVisit(town: Town, index: number, goal: number, kind: number, price: number): void {
  const { food, drink, relief } = specOf(kind).tycoon;
  town.takings[goal] += price;
  const urge = town.urge[index] + ((food + drink) >> 2);
  town.urge[index] = relief > 0 ? 0 : clamped(urge);
}

/** A guest stands in front of their goal, one step before `cell`. */
export function knock(state: ThemeParkState, index: number, cell: number, emit: Report): void {
  const { guests, visitors, town } = state;
  const goal = visitors.goal[index];
  const kind = state.kindAt[goal];
  const { capacity } = specOf(kind).tycoon;
  const queued = guests.queued[index];
  // A guest in the queue has already accepted the price.
  const dear =
    queued === 0 && state.prices[kind] > maxPricePaid(state, index, kind, termsAt(state, goal));
  const isOpen = !town || isRunning(state, town, goal);
  const isFree = isOpen && state.inside[goal] < capacity;
  // A guest who has queued pays the price of the time at which they joined.
  const price = town && queued > 0 ? town.agreed[index] : state.prices[kind];
  if (price > guests.cash[index]) giveUp(state, index, mind.broke, 150);
  else if (dear) giveUp(state, index, mind.tooDear, 350);
  else if (isFree && (queued > 0 || state.queue[goal] === 0)) goIn(state, index, cell, price, emit);
  else if (queued > 0) waitOn(state, index);
  else join(state, index);
}

/** A guest waits where they stand, or has waited for too long. */
export function waitOn(state: ThemeParkState, index: number): void {
  const { guests, town } = state;
  // Entertainers keep a queue amused.
  const amused = town ? Math.min(24, 6 * town.staff[2]) : 0;
  if (guests.queued[index] > state.config.patienceSteps + amused) {
    giveUp(state, index, mind.queueTooLong, 700);
  } else guests.queued[index] += 1;
}

/** A guest joins the queue for their goal where they are, or goes on if it has no room for them. */
export function join(state: ThemeParkState, index: number): void {
  const { guests, visitors, town } = state;
  const goal = visitors.goal[index];
  const kind = state.kindAt[goal];
  const most = specOf(kind).tycoon.capacity * queuePerPlace;
  const isFull = state.queue[goal] >= most;
  const cell = !town || isFull ? -1 : placeBeside(state, town, goal, visitors.at[index]);
  if (!town || cell < 0) {
    giveUp(state, index, mind.queueTooLong, 250);
    return;
  }
  state.queue[goal] += 1;
  visitors.at[index] = cell;
  standIn(town, goal, cell);
  guests.queued[index] = 1;
  town.agreed[index] = state.prices[kind];
  settle(state, index, goal, mind.queueing, kind);
}

/** A guest in a queue moves up into the next square, if there is room. @returns whether they did */
export function moveUp(state: ThemeParkState, index: number, next: number): boolean {
  const { visitors, town } = state;
  if (!town || !hasRoom(town, visitors.goal[index], next)) return false;
  standOff(town, visitors.at[index]);
  standIn(town, visitors.goal[index], next);
  visitors.at[index] = next;
  return true;
}

/** A visit is over: the guest stands in the building, free to choose. */
export function comeOut(state: ThemeParkState, index: number): void {
  const { guests, visitors } = state;
  const goal = visitors.goal[index];
  guests.inside[index] = 0;
  state.inside[goal] -= 1;
  visitors.thought[index] = mind.great;
  visitors.goal[index] = noGoal;
}
