import { describe, expect, test } from 'vitest';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { account } from '../../scenes/theme-park/rules/ledger';
import { query } from '../../scenes/theme-park/rules/query';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { foresee } from '../../scenes/theme-park/rules/whatIf';
import { playPark } from '../../scripts/balance/themePark/playPark';
import { act, hashOf, newPark, path, place, wait } from './play';

function townPark(seed = 1): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: 20_000 }, seed);
  act(park, ...path(10, 17, 10, 8), place('carousel', 11, 15), place('foodStall', 9, 14));
  act(park, place('drinksStand', 11, 12), place('rollerCoaster', 11, 9), place('tree', 9, 12));
  act(park, place('toilets', 9, 10));
  return park;
}

describe('Tycoon rules', () => {
  test('earn what guests pay, and every pound is in the ledger', () => {
    const park = townPark();
    wait(park, 120 * 60);
    expect(park.visitors.count).toBeGreaterThan(10);
    expect(park.ledger[account.rides]).toBeGreaterThan(0);
    expect(park.ledger[account.food]).toBeGreaterThan(0);
    expect(park.ledger[account.admission]).toBeGreaterThan(0);
    const sum = park.ledger.reduce((all, pounds) => all + pounds, park.config.startingMoney);
    expect(sum).toBe(park.money);
  });

  test('keep to the capacity of a ride, and let the rest queue', () => {
    const park = townPark();
    let queued = 0;
    for (let second = 0; second < 240; second += 1) {
      wait(park, 60);
      for (let index = 0; index < park.destinationCount; index += 1) {
        const cell = park.destinations[index];
        expect(park.inside[cell]).toBeLessThanOrEqual(20);
        queued = Math.max(queued, park.queue[cell]);
      }
    }
    expect(queued).toBeGreaterThan(0);
  });

  test('let guests refuse a price that is too high', () => {
    const park = townPark();
    act(park, { type: 'price', kind: kindOf('rollerCoaster'), pounds: 30 });
    act(park, { type: 'price', kind: kindOf('carousel'), pounds: 15 });
    wait(park, 120 * 60);
    const refused = new Set<number>();
    for (let second = 0; second < 60; second += 1) {
      wait(park, 60);
      for (let index = 0; index < park.visitors.count; index += 1) {
        refused.add(park.visitors.thought[index]);
      }
    }
    expect([...refused]).toContain(mind.tooDear);
    expect(query(park, { type: 'price', kind: kindOf('carousel'), pounds: 16 })).toMatchObject({
      ok: false,
      reason: 'noPrice',
    });
  });

  test('meet an objective once, with a grant', () => {
    const park = townPark();
    const events = wait(park, 400 * 60).filter(({ type }) => type === 'objectiveMet');
    expect(events.length).toBeGreaterThan(0);
    expect(park.ledger[account.grants]).toBe(events.length * park.config.grant);
  });

  test('offer what Classic rules do not have', () => {
    expect(query(newPark(), place('picnicBench', 1, 1))).toMatchObject({ reason: 'notOffered' });
    expect(query(townPark(), place('picnicBench', 1, 1)).ok).toBe(true);
  });

  test('let satisfaction fall if needs are not met', () => {
    const fed = townPark();
    const hungry = newPark({ rules: 'tycoon', startingMoney: 20_000 });
    act(hungry, ...path(10, 17, 10, 8), place('carousel', 11, 15), place('rollerCoaster', 11, 9));
    wait(fed, 300 * 60);
    wait(hungry, 300 * 60);
    expect(fed.satisfaction).toBeGreaterThan(hungry.satisfaction);
  });
});

