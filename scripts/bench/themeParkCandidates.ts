import { defaultsOf } from '../../scenes/kit/rules/config';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { type ThemeParkConfig, themeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { put } from '../../scenes/theme-park/rules/edit';
import { moveVisitors } from '../../scenes/theme-park/rules/moveVisitors';
import { layRoutes } from '../../scenes/theme-park/rules/routes';
import { arrived, noGoal, type ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { moveGuests } from '../../scenes/theme-park/rules/tycoon/moveGuests';
import { letIn } from '../../scenes/theme-park/rules/visitors';

export type ParkCandidate = Readonly<{ name: string; run: (steps: number) => void }>;

function ignore(): void {}

/**
 * A park in which every fifth row and column is a street, with some forty rides and stalls along
 * them.
 */
export function crowdedPark(
  rules: ThemeParkConfig['rules'],
  visitors: number,
  columns: number,
): ThemeParkState {
  const config = { ...defaultsOf(themeParkConfig), rules, columns, rows: columns };
  // Enough money that no bank closes the park.
  const room = {
    startingMoney: 100_000_000,
    maxVisitors: visitors,
    tycoonMaxVisitors: visitors,
    moreVisitors: 0,
  };
  const state = themeParkRules.start({ ...config, ...room, entranceRow: 1, entranceColumn: 1 }, 1);
  for (let cell = 0; cell < columns * columns; cell += 1) {
    const isStreet = (cell % columns) % 5 === 0 || Math.floor(cell / columns) % 5 === 0;
    if (isStreet && state.owner[cell] === 0) put(state, kindOf('path'), cell);
  }
  const kinds = ['carousel', 'foodStall', 'giftShop', 'ferrisWheel'] as const;
  for (let index = 0; index < 40; index += 1) {
    const block = Math.floor((index * (columns / 5) * (columns / 5)) / 40);
    const column = (block % (columns / 5)) * 5 + 1 + (index % 4);
    const row = Math.floor(block / (columns / 5)) * 5 + 1 + ((index * 3) % 4);
    const cell = row * columns + column;
    if (state.owner[cell] === 0) put(state, kindOf(kinds[index % kinds.length]), cell);
  }
  layRoutes(state);
  for (let index = 0; index < visitors; index += 1) letIn(state, ignore);
  for (let index = 0; index < visitors; index += 1) {
    const street = (below(state.rng, columns / 5) * 5 * columns + below(state.rng, columns)) | 0;
    state.visitors.at[index] = street;
    state.visitors.from[index] = street;
    if (rules === 'tycoon') {
      state.guests.cash[index] = 60_000;
      state.guests.mood[index] = 8000;
      state.guests.boredom[index] = below(state.rng, 9000);
    }
  }
  return state;
}

/** Resets the needs and the money of the guests, so that none of them leaves. */
function keepThere(state: ThemeParkState): void {
  const { guests, visitors } = state;
  guests.tiredness.fill(2000);
  guests.hunger.fill(3000);
  guests.thirst.fill(3000);
  guests.visits.fill(0);
  guests.mood.fill(8000);
  guests.cash.fill(60_000);
  state.town?.urge.fill(0);
  if (visitors.count < visitors.at.length) throw new Error('a visitor has left the park');
}

/** A step of our own rules. */
export function ourPark(
  rules: ThemeParkConfig['rules'],
  visitors: number,
  columns: number,
): ParkCandidate {
  const state = crowdedPark(rules, visitors, columns);
  return {
    name: `our rules, ${rules === 'classic' ? 'Classic' : 'Tycoon'}`,
    run(steps) {
      for (let step = 0; step < steps; step += 1) {
        if (rules === 'classic') moveVisitors(state, 4, ignore);
        else {
          if (step % 50 === 0) keepThere(state);
          moveGuests(state, ignore);
        }
      }
    },
  };
}

/** The minimum of a step: one lookup in a table of routes for each visitor. */
export function bareRoutes(visitors: number, columns: number): ParkCandidate {
  const state = crowdedPark('classic', visitors, columns);
  const { routes, slotOf, destinations, destinationCount } = state;
  const at = state.visitors.at.slice(0, visitors);
  const slot = Uint16Array.from(at, (_, index) => slotOf[destinations[index % destinationCount]]);
  const strides = Int32Array.from([-columns, 1, columns, -1]);
  const cells = columns * columns;
  let next = 0;
  return {
    name: 'the lowest possible cost: a table of routes',
    run(steps) {
      for (let step = 0; step < steps; step += 1) {
        for (let index = 0; index < visitors; index += 1) {
          const direction = routes[slot[index] * cells + at[index]];
          if (direction < arrived) at[index] += strides[direction];
          else {
            next = (next + 7) % destinationCount;
            slot[index] = slotOf[destinations[next]];
          }
        }
      }
    },
  };
}

type Person = { x: number; y: number; goal: number; path: { x: number; y: number }[] };

/** The usual way: a list of objects, each of which searches for its own path. */
export function objectsAndSearch(visitors: number, columns: number): ParkCandidate {
  const state = crowdedPark('classic', visitors, columns);
  const goals = Array.from(state.destinations.subarray(0, state.destinationCount));
  const rng = seedRng(3);
  let people: Person[] = Array.from(state.visitors.at.subarray(0, visitors), (cell) => ({
    x: cell % columns,
    y: Math.floor(cell / columns),
    goal: noGoal,
    path: [],
  }));
  const search = (person: Person): { x: number; y: number }[] => {
    const from = person.y * columns + person.x;
    const came = new Map<number, number>([[from, -1]]);
    const open = [from];
    for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
      if (cell === person.goal) break;
      const column = cell % columns;
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]) {
        const next = cell + dx + dy * columns;
        if (column + dx < 0 || column + dx >= columns || next < 0 || next >= columns * columns)
          continue;
        if (came.has(next) || state.ground[next] === 0) continue;
        came.set(next, cell);
        open.push(next);
      }
    }
    const path: { x: number; y: number }[] = [];
    for (let cell = person.goal; cell >= 0 && cell !== from; cell = came.get(cell) ?? -1) {
      path.unshift({ x: cell % columns, y: Math.floor(cell / columns) });
    }
    return path;
  };
  return {
    name: 'objects, each with its own path search',
    run(steps) {
      for (let step = 0; step < steps; step += 1) {
        people = people.map((person) => {
          const [next, ...path] = person.path;
          if (next) return { ...person, ...next, path };
          const chosen = { ...person, goal: goals[below(rng, goals.length)] };
          return { ...chosen, path: search(chosen) };
        });
      }
    },
  };
}
