import { describe, expect, test } from 'vitest';
import { type BuildingId, kindOf, specOf } from '../../scenes/theme-park/rules/buildings';
import { account } from '../../scenes/theme-park/rules/ledger';
import type { ThemeParkEvent } from '../../scenes/theme-park/rules/ThemeParkEvent';
import {
  type Guests,
  goingHome,
  noGoal,
  type ThemeParkState,
} from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { comeOut, knock } from '../../scenes/theme-park/rules/tycoon/door';
import { moveGuests } from '../../scenes/theme-park/rules/tycoon/moveGuests';
import { act, at, guest, newPark, path, place, remove } from './play';

type Values = Partial<Record<keyof Guests, number>>;

/** A path up the middle and one building, on the right of its upper end, at (11, 8). */
function parkWith(building: BuildingId): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: 30_000, arrivalPercent: 0 });
  act(park, ...path(10, 17, 10, 8), place(building, 11, 8));
  return park;
}

/** A guest on the path in front of the building who wants to get in. */
function wanting(park: ThemeParkState, values: Values = {}): number {
  const index = guest(park, at(park, 10, 8), values);
  park.visitors.goal[index] = at(park, 11, 8);
  park.visitors.thought[index] = mind.heading;
  return index;
}

function knocking(park: ThemeParkState, index: number): ThemeParkEvent[] {
  const events: ThemeParkEvent[] = [];
  knock(park, index, at(park, 11, 8), (event) => events.push({ ...event }));
  return events;
}

function step(park: ThemeParkState, steps = 1): ThemeParkEvent[] {
  const events: ThemeParkEvent[] = [];
  for (let done = 0; done < steps; done += 1) {
    moveGuests(park, (event) => events.push({ ...event }));
  }
  return events;
}

describe('at the door of a building with room', () => {
  test.each([
    ['rollerCoaster', 'rides'],
    ['ferrisWheel', 'rides'],
    ['carousel', 'rides'],
    ['foodStall', 'food'],
    ['drinksStand', 'food'],
    ['giftShop', 'shops'],
  ] as const)(
    'of a %s: the guest pays its price, and the account of %s receives it',
    (building, entry) => {
      const park = parkWith(building);
      const kind = kindOf(building);
      const { price, staySteps } = specOf(kind).tycoon;
      const cell = at(park, 11, 8);
      const { money } = park;
      const needs = { hunger: 6000, thirst: 6000, boredom: 6000, tiredness: 3000, spent: 7 };
      const index = wanting(park, { ...needs, visits: 2 });
      expect(knocking(park, index)).toEqual([{ type: 'visited', kind, cell, pounds: price }]);
      expect(park.money).toBe(money + price);
      expect(park.ledger[account[entry]]).toBe(price);
      expect(park.inside[cell]).toBe(1);
      const { guests, visitors } = park;
      expect([guests.cash[index], guests.spent[index], guests.visits[index]]).toEqual([
        90 - price,
        7 + price,
        3,
      ]);
      expect([guests.inside[index], guests.last[index]]).toEqual([1, kind]);
      expect([visitors.at[index], visitors.stay[index]]).toEqual([cell, staySteps]);
      expect([visitors.thought[index], visitors.about[index]]).toEqual([mind.enjoying, kind]);
    },
  );

  test('a free visit is not booked and does not count for the day', () => {
    const park = parkWith('picnicBench');
    const ledger = park.ledger.slice();
    const index = wanting(park, { tiredness: 6000 });
    knocking(park, index);
    expect(park.guests.inside[index]).toBe(1);
    expect(park.guests.visits[index]).toBe(0);
    expect(park.ledger).toEqual(ledger);
  });

  test('the same visit again is half the fun', () => {
    const park = parkWith('carousel');
    const first = wanting(park, { boredom: 9000 });
    const again = wanting(park, { boredom: 9000, last: kindOf('carousel') });
    knocking(park, first);
    knocking(park, again);
    expect(park.guests.boredom[first]).toBe(9000 - 3600);
    expect(park.guests.boredom[again]).toBe(9000 - 1800);
  });
});

