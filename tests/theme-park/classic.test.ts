import { describe, expect, test } from 'vitest';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { satisfactionTarget } from '../../scenes/theme-park/rules/economy';
import { query } from '../../scenes/theme-park/rules/query';
import { bandOf, ground } from '../../scenes/theme-park/rules/ThemeParkState';
import { act, at, newPark, path, place, remove, wait } from './play';

const second = 60;

describe('a new park', () => {
  test('has 10,000 pounds, satisfaction 100, speed 1 and the entrance at (10,18)', () => {
    const park = newPark();
    expect(park.money).toBe(10_000);
    expect(park.satisfaction).toBe(100);
    expect(park.speed).toBe(1);
    expect(park.stopped).toBe(false);
    expect([park.columns, park.rows]).toEqual([20, 20]);
    expect(park.kindAt[at(park, 10, 18)]).toBe(kindOf('entrance'));
    expect(park.gateCount).toBe(1);
  });
});

describe('building', () => {
  test.each([
    ['path', 50],
    ['rollerCoaster', 2000],
    ['ferrisWheel', 1500],
    ['carousel', 1000],
    ['foodStall', 500],
    ['giftShop', 300],
    ['tree', 100],
    ['fountain', 400],
    ['entrance', 0],
  ] as const)('costs the price of a %s', (building, cost) => {
    const park = newPark();
    act(park, place(building, 2, 3));
    expect(park.money).toBe(10_000 - cost);
    expect(park.kindAt[at(park, 2, 3)]).toBe(kindOf(building));
  });

  test('covers four by two cells with a Roller Coaster', () => {
    const park = newPark();
    act(park, place('rollerCoaster', 2, 3));
    for (let row = 3; row < 5; row += 1) {
      for (let column = 2; column < 6; column += 1) {
        expect(park.owner[at(park, column, row)]).toBe(at(park, 2, 3) + 1);
      }
    }
    expect(park.owner.filter((owner) => owner > 0)).toHaveLength(9);
  });

  test.each([
    ['outside', place('rollerCoaster', 17, 3)],
    ['outside', place('tree', -1, 3)],
    ['outside', place('rollerCoaster', 4, 19)],
    ['occupied', place('rollerCoaster', 8, 17)],
    ['notOffered', place('drinksStand', 1, 1)],
  ] as const)('%s: nothing happens and the reason is given', (reason, action) => {
    const park = newPark();
    const before = park.owner.slice();
    const [event] = act(park, action);
    expect(event).toMatchObject({ type: 'refused', reason });
    expect(park.money).toBe(10_000);
    expect(park.owner).toEqual(before);
  });

  test('is refused if there is too little money', () => {
    const park = newPark({ startingMoney: 1999 });
    expect(act(park, place('rollerCoaster', 2, 3))[0]).toMatchObject({ reason: 'money' });
    expect(query(park, place('rollerCoaster', 2, 3))).toMatchObject({ ok: false, pounds: 2000 });
    expect(query(park, place('ferrisWheel', 2, 3))).toMatchObject({ ok: true, pounds: 1500 });
  });
});

describe('removing', () => {
  test('any cell of a large building removes it and refunds half, rounded down', () => {
    for (const [column, row] of [
      [2, 3],
      [5, 4],
      [3, 4],
    ]) {
      const park = newPark({ rollerCoasterCost: 1999 });
      act(park, place('rollerCoaster', 2, 3));
      act(park, remove(column, row));
      expect(park.money).toBe(10_000 - 1999 + 999);
      expect(park.counts[kindOf('rollerCoaster')]).toBe(0);
      expect(park.owner.filter((owner) => owner > 0)).toHaveLength(1);
    }
  });

  test('an empty cell is refused', () => {
    expect(act(newPark(), remove(0, 0))[0]).toMatchObject({ reason: 'nothingThere' });
  });
});

