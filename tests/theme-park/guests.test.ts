import { describe, expect, test } from 'vitest';
import { below } from '../../scenes/kit/rules/rng';
import { type BuildingId, kindOf, specOf } from '../../scenes/theme-park/rules/buildings';
import type { Guests, ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { goingHome, noGoal } from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { decide, maxPricePaid } from '../../scenes/theme-park/rules/tycoon/decide';
import { complaintOf, grow, serve } from '../../scenes/theme-park/rules/tycoon/needs';
import { act, at, guest, newPark, path, place, remove } from './play';

type Values = Partial<Record<keyof Guests, number>>;

/** A path up the middle, with the buildings along its right side, and no guests. */
function quietPark(buildings: readonly BuildingId[] = [], seed = 1): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: 30_000, arrivalPercent: 0 }, seed);
  act(park, ...path(10, 17, 10, 8));
  act(park, ...buildings.map((building, index) => place(building, 11, 8 + index)));
  return park;
}

function stateOf({ guests }: ThemeParkState, index: number): Values {
  const { hunger, thirst, boredom, tiredness, mood } = guests;
  return {
    hunger: hunger[index],
    thirst: thirst[index],
    boredom: boredom[index],
    tiredness: tiredness[index],
    mood: mood[index],
  };
}

describe('a step of a guest', () => {
  const after = (values: Values, inside = false, charm = 0): Values => {
    const park = quietPark();
    const index = guest(park, at(park, 10, 12), values);
    park.charm[at(park, 10, 12)] = charm;
    grow(park, index, inside);
    return stateOf(park, index);
  };

  test('increases hunger, thirst, boredom and tiredness, and lowers the mood a little', () => {
    expect(after({})).toEqual({
      hunger: 34,
      thirst: 46,
      boredom: 60,
      tiredness: 55,
      mood: 6400 - 15,
    });
  });

  test('inside a building increases neither boredom nor tiredness', () => {
    expect(after({ boredom: 7000, tiredness: 7000 }, true)).toEqual({
      hunger: 34,
      thirst: 46,
      boredom: 7000,
      tiredness: 7000,
      mood: 6400 - 15,
    });
  });

  test.each([
    ['hunger', 34],
    ['thirst', 46],
    ['boredom', 60],
    ['tiredness', 55],
  ] as const)('with more %s than 6,500 lowers the mood, and not at 6,500', (need, rate) => {
    expect(after({ [need]: 6500 - rate }).mood).toBe(6400 - 15);
    expect(after({ [need]: 6501 - rate }).mood).toBe(6400 - 15 - 24);
  });

  test('by trees and fountains raises the mood, by 48 at most', () => {
    expect(after({}, false, 80).mood).toBe(6400 - 15 + 20);
    expect(after({}, false, 4000).mood).toBe(6400 - 15 + 48);
    expect(after({}, true, 80).mood).toBe(6400 - 15);
  });

  test('keeps needs at 10,000 or less and the mood at 0 or more', () => {
    const worst = { hunger: 9990, thirst: 9990, boredom: 9990, tiredness: 9990, mood: 3 };
    expect(after(worst)).toEqual({
      hunger: 10_000,
      thirst: 10_000,
      boredom: 10_000,
      tiredness: 10_000,
      mood: 0,
    });
    expect(after({ mood: 9999 }, false, 4000).mood).toBe(10_000);
  });
});

describe('a visit', () => {
  const after = (building: BuildingId, values: Values, again = false): Values => {
    const park = quietPark();
    const index = guest(park, at(park, 10, 12), { mood: 5000, ...values });
    serve(park.guests, index, specOf(kindOf(building)).tycoon, again);
    return stateOf(park, index);
  };

  test('lowers a need, and the more it does so the happier the guest becomes', () => {
    expect(after('carousel', { boredom: 5000 })).toMatchObject({
      boredom: 1400,
      tiredness: 150,
      mood: 5000 + 514 + 112,
    });
    expect(after('foodStall', { hunger: 5000, tiredness: 1000 })).toMatchObject({
      hunger: 0,
      tiredness: 400,
      mood: 5000 + 800,
    });
    expect(after('drinksStand', { thirst: 9000 })).toMatchObject({ thirst: 500, mood: 6214 });
    expect(after('picnicBench', { tiredness: 9500 })).toMatchObject({ tiredness: 500, mood: 6294 });
    expect(after('rollerCoaster', { boredom: 9000, tiredness: 500 })).toMatchObject({
      boredom: 1500,
      tiredness: 1400,
      mood: 5000 + 1071 + 234,
    });
  });

  test('of the same building again is half the fun', () => {
    expect(after('carousel', { boredom: 5000 }, true)).toMatchObject({
      boredom: 3200,
      mood: 5000 + 257 + 56,
    });
  });
});

