import { describe, expect, test } from 'vitest';
import type { ThemeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { chartPoints } from '../../scenes/theme-park/rules/freshState';
import { account } from '../../scenes/theme-park/rules/ledger';
import type { ThemeParkEvent } from '../../scenes/theme-park/rules/ThemeParkEvent';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { appealOf, guestsDrawn } from '../../scenes/theme-park/rules/tycoon/draw';
import { meetObjectives, objectives } from '../../scenes/theme-park/rules/tycoon/objectives';
import { tycoonTick } from '../../scenes/theme-park/rules/tycoon/tycoonTick';
import { letGo } from '../../scenes/theme-park/rules/visitors';
import { act, at, guest, newPark, path, place, remove, wait } from './play';

function town(changes: Partial<ThemeParkConfig> = {}, seed = 1): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: 50_000, ...changes }, seed);
  act(park, ...path(10, 17, 10, 8));
  return park;
}

function tick(park: ThemeParkState, times = 1): ThemeParkEvent[] {
  const events: ThemeParkEvent[] = [];
  // The weather does not change.
  if (park.town) park.town.weatherDays = 10_000;
  for (let done = 0; done < times; done += 1)
    tycoonTick(park, (event) => events.push({ ...event }));
  return events;
}

describe('appeal', () => {
  test('counts the first two of a kind in full and each further one by half', () => {
    const park = town();
    const appeals = [0, 1, 2, 3, 4].map((column) => {
      act(park, place('carousel', 9, 8 + column));
      return appealOf(park);
    });
    expect(appeals).toEqual([60, 120, 150, 180, 210]);
    expect(guestsDrawn(park)).toBe(52);
    act(park, place('tree', 11, 8));
    expect(appealOf(park)).toBe(214);
    expect(guestsDrawn(park)).toBe(53);
  });
});

describe('upkeep under Tycoon rules', () => {
  test('is the sum for the buildings, and is booked', () => {
    const park = town({ arrivalPercent: 0, grant: 0 });
    act(park, place('rollerCoaster', 0, 0), place('ferrisWheel', 5, 0), place('tree', 7, 0));
    act(park, place('ferrisWheel', 6, 0));
    const { money } = park;
    tick(park);
    // The entrance 1, the coaster 4, each wheel 2.
    expect(park.money).toBe(money - 9);
    expect(park.ledger[account.upkeep]).toBe(-9);
  });
});