describe('no building is worse than another in every respect', () => {
  const worth = (strategy: 'crowd' | 'thrills' | 'pennies', without?: 'picnicBench') =>
    [1, 2].reduce(
      (sum, seed) =>
        sum + playPark({ strategy, without, seed, minutes: 10, rules: 'tycoon' }).worth,
      0,
    );
  const whole = { crowd: worth('crowd'), thrills: worth('thrills'), pennies: worth('pennies') };
  test.each([
    ['rollerCoaster', 'thrills'],
    ['ferrisWheel', 'thrills'],
    ['carousel', 'pennies'],
    ['foodStall', 'thrills'],
    ['giftShop', 'pennies'],
    ['tree', 'pennies'],
    ['fountain', 'crowd'],
    ['drinksStand', 'thrills'],
    ['picnicBench', 'pennies'],
  ] as const)('a player who builds no %s earns less (%s)', (building, strategy) => {
    expect(worth(strategy, building as 'picnicBench')).toBeLessThan(whole[strategy]);
  });
});

describe('What if?', () => {
  test('draws a point every five seconds of ten minutes, with the change and without', () => {
    const park = newPark({ spawnPercent: 0, startingSatisfaction: 52 });
    act(park, place('tree', 0, 0), { type: 'pace', speed: 3 }, { type: 'stop' });
    const futures = foresee(park, place('carousel', 5, 5));
    if (!futures.ok) throw new Error(futures.reason);
    const points = Array.from({ length: 121 }, (_, index) => index);
    // The entrance, the tree and the carousel cost five a second each, which brings fifty.
    expect(futures.without.money).toEqual(points.map((point) => 9900 - 5 * point * 10));
    expect(futures.with.money).toEqual(points.map((point) => 8900 + 5 * point * 35));
    expect(futures.with.accounts).toEqual([30_000, 0, 0, 0, -9000, -1000, 0, 0]);
    expect(futures.without.accounts).toEqual([0, 0, 0, 0, -6000, 0, 0, 0]);
    expect(futures.with.visitors).toEqual(points.map(() => 0));
    expect(futures.with.satisfaction).toEqual([52, ...points.slice(1).map(() => 57)]);
    expect(futures.without.satisfaction).toEqual(points.map(() => 52));
    expect(park).toMatchObject({ speed: 3, stopped: true });
    expect(foresee(park, place('carousel', 10, 18))).toEqual({
      ok: false,
      reason: 'occupied',
      pounds: 1000,
      kind: kindOf('carousel'),
    });
  });

  test('runs two copies for ten minutes and leaves the park unchanged', () => {
    const park = townPark();
    wait(park, 60 * 60);
    const before = hashOf(park);
    const futures = foresee(park, { type: 'price', kind: kindOf('rollerCoaster'), pounds: 25 });
    if (!futures.ok) throw new Error(futures.reason);
    expect(hashOf(park)).toBe(before);
    expect(futures.with.money).toHaveLength(121);
    expect(futures.without.money[0]).toBe(park.money);
    const end = futures.with.accounts.reduce((sum, pounds) => sum + pounds, park.money);
    expect(futures.with.money.at(-1)).toBe(end);
    expect(futures.with.accounts).not.toEqual(futures.without.accounts);
  });

  test('charges the price of the building, and gives the reason of a refusal', () => {
    const park = townPark();
    const futures = foresee(park, place('ferrisWheel', 2, 2));
    if (!futures.ok) throw new Error(futures.reason);
    expect(futures.with.accounts[account.building]).toBe(-1500);
    expect(futures.with.money[0]).toBe(park.money - 1500);
    expect(foresee(park, place('ferrisWheel', 10, 18))).toMatchObject({ reason: 'occupied' });
  });
});

test('a Tycoon park whose gate touches no path lets nobody in and charges nobody', () => {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(2, 2, 8, 2), place('carousel', 3, 3), place('foodStall', 6, 3));
  const money = () => park.ledger[account.admission];
  const events = wait(park, 3600);
  expect(events.filter(({ type }) => type === 'came')).toEqual([]);
  expect([park.visitors.count, money()]).toEqual([0, 0]);
  // The same park takes admission once a path leads to it.
  act(park, ...path(8, 2, 8, 18), ...path(8, 18, 9, 18));
  wait(park, 3600);
  expect(park.visitors.count).toBeGreaterThan(0);
  expect(money()).toBeGreaterThan(0);
});