describe('a complaint', () => {
  test.each([
    ['hunger', mind.hungry],
    ['thirst', mind.thirsty],
    ['boredom', mind.bored],
    ['tiredness', mind.tired],
  ] as const)('is about %s from 6,500 on', (need, thought) => {
    const park = quietPark();
    const index = guest(park, 0, { [need]: 6499 });
    expect(complaintOf(park.guests, index)).toBe(mind.none);
    park.guests[need][index] = 6500;
    expect(complaintOf(park.guests, index)).toBe(thought);
  });

  test('is about the worst need', () => {
    const park = quietPark();
    const of = (values: Values) => complaintOf(park.guests, guest(park, 0, values));
    expect(of({ hunger: 7000, thirst: 8000, boredom: 7500 })).toBe(mind.thirsty);
    expect(of({ hunger: 7000, tiredness: 8000, boredom: 7999 })).toBe(mind.tired);
    expect(of({ boredom: 8000, tiredness: 7999 })).toBe(mind.bored);
  });
});

describe('a guest goes home', () => {
  const thoughtWith = (values: Values) => {
    const park = quietPark(['carousel']);
    const index = guest(park, at(park, 10, 12), values);
    decide(park, index);
    const { goal, thought } = park.visitors;
    return goal[index] === goingHome ? thought[index] : undefined;
  };

  test.each([
    ['with less than three pounds', { cash: 2 }, mind.broke],
    ['dead tired', { tiredness: 10_000 }, mind.tired],
    ['starved', { hunger: 10_000 }, mind.hungry],
    ['parched', { thirst: 10_000 }, mind.thirsty],
    ['in a foul mood', { mood: 1499 }, mind.bored],
    ['after a day of it', { visits: 14 }, mind.home],
  ] as const)('%s', (_, values, thought) => {
    expect(thoughtWith(values)).toBe(thought);
  });

  test.each([
    { cash: 3 },
    { tiredness: 9999 },
    { hunger: 9999 },
    { thirst: 9999 },
    { mood: 1500 },
    { visits: 13 },
  ])('not with %o', (values) => {
    expect(thoughtWith(values)).toBeUndefined();
  });

  test('the happier, the later', () => {
    expect(thoughtWith({ mood: 10_000, visits: 18 })).toBeUndefined();
    expect(thoughtWith({ mood: 2000, visits: 9 })).toBe(mind.home);
  });
});

describe('a guest pays', () => {
  const most = (building: BuildingId, values: Values) => {
    const park = quietPark();
    return maxPricePaid(park, guest(park, 0, { mood: 0, ...values }), kindOf(building));
  };

  test('twice the usual price for an urgent need, seven tenths without one', () => {
    expect(most('rollerCoaster', { boredom: 7500 })).toBe(18);
    expect(most('rollerCoaster', { boredom: 10_000 })).toBe(18);
    expect(most('rollerCoaster', {})).toBe(6);
    expect(most('rollerCoaster', { boredom: 3750 })).toBe(12);
    expect(most('rollerCoaster', { mood: 8000 })).toBe(7);
    expect(most('picnicBench', { tiredness: 9000 })).toBe(0);
  });

  test('for food and drink by hunger and thirst', () => {
    expect([0, 4000, 8000, 10_000].map((hunger) => most('foodStall', { hunger }))).toEqual([
      3, 4, 8, 10,
    ]);
    expect([0, 4250, 8500].map((thirst) => most('drinksStand', { thirst }))).toEqual([2, 2, 5]);
    expect([0, 6000].map((tiredness) => most('ferrisWheel', { tiredness }))).toEqual([4, 6]);
  });

  test('a third for the same again, a quarter when unwell, nothing for thrills with sore feet', () => {
    const boredom = 7500;
    const last = kindOf('rollerCoaster');
    expect(most('rollerCoaster', { boredom, last })).toBe(10);
    for (const need of ['hunger', 'thirst', 'tiredness'] as const) {
      expect(most('rollerCoaster', { boredom, [need]: 6500 })).toBe(18);
      expect(most('rollerCoaster', { boredom, [need]: 6501 })).toBe(9);
    }
    expect(most('rollerCoaster', { boredom, tiredness: 7000 })).toBe(9);
    expect(most('rollerCoaster', { boredom, tiredness: 7001 })).toBe(6);
  });
});