describe('at the door, a guest is turned away', () => {
  const cell = 8 * 20 + 11;
  const carousel = kindOf('carousel');
  const left = (park: ThemeParkState, index: number) => ({
    thought: park.visitors.thought[index],
    about: park.visitors.about[index],
    mood: park.guests.mood[index],
    goal: park.visitors.goal[index],
    stay: park.visitors.stay[index],
    last: park.guests.last[index],
  });
  const gone = { about: carousel, goal: noGoal, stay: 2, last: carousel };

  test('by a price that is more than their money', () => {
    const park = parkWith('carousel');
    const index = wanting(park, { boredom: 9000, cash: 4 });
    expect(knocking(park, index)).toEqual([]);
    expect(left(park, index)).toEqual({ ...gone, thought: mind.broke, mood: 6400 - 150 });
    const just = wanting(park, { boredom: 9000, cash: 5 });
    knocking(park, just);
    expect(park.guests.inside[just]).toBe(1);
    expect(park.guests.cash[just]).toBe(0);
  });

  test('by a price that is too high, unless they have queued', () => {
    const park = parkWith('carousel');
    park.prices[carousel] = 11;
    const index = wanting(park, { boredom: 9000 });
    knocking(park, index);
    expect(left(park, index)).toEqual({ ...gone, thought: mind.tooDear, mood: 6400 - 350 });
    const queued = wanting(park, { boredom: 9000, queued: 3 });
    park.queue[cell] = 1;
    if (park.town) park.town.agreed[queued] = 5;
    const cash = park.guests.cash[queued];
    knocking(park, queued);
    expect(park.guests.inside[queued]).toBe(1);
    // The price is the one at the time when they joined the queue.
    expect(park.guests.cash[queued]).toBe(cash - 5);
    expect(park.guests.queued[queued]).toBe(0);
    expect(park.queue[cell]).toBe(0);
    park.prices[carousel] = 8;
    const willing = wanting(park, { boredom: 9000 });
    knocking(park, willing);
    expect(park.guests.inside[willing]).toBe(1);
  });

  test('into the queue by a full building, and away by a full queue', () => {
    const park = parkWith('carousel');
    park.inside[cell] = 7;
    const last = wanting(park, { boredom: 9000 });
    knocking(park, last);
    expect(park.inside[cell]).toBe(8);
    const first = wanting(park, { boredom: 9000 });
    expect(knocking(park, first)).toEqual([]);
    expect(park.queue[cell]).toBe(1);
    expect(park.guests.queued[first]).toBe(1);
    expect(park.visitors.thought[first]).toBe(mind.queueing);
    expect(park.visitors.about[first]).toBe(carousel);
    park.queue[cell] = 7;
    knocking(park, wanting(park, { boredom: 9000 }));
    expect(park.queue[cell]).toBe(8);
    const late = wanting(park, { boredom: 9000 });
    knocking(park, late);
    expect(park.queue[cell]).toBe(8);
    expect(left(park, late)).toEqual({ ...gone, thought: mind.queueTooLong, mood: 6400 - 250 });
  });

  test('nobody overtakes the queue', () => {
    const park = parkWith('carousel');
    park.queue[cell] = 1;
    const index = wanting(park, { boredom: 9000 });
    knocking(park, index);
    expect(park.guests.inside[index]).toBe(0);
    expect(park.queue[cell]).toBe(2);
  });

  test('by their own patience, after 24 steps in the queue', () => {
    const park = parkWith('carousel');
    park.inside[cell] = 8;
    const index = wanting(park, { boredom: 9000 });
    for (let steps = 1; steps <= 25; steps += 1) {
      knocking(park, index);
      expect(park.guests.queued[index]).toBe(steps);
    }
    knocking(park, index);
    expect(park.guests.queued[index]).toBe(0);
    expect(park.queue[cell]).toBe(0);
    expect(left(park, index)).toEqual({ ...gone, thought: mind.queueTooLong, mood: 6400 - 700 });
  });
});

test('a guest who comes out was pleased and looks for something else', () => {
  const park = parkWith('carousel');
  const index = wanting(park, { boredom: 9000 });
  knocking(park, index);
  comeOut(park, index);
  expect(park.inside[at(park, 11, 8)]).toBe(0);
  expect(park.guests.inside[index]).toBe(0);
  expect(park.visitors.thought[index]).toBe(mind.great);
  expect(park.visitors.goal[index]).toBe(noGoal);
});