describe('guests', () => {
  const arrivals = (change: (park: ThemeParkState) => void, ticks = 1): number => {
    const park = town({ arrivalPercent: 100 });
    act(park, place('carousel', 9, 8), place('foodStall', 11, 8));
    park.prices[kindOf('entrance')] = 4;
    change(park);
    const came = tick(park, ticks).filter(({ type }) => type === 'came');
    expect(park.visitors.count).toBe(came.length);
    return came.length;
  };

  test('always come if everybody is delighted, one a tick, until there are as many as the appeal', () => {
    expect(arrivals(() => {})).toBe(1);
    // (60 + 14) / 4
    const park = town({ arrivalPercent: 100 });
    act(park, place('carousel', 9, 8), place('foodStall', 11, 8));
    park.prices[kindOf('entrance')] = 4;
    for (let ticks = 0; ticks < 30; ticks += 1) {
      park.satisfaction = 100;
      tick(park);
    }
    expect(park.visitors.count).toBe(18);
  });

  test('come in twos at an appeal of sixty', () => {
    const build = (columns: number) => (park: ThemeParkState) => {
      act(
        park,
        ...Array.from({ length: columns }, (_, column) => place('carousel', 9, 10 + column)),
      );
    };
    // Four more: 60 × 7 / 2 and the stall's 14 draw 56; five more draw 63.
    expect(arrivals(build(4))).toBe(1);
    expect(arrivals(build(5))).toBe(2);
  });

  test('do not come to a park without a gate, without a path, or with a bad reputation', () => {
    expect(arrivals((park) => act(park, remove(10, 18)), 20)).toBe(0);
    expect(
      arrivals((park) => {
        for (let row = 8; row <= 17; row += 1) act(park, remove(10, row));
      }, 20),
    ).toBe(0);
    expect(
      arrivals((park) => {
        park.satisfaction = 0;
      }),
    ).toBe(0);
  });

  test("come less often the worse the reputation and the higher the gate's price", () => {
    const park = town({ arrivalPercent: 100 });
    act(park, place('carousel', 9, 8), place('carousel', 9, 9), place('carousel', 9, 10));
    act(park, place('tree', 11, 8), place('tree', 11, 9));
    const share = (satisfaction: number, admission: number): number => {
      park.prices[kindOf('entrance')] = admission;
      let came = 0;
      for (let ticks = 0; ticks < 1200; ticks += 1) {
        park.satisfaction = satisfaction;
        park.visitors.count = 0;
        tick(park);
        came += park.visitors.count;
      }
      return came / 1200;
    };
    // An appeal of 158 makes a fair gate of just under 6.
    expect(share(100, 5)).toBe(1);
    expect(share(50, 5)).toBeCloseTo(0.25, 1);
    expect(share(100, 9)).toBeCloseTo(0.48, 1);
    expect(share(100, 11)).toBeCloseTo(0.15, 1);
    expect(share(100, 12)).toBe(0);
  });

  test('come with money, appetite and good mood, and pay at the gate', () => {
    const purses: number[] = [];
    const park = town({ arrivalPercent: 100, grant: 0 });
    act(park, place('carousel', 9, 8));
    park.prices[kindOf('entrance')] = 4;
    for (let times = 0; times < 200; times += 1) {
      park.visitors.count = 0;
      park.satisfaction = 100;
      // Earlier guests have left values that must be overwritten.
      for (const list of Object.values(park.guests)) list.fill(77);
      const { money } = park;
      const ledger = park.ledger[account.admission];
      tick(park);
      const { guests } = park;
      expect(guests.hunger[0]).toBeLessThan(3000);
      expect(guests.thirst[0]).toBeLessThan(3000);
      expect(guests.tiredness[0]).toBeLessThan(1000);
      expect(guests.boredom[0]).toBeGreaterThanOrEqual(3000);
      expect(guests.boredom[0]).toBeLessThan(7000);
      expect(guests.mood[0]).toBe(6500);
      expect([guests.spent[0], guests.visits[0], guests.queued[0]]).toEqual([4, 0, 0]);
      expect([guests.inside[0], guests.last[0]]).toEqual([0, 0]);
      expect(park.ledger[account.admission] - ledger).toBe(4);
      expect(park.money - money).toBe(4 - 1 - 2);
      purses.push(guests.cash[0]);
    }
    expect(Math.min(...purses)).toBeGreaterThanOrEqual(41);
    expect(Math.min(...purses)).toBeLessThan(46);
    expect(Math.max(...purses)).toBeGreaterThan(126);
    expect(Math.max(...purses)).toBeLessThanOrEqual(131);
  });

  test('are at most as many as the park has room for', () => {
    const park = town({ arrivalPercent: 100, tycoonMaxVisitors: 3, moreVisitors: 0 });
    act(park, place('carousel', 9, 8));
    park.prices[kindOf('entrance')] = 4;
    for (let ticks = 0; ticks < 10; ticks += 1) {
      park.satisfaction = 100;
      tick(park);
    }
    expect(park.visitors.count).toBe(3);
  });
});

describe('satisfaction under Tycoon rules', () => {
  test('moves to the average mood of the guests, and to 70 without guests', () => {
    const park = town({ arrivalPercent: 0, satisfactionStep: 100 });
    tick(park);
    expect(park.satisfaction).toBe(70);
    guest(park, at(park, 10, 12), { mood: 3000 });
    guest(park, at(park, 10, 12), { mood: 8150 });
    tick(park);
    expect(park.satisfaction).toBe(56);
    park.guests.mood[1] = 8000;
    tick(park);
    expect(park.satisfaction).toBe(55);
  });
});

test('no visitor comes if the chance of a visitor is zero', () => {
  const park = newPark({ spawnPercent: 0, economyMs: 100 });
  act(park, place('path', 10, 17));
  wait(park, 6 * 600);
  expect(park.visitors.count).toBe(0);
});