describe('a tick of the economy', () => {
  test('comes every second divided by the speed, and not while stopped', () => {
    for (const speed of [1, 2, 3] as const) {
      const park = newPark();
      act(park, { type: 'pace', speed });
      wait(park, second - 1);
      expect(park.day).toBe(speed);
      act(park, { type: 'stop' });
      wait(park, second);
      expect(park.day).toBe(speed);
      act(park, { type: 'go' });
      wait(park, second);
      expect(park.day).toBe(2 * speed);
    }
  });

  test('earns 50 a ride, 30 a food stall, 20 a shop, and costs 5 for every building', () => {
    const park = newPark({ startingMoney: 20_000 });
    act(
      park,
      place('rollerCoaster', 0, 0),
      place('carousel', 6, 0),
      place('ferrisWheel', 8, 0),
      place('foodStall', 10, 0),
      place('giftShop', 12, 0),
      place('tree', 14, 0),
      place('fountain', 16, 0),
      place('path', 18, 0),
    );
    const { money } = park;
    wait(park, second - 1);
    expect(park.day).toBe(1);
    expect(park.money - money).toBe(50 + 50 + 30 + 20 - 9 * 5);
  });

  test('upkeep may take the money below zero; then nothing can be built, and removal still refunds', () => {
    const park = newPark({ startingMoney: 103 });
    act(park, place('tree', 0, 0));
    wait(park, second);
    expect(park.money).toBe(-7);
    expect(act(park, place('path', 5, 5))[0]).toMatchObject({ reason: 'money' });
    act(park, remove(0, 0));
    expect(park.money).toBe(43);
  });

  test('satisfaction moves one point towards min(100, 50 + 5 a ride + 3 a food + 2 a decoration)', () => {
    const park = newPark();
    act(park, place('carousel', 0, 0), place('foodStall', 1, 0), place('tree', 2, 0));
    act(park, place('fountain', 3, 0), place('ferrisWheel', 4, 0), place('giftShop', 5, 0));
    expect(satisfactionTarget(park)).toBe(50 + 5 + 3 + 2 + 2);
    const seen: number[] = [];
    for (let tick = 0; tick < 50; tick += 1) {
      wait(park, second);
      seen.push(park.satisfaction);
    }
    expect(seen.slice(0, 3)).toEqual([99, 98, 97]);
    expect(seen.at(-1)).toBe(62);
    const rich = newPark({ startingMoney: 50_000 });
    for (let column = 0; column < 20; column += 1) act(rich, place('carousel', column, 0));
    expect(satisfactionTarget(rich)).toBe(100);
  });

  test('colours change at 80 and 50', () => {
    expect([100, 80, 79, 50, 49, 0].map(bandOf)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'red',
      'red',
    ]);
  });
});

describe('visitors', () => {
  test('come only with an entrance and a path, in 70 of 100 ticks, at most 50', () => {
    const bare = newPark();
    wait(bare, 20 * second);
    expect(bare.visitors.count).toBe(0);

    const gateless = newPark();
    act(gateless, place('path', 10, 17), remove(10, 18));
    wait(gateless, 20 * second);
    expect(gateless.visitors.count).toBe(0);

    const park = newPark();
    act(park, place('path', 10, 17));
    const came = wait(park, 40 * second).filter(({ type }) => type === 'came').length;
    expect(came).toBeGreaterThan(18);
    expect(came).toBeLessThan(38);
    wait(park, 60 * second);
    expect(park.visitors.count).toBe(50);
  });

  test('step one cell every half second, only onto paths and buildings that they visit', () => {
    const park = newPark({ startingMoney: 20_000 });
    act(park, ...path(10, 17, 10, 8), ...path(4, 12, 16, 12));
    act(park, place('rollerCoaster', 5, 10), place('foodStall', 14, 11), place('fountain', 9, 15));
    act(park, place('giftShop', 16, 13), place('carousel', 11, 8));
    const { visitors } = park;
    const steps = new Set<number>();
    for (let tick = 0; tick < 120 * second; tick += 1) {
      const before = visitors.at.slice(0, visitors.count);
      const ids = visitors.id.slice(0, visitors.count);
      wait(park, 1);
      for (let index = 0; index < visitors.count; index += 1) {
        const earlier = ids.indexOf(visitors.id[index]);
        if (earlier < 0 || before[earlier] === visitors.at[index]) continue;
        const away = Math.abs(before[earlier] - visitors.at[index]);
        expect([1, 20]).toContain(away);
        expect(park.ground[visitors.at[index]]).not.toBe(ground.closed);
        steps.add(park.clock % 30);
      }
    }
    expect([...steps]).toEqual([0]);
    const visited = new Set(Array.from(visitors.about.subarray(0, visitors.count)));
    expect(visited.size).toBeGreaterThan(3);
  });

  test('choose another goal if theirs is cut off, and leave if there is none', () => {
    const park = newPark({ startingMoney: 20_000 });
    act(park, ...path(10, 17, 10, 8), place('carousel', 11, 8), place('foodStall', 9, 17));
    wait(park, 60 * second);
    act(park, remove(10, 12));
    wait(park, 20 * second);
    const cutOff = at(park, 10, 12);
    for (let index = 0; index < park.visitors.count; index += 1) {
      const goal = park.visitors.goal[index];
      if (park.visitors.at[index] > cutOff) expect(goal).not.toBe(at(park, 11, 8));
    }
    act(park, remove(9, 17), remove(11, 8));
    const events = wait(park, 60 * second);
    expect(events.some(({ type }) => type === 'left')).toBe(true);
  });
});
