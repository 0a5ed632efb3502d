import type { TycoonTerms } from '../buildings';
import { numbered } from '../numbered';
import type { Guests, ThemeParkState } from '../ThemeParkState';
import { mind } from '../thoughts';
import type { Town } from './freshTown';
import { isShowOn } from './services';
import { weather } from './Town';

/** The highest value of a need or of the mood. */
export const full = 10_000;
/** From this value on a need is felt and spoils the mood. */
export const pressing = 6500;

export function clamped(value: number): number {
  return value < 0 ? 0 : Math.min(value, full);
}

/** The strongest need as a thought; `mind.none` if none is felt. */
export function complaintOf(guests: Readonly<Guests>, index: number): number {
  const hunger = guests.hunger[index];
  const thirst = guests.thirst[index];
  const boredom = guests.boredom[index];
  const tiredness = guests.tiredness[index];
  const worst = Math.max(hunger, thirst, boredom, tiredness);
  if (worst < pressing) return mind.none;
  if (worst === hunger) return mind.hungry;
  if (worst === thirst) return mind.thirsty;
  return worst === tiredness ? mind.tired : mind.bored;
}

/** A pensioner, a teenager or a family: what a guest is follows from their number. */
export const parties = numbered(['family', 'teenager', 'pensioner']);
export function partyOf(id: number): number {
  return (id >>> 1) % 3;
}
/** Whether a guest has brought an umbrella. */
export function hasUmbrella(id: number): boolean {
  return id % 3 !== 0;
}

/** What weather, litter, fireworks and a full bladder do to the mood in a step. */
function outdoors(state: ThemeParkState, town: Town, index: number, inside: boolean): number {
  const urge = clamped(town.urge[index] + state.config.urgeRate);
  town.urge[index] = urge;
  let change = urge > pressing ? -30 : 0;
  if (inside) return change;
  if (isShowOn(state, town)) change += state.config.showLift;
  change -= Math.min(24, town.litter[state.visitors.at[index]] * 6);
  if (town.weather === weather.rain && !hasUmbrella(state.visitors.id[index])) change -= 10;
  if (town.weather === weather.hot) {
    state.guests.thirst[index] = clamped(state.guests.thirst[index] + 20);
  }
  return change;
}

/** One step of growing hungry, thirsty, bored and tired, with the effect on the mood. */
export function grow(state: ThemeParkState, index: number, inside: boolean): void {
  const { guests, config } = state;
  const hunger = clamped(guests.hunger[index] + config.hungerRate);
  const thirst = clamped(guests.thirst[index] + config.thirstRate);
  guests.hunger[index] = hunger;
  guests.thirst[index] = thirst;
  let change = -15;
  if (!inside) {
    const boredom = clamped(guests.boredom[index] + config.boredomRate);
    const tiredness = clamped(guests.tiredness[index] + config.tirednessRate);
    guests.boredom[index] = boredom;
    guests.tiredness[index] = tiredness;
    if (boredom > pressing) change -= 24;
    if (tiredness > pressing) change -= 24;
    change += Math.min(48, state.charm[state.visitors.at[index]] >> 2);
  }
  const { town } = state;
  if (town) change += outdoors(state, town, index, inside);
  if (hunger > pressing) change -= 24;
  if (thirst > pressing) change -= 24;
  guests.mood[index] = clamped(guests.mood[index] + change);
}

/** The effect of one visit: it reduces needs, and the mood rises by how well it served them. */
export function serve(guests: Guests, index: number, terms: TycoonTerms, again: boolean): void {
  const fun = again ? terms.fun >> 1 : terms.fun;
  const relief =
    Math.min(guests.boredom[index], fun) +
    Math.min(guests.hunger[index], terms.food) +
    Math.min(guests.thirst[index], terms.drink) +
    Math.min(guests.tiredness[index], terms.rest);
  guests.boredom[index] = clamped(guests.boredom[index] - fun);
  guests.hunger[index] = clamped(guests.hunger[index] - terms.food);
  guests.thirst[index] = clamped(guests.thirst[index] - terms.drink);
  guests.tiredness[index] = clamped(guests.tiredness[index] - terms.rest + terms.thrill);
  guests.mood[index] = clamped(guests.mood[index] + Math.floor(relief / 7) + (fun >> 5));
}