describe('an objective', () => {
  const met = (change: (park: ThemeParkState) => void): number[] => {
    const park = newPark({ rules: 'tycoon', startingMoney: 50_000 });
    park.money = 0;
    park.satisfaction = 0;
    change(park);
    const events: ThemeParkEvent[] = [];
    meetObjectives(park, (event) => events.push({ ...event }));
    return events.flatMap((event) => (event.type === 'objectiveMet' ? [event.index] : []));
  };

  test.each([
    [0, 20],
    [4, 120],
  ])('number %i is met by %i guests, and not by one fewer', (objective, guests) => {
    const having = (count: number) =>
      met((park) => {
        park.visitors.count = count;
      });
    expect(having(guests - 1)).not.toContain(objective);
    expect(having(guests)).toContain(objective);
  });

  test.each([
    [2, 50, 80],
    [6, 200, 85],
  ])('number %i asks for %i guests at %i%', (objective, guests, satisfaction) => {
    const having = (count: number, points: number) =>
      met((park) => {
        park.visitors.count = count;
        park.satisfaction = points;
      });
    expect(having(guests, satisfaction)).toContain(objective);
    expect(having(guests - 1, satisfaction)).not.toContain(objective);
    expect(having(guests, satisfaction - 1)).not.toContain(objective);
  });

  test('asks for a Roller Coaster, a Ferris Wheel and a Carousel, all three', () => {
    const three = ['rollerCoaster', 'ferrisWheel', 'carousel'] as const;
    const owning = (buildings: readonly (typeof three)[number][]) =>
      met((park) => {
        for (const building of buildings) park.counts[kindOf(building)] = 1;
      });
    expect(owning(three)).toEqual([1]);
    for (const missing of three) expect(owning(three.filter((one) => one !== missing))).toEqual([]);
  });

  test('asks for income and for money in the till', () => {
    const taking = (pounds: number) =>
      met((park) => {
        park.ledger[account.rides] = pounds;
      });
    expect([taking(4999), taking(5000)]).toEqual([[], [3]]);
    const having = (pounds: number) =>
      met((park) => {
        park.money = pounds;
      });
    expect([having(24_999), having(25_000)]).toEqual([[], [5]]);
  });

  test('pays its grant once, and stays met', () => {
    const park = town({ arrivalPercent: 0 });
    park.visitors.count = 20;
    const { money } = park;
    const events: ThemeParkEvent[] = [];
    const meet = () => meetObjectives(park, (event) => events.push({ ...event }));
    park.money = 0;
    meet();
    expect(events).toEqual([{ type: 'objectiveMet', index: 0, pounds: 1500 }]);
    expect(park.money).toBe(1500);
    expect(park.ledger[account.grants]).toBe(1500);
    expect(park.objectives).toBe(1);
    park.visitors.count = 0;
    meet();
    expect(events).toHaveLength(1);
    park.money = money;
    meet();
    expect(events).toHaveLength(2);
    expect(park.objectives).toBe(1 | (1 << 5));
  });

  test('says what it asks for', () => {
    expect(objectives.map(({ text }) => text)).toEqual([
      'Have 20 guests in the park at once',
      'Own a Roller Coaster, a Ferris Wheel and a Carousel',
      'Keep 50 guests at 80% satisfaction',
      'Take £5,000 on rides',
      'Have 120 guests in the park at once',
      'Have £25,000 in the till',
      'Keep 200 guests at 85% satisfaction',
    ]);
  });
});

describe('the graph', () => {
  test('gets a point every five ticks of the economy, and keeps the last 240', () => {
    const park = newPark({ economyMs: 100, visitorMs: 5000 });
    act(park, { type: 'pace', speed: 3 });
    wait(park, 9);
    expect([park.day, park.chart.points]).toEqual([5, 1]);
    expect(park.chart.money[0]).toBe(park.money);
    expect(park.chart.satisfaction[0]).toBe(park.satisfaction);
    wait(park, 2 * 240 * 5 - 10);
    park.visitors.count = 7;
    expect(park.chart.points).toBe(240);
    wait(park, 10);
    expect(park.chart.points).toBe(chartPoints + 1);
    expect(park.chart.money[0]).toBe(park.money);
    expect(park.chart.visitors[0]).toBe(7);
  });
});