describe('a guest chooses', () => {
  /** The goals of thirty guests with these needs and different seeds. */
  function goals(
    buildings: readonly BuildingId[],
    values: Values,
    change: (park: ThemeParkState) => void = () => {},
  ): readonly number[] {
    const chosen = new Set<number>();
    for (let seed = 1; seed <= 30; seed += 1) {
      const park = quietPark(buildings, seed);
      change(park);
      const index = guest(park, at(park, 10, 12), values);
      decide(park, index);
      chosen.add(park.visitors.goal[index]);
      if (park.visitors.goal[index] !== noGoal) {
        expect(park.visitors.thought[index]).toBe(mind.heading);
        expect(park.visitors.about[index]).toBe(park.kindAt[park.visitors.goal[index]]);
      }
    }
    return [...chosen];
  }
  const cell = (row: number) => row * 20 + 11;

  test('the building for the greatest need', () => {
    const all: BuildingId[] = ['carousel', 'foodStall', 'drinksStand', 'picnicBench'];
    expect(goals(all, { hunger: 7000 })).toEqual([cell(9)]);
    expect(goals(all, { thirst: 7000 })).toEqual([cell(10)]);
    expect(goals(all, { tiredness: 7000 })).toEqual([cell(11)]);
    expect(goals(all, { boredom: 7000 })).toEqual([cell(8)]);
  });

  test('nothing beyond their money, and nothing that is not worth the walk', () => {
    expect(goals(['carousel'], { boredom: 5000, cash: 5 })).toEqual([cell(8)]);
    expect(goals(['carousel'], { boredom: 5000, cash: 4 })).toEqual([noGoal]);
    expect(goals(['foodStall'], { hunger: 100, mood: 1600 })).toEqual([noGoal]);
  });

  test('by the price, which counts more in a bad mood', () => {
    const asking = (pounds: number) => (park: ThemeParkState) => {
      park.prices[kindOf('carousel')] = pounds;
    };
    const grumpy = { boredom: 600, mood: 1600 };
    expect(goals(['carousel'], grumpy, asking(1))).toEqual([cell(8)]);
    expect(goals(['carousel'], grumpy, asking(15))).toEqual([noGoal]);
    expect(goals(['carousel'], { boredom: 600, mood: 9600 }, asking(15))).toEqual([cell(8)]);
  });

  test('the shorter queue', () => {
    const chosen = goals(['carousel', 'carousel'], { boredom: 5000 }, (park) => {
      park.queue[cell(8)] = 40;
    });
    expect(chosen).toEqual([cell(9)]);
  });

  test('nothing where they are, and nothing without a path to it', () => {
    const chosen = goals(['carousel', 'carousel', 'carousel'], { boredom: 5000 }, (park) => {
      act(park, remove(11, 9), place('carousel', 2, 2));
    });
    expect(chosen.toSorted((a, b) => a - b)).toEqual([cell(8), cell(10)]);
    const park = quietPark(['carousel']);
    const index = guest(park, cell(8), { boredom: 5000 });
    decide(park, index);
    expect(park.visitors.goal[index]).toBe(noGoal);
  });

  test('to stroll if there is nothing, and says what is wrong', () => {
    const park = quietPark();
    const index = guest(park, at(park, 10, 12), { hunger: 7000 });
    decide(park, index);
    expect(park.visitors.thought[index]).toBe(mind.hungry);
    expect([at(park, 10, 11), at(park, 10, 13)]).toContain(park.visitors.at[index]);
    const rng = park.rng.slice();
    const content = guest(park, at(park, 10, 12));
    decide(park, content);
    expect(park.visitors.thought[content]).toBe(mind.strolling);
    expect(park.visitors.goal[content]).toBe(noGoal);
    // Only the direction of the stroll is random.
    below(rng, 4);
    expect(park.rng).toEqual(rng);
    act(park, place('path', 0, 0), place('path', 1, 0));
    const cornered = guest(park, 1);
    decide(park, cornered);
    expect(park.visitors.at[cornered]).toBe(0);
  });

  test('to go home if the ground under them is gone, but not at the gate', () => {
    const park = quietPark();
    const lost = guest(park, at(park, 2, 2));
    decide(park, lost);
    expect(park.visitors.goal[lost]).toBe(goingHome);
    expect(park.visitors.thought[lost]).toBe(mind.nowhere);
    for (let row = 8; row <= 17; row += 1) act(park, remove(10, row));
    const early = guest(park, at(park, 10, 18));
    decide(park, early);
    expect(park.visitors.goal[early]).toBe(noGoal);
  });
});
