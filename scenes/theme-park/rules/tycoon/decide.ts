import { below } from '../../../kit/rules/rng';
import { specOf, type TycoonTerms } from '../buildings';
import { termsAt } from '../coaster/terms';
import {
  buildingOver,
  goingHome,
  noGoal,
  type Park,
  type ThemeParkState,
  unreached,
} from '../ThemeParkState';
import { mind } from '../thoughts';
import { settle, stroll } from '../visitors';
import { directionFrom } from '../walk';
import { complaintOf, full, parties, partyOf, pressing } from './needs';
import { isRunning } from './services';

/** How many buildings a guest compares before choosing one. */
const looks = 12;
/** A building with a smaller worth is not visited. */
const worthWalking = 500;
/** After this many visits a guest has had enough. Each so many points of mood add one. */
const shortDay = 6;
const moodPerVisit = 800;
const emptyPurse = 3;

/** How much a guest likes a building, in tenths. */
function tasteFor(id: number, { thrill, charmRadius }: TycoonTerms): number {
  const party = partyOf(id);
  if (party === parties.teenager) return thrill > 500 ? 14 : 9;
  if (party === parties.pensioner) return thrill > 500 ? 5 : charmRadius > 0 ? 14 : 10;
  return thrill > 500 ? 10 : 11;
}

/** What one visit is worth to a guest, in points of needs, before its price. */
function worthOf(state: Park, index: number, kind: number, terms: TycoonTerms): number {
  const { guests } = state;
  const { fun, food, drink, rest, relief, thrill } = terms;
  const hunger = guests.hunger[index];
  const thirst = guests.thirst[index];
  const tiredness = guests.tiredness[index];
  const again = guests.last[index] === kind ? 3 : 1;
  const thrills = tiredness > 7000 ? thrill * 4 : 0;
  // A hungry, thirsty or tired guest enjoys no ride.
  const isUnwell = Math.max(hunger, thirst, tiredness) > pressing;
  // Rounded, so that no number is boxed.
  const urge = state.town ? state.town.urge[index] : 0;
  const worth =
    (tasteFor(state.visitors.id[index], terms) *
      Math.min(fun, guests.boredom[index] + (guests.mood[index] >> 3))) /
      (isUnwell ? again * 4 : again) /
      10 +
    (Math.min(relief, urge) * urge) / full +
    (Math.min(food, hunger) * hunger) / full +
    (Math.min(drink, thirst) * thirst) / full +
    (Math.min(rest, tiredness) * tiredness) / full -
    thrills;
  return worth | 0;
}

/**
 * The most that a guest pays for a visit: 0.7 of the default price if nothing is needed, up to
 * twice the price if it is needed badly.
 */
export function maxPricePaid(
  state: Park,
  index: number,
  kind: number,
  terms: TycoonTerms = specOf(kind).tycoon,
): number {
  const { price, fun, food, drink, rest, relief } = terms;
  const most = Math.max(1, fun, food, drink, rest, relief);
  const wanted = Math.min(1, Math.max(0, worthOf(state, index, kind, terms)) / most);
  return (price * (0.7 + 1.3 * wanted)) | 0;
}

/** Whether a guest wants to leave, and with which thought. */
function wantsHome(state: Park, index: number): number {
  const { guests } = state;
  if (guests.cash[index] < emptyPurse) return mind.broke;
  if (guests.tiredness[index] >= full) return mind.tired;
  if (guests.hunger[index] >= full) return mind.hungry;
  if (guests.thirst[index] >= full) return mind.thirsty;
  if (state.town && state.town.urge[index] >= full) return mind.desperate;
  if (guests.mood[index] < 1500) return mind.bored;
  const day = shortDay + guests.mood[index] / moodPerVisit;
  return guests.visits[index] >= day ? mind.home : mind.none;
}

/** The best of the buildings compared, or `noGoal`. */
function best(state: ThemeParkState, index: number): number {
  const { visitors, destinations, destinationCount, slotOf, guests } = state;
  if (destinationCount === 0) return noGoal;
  const cell = visitors.at[index];
  const here = buildingOver(state, cell);
  const first = below(state.rng, destinationCount);
  let found = noGoal;
  let most = worthWalking;
  const { town } = state;
  const isSmall = destinationCount <= looks;
  for (let turn = 0; turn < Math.min(looks, destinationCount); turn += 1) {
    // In a small park a guest considers every building, in a large one a random choice of them.
    const place = isSmall ? (first + turn) % destinationCount : below(state.rng, destinationCount);
    const goal = destinations[place];
    const kind = state.kindAt[goal];
    if (goal === here || state.prices[kind] > guests.cash[index]) continue;
    if (town && !isRunning(state, town, goal)) continue;
    const worth =
      worthOf(state, index, kind, termsAt(state, goal)) -
      state.prices[kind] * (95 - guests.mood[index] / 160) -
      state.queue[goal] * 120 +
      below(state.rng, 900);
    if (worth <= most || directionFrom(state, slotOf[goal], cell) === unreached) continue;
    most = worth;
    found = goal;
  }
  return found;
}

/** What somebody says who finds nothing to do. */
function grumbleOf({ guests, town }: Park, index: number): number {
  if (town && town.urge[index] > pressing) return mind.desperate;
  const complaint = complaintOf(guests, index);
  return complaint === mind.none ? mind.strolling : complaint;
}

/** Chooses a goal for a guest without one. They stroll if nothing is worth the walk. */
export function decide(state: ThemeParkState, index: number): void {
  const leaving = wantsHome(state, index);
  const goal = leaving === mind.none ? best(state, index) : goingHome;
  if (goal === goingHome) settle(state, index, goal, leaving, 0);
  else if (goal !== noGoal) settle(state, index, goal, mind.heading, state.kindAt[goal]);
  else {
    settle(state, index, noGoal, grumbleOf(state, index), 0);
    stroll(state, index);
  }
}