describe('the park reports', () => {
  const told = (park: ThemeParkState, seconds: number) => wait(park, seconds * 60);

  test('when its till is empty, and when it is out of debt', () => {
    const park = newPark({ startingMoney: 107 });
    act(park, place('tree', 0, 0));
    const dry = told(park, 2);
    expect(dry.filter(({ type }) => type === 'broke' || type === 'solvent')).toEqual([
      { type: 'broke' },
    ]);
    expect(dry).toContainEqual({ type: 'ticked', pounds: -10 });
    expect(told(park, 1).map(({ type }) => type)).toEqual(['ticked']);
    park.money = 9;
    expect(told(park, 1)).toContainEqual({ type: 'broke' });
    park.money = 1000;
    act(park, place('carousel', 5, 5));
    // Fifty from the carousel, fifteen for what stands there.
    park.money = -36;
    expect(told(park, 1).map(({ type }) => type)).toEqual(['ticked']);
    park.money = -35;
    expect(told(park, 1)).toContainEqual({ type: 'solvent' });
    park.money = 0;
    expect(told(park, 1).map(({ type }) => type)).toEqual(['ticked']);
  });

  test('nothing if the till is exactly zero', () => {
    const park = newPark({ startingMoney: 5 });
    expect(told(park, 1).map(({ type }) => type)).toEqual(['ticked']);
    expect(park.money).toBe(0);
    expect(told(park, 1)).toContainEqual({ type: 'broke' });
  });

  test('when satisfaction turns yellow and red, and green again', () => {
    const park = newPark({ satisfactionStep: 1, startingSatisfaction: 81 });
    expect(told(park, 1).map(({ type }) => type)).toEqual(['ticked']);
    expect(told(park, 1)).toContainEqual({ type: 'rated', band: 'yellow', better: false });
    park.config.satisfactionBase = 100;
    expect(told(park, 1)).toContainEqual({ type: 'rated', band: 'green', better: true });
  });
});

test('the last visitor is moved into the slot of one who leaves, with all values', () => {
  const park = town({ arrivalPercent: 0 });
  const indices = [0, 1, 2].map(() => guest(park, at(park, 10, 12)));
  const lists = [...Object.values(park.visitors), ...Object.values(park.guests)].filter(
    (list) => typeof list !== 'number',
  );
  expect(lists).toHaveLength(7 + 11);
  for (const index of indices) {
    for (const [place, list] of lists.entries()) list[index] = 10 * (index + 1) + (place % 9);
  }
  const events: ThemeParkEvent[] = [];
  letGo(park, 0, false, (event) => events.push({ ...event }));
  expect(events).toEqual([{ type: 'left', id: 10, overFence: false }]);
  expect(park.visitors.count).toBe(2);
  for (const [place, list] of lists.entries()) {
    expect([...list.subarray(0, 3)]).toEqual([30 + (place % 9), 20 + (place % 9), 0]);
  }
  letGo(park, 1, true, (event) => events.push({ ...event }));
  expect(events[1]).toEqual({ type: 'left', id: 20, overFence: true });
  expect(park.visitors.id.slice(0, 2)).toEqual(Uint32Array.of(30, 0));
});

test('a price that is raised again and again keeps people away for a while, one that is lowered does not', () => {
  const arrivalsAfter = (...prices: number[]): number => {
    const park = newPark({ rules: 'tycoon', startingMoney: 30_000 });
    act(park, ...path(10, 17, 10, 8), place('carousel', 11, 15), place('ferrisWheel', 11, 12));
    for (const pounds of prices) act(park, { type: 'price', kind: kindOf('giftShop'), pounds });
    wait(park, 30 * 60);
    return park.visitors.nextId - 1;
  };
  const usual = arrivalsAfter();
  expect(usual).toBeGreaterThan(10);
  expect(arrivalsAfter(0)).toBe(usual);
  expect(arrivalsAfter(25, 9, 25, 9, 25, 9)).toBe(0);
});

test('the name of a park recovers from its prices', () => {
  const park = newPark({ rules: 'tycoon' });
  act(park, { type: 'price', kind: kindOf('giftShop'), pounds: 11 }, ...path(10, 17, 10, 12));
  expect(park.town?.grudge).toBe(6);
  wait(park, 7 * 60);
  expect(park.town?.grudge).toBe(0);
});