describe('a guest on their way', () => {
  test('walks a cell a step, goes in, stays, and comes out at the same place', () => {
    const park = parkWith('carousel');
    const index = wanting(park, { boredom: 9000 });
    park.visitors.at[index] = at(park, 10, 10);
    step(park);
    expect(park.visitors.at[index]).toBe(at(park, 10, 9));
    expect(park.visitors.from[index]).toBe(at(park, 10, 10));
    step(park);
    expect(park.visitors.at[index]).toBe(at(park, 10, 8));
    expect(step(park)).toMatchObject([{ type: 'visited', kind: kindOf('carousel') }]);
    expect(park.visitors.at[index]).toBe(at(park, 11, 8));
    const { staySteps } = specOf(kindOf('carousel')).tycoon;
    step(park, staySteps);
    expect(park.guests.inside[index]).toBe(1);
    expect(park.visitors.stay[index]).toBe(0);
    step(park);
    expect(park.guests.inside[index]).toBe(0);
    expect(park.visitors.at[index]).toBe(at(park, 11, 8));
  });

  test('becomes bored and tired outside, and not inside', () => {
    const park = parkWith('carousel');
    const outside = guest(park, at(park, 10, 12), {});
    const inside = wanting(park, { boredom: 9000 });
    park.visitors.stay[outside] = 5;
    knocking(park, inside);
    const { boredom } = park.guests;
    const before = boredom[inside];
    step(park, 2);
    expect(boredom[outside]).toBe(120);
    expect(boredom[inside]).toBe(before);
    expect(park.visitors.stay[outside]).toBe(3);
  });

  test('inside a removed building is in the open at the next step', () => {
    const park = parkWith('carousel');
    const index = wanting(park, { boredom: 9000 });
    knocking(park, index);
    act(park, remove(11, 8));
    step(park);
    expect(park.guests.inside[index]).toBe(0);
    expect(park.visitors.stay[index]).toBe(0);
    expect(park.inside[at(park, 11, 8)]).toBe(0);
  });

  test('in the queue of a removed building leaves it and chooses again', () => {
    const park = parkWith('carousel');
    act(park, place('carousel', 9, 8));
    const cell = at(park, 11, 8);
    park.inside[cell] = 8;
    const index = wanting(park, { boredom: 9000 });
    knocking(park, index);
    expect(park.queue[cell]).toBe(1);
    act(park, remove(11, 8));
    step(park);
    expect(park.queue[cell]).toBe(0);
    expect(park.guests.queued[index]).toBe(0);
    expect(park.visitors.goal[index]).toBe(at(park, 9, 8));
    expect(park.guests.hunger[index]).toBe(34);
  });

  test('a guest who goes home leaves by the gate, or over the fence if no path leads there', () => {
    const park = parkWith('carousel');
    const [walking, lost] = [guest(park, at(park, 10, 16)), guest(park, at(park, 2, 2))];
    const staying = guest(park, at(park, 10, 12));
    park.visitors.goal.fill(goingHome, walking, lost + 1);
    park.visitors.stay[staying] = 9;
    const [walkingId, lostId] = [park.visitors.id[walking], park.visitors.id[lost]];
    expect(step(park)).toEqual([{ type: 'left', id: lostId, overFence: true }]);
    expect(park.visitors.at[walking]).toBe(at(park, 10, 17));
    expect(step(park)).toEqual([{ type: 'left', id: walkingId, overFence: false }]);
    expect(park.visitors.count).toBe(1);
    expect(park.visitors.stay[0]).toBe(7);
  });

  test('enters at once a building that was built around them', () => {
    const park = parkWith('carousel');
    const index = wanting(park, { boredom: 9000 });
    park.visitors.at[index] = at(park, 11, 8);
    expect(step(park)).toMatchObject([{ type: 'visited', cell: at(park, 11, 8) }]);
    expect(park.guests.hunger[index]).toBe(34);
    expect(park.visitors.count).toBe(1);
  });

  test('does not stop at a building on the way home', () => {
    const park = newPark({ rules: 'tycoon', startingMoney: 30_000, arrivalPercent: 0 });
    act(park, ...path(10, 17, 10, 14), place('carousel', 10, 13), ...path(10, 12, 10, 10));
    const index = guest(park, at(park, 10, 12));
    park.visitors.goal[index] = goingHome;
    step(park);
    expect(park.visitors.at[index]).toBe(at(park, 10, 13));
    expect(park.guests.inside[index]).toBe(0);
  });
});

describe('a beautiful corner', () => {
  const remarks = (charm: number, thought: number): number[] => {
    const park = parkWith('carousel');
    park.charm.fill(charm);
    const days: number[] = [];
    for (let day = 0; day < 32; day += 1) {
      const index = guest(park, at(park, 10, 12), { boredom: 9000 });
      park.visitors.goal[index] = at(park, 11, 8);
      park.visitors.thought[index] = thought;
      park.day = day;
      park.visitors.id[index] = 1;
      step(park);
      if (park.visitors.thought[index] === mind.lovely) days.push(day);
      park.visitors.count = 0;
    }
    return days;
  };

  test('is praised every sixteenth step, from a charm of 80, by guests without another thought', () => {
    expect(remarks(80, mind.heading)).toEqual([15, 31]);
    expect(remarks(80, mind.strolling)).toEqual([15, 31]);
    expect(remarks(79, mind.heading)).toEqual([]);
    expect(remarks(200, mind.hungry)).toEqual([]);
  });
});
