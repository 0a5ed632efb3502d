import { expect, test } from 'vitest';
import { type BuildingId, kindOf, pathKind } from '../../scenes/theme-park/rules/buildings';
import { put } from '../../scenes/theme-park/rules/edit';
import { fullPark } from '../../scripts/bench/themeParkRoutes';
import { newPark, wait } from './play';

const minute = 3600;
const wishes: readonly BuildingId[] = [
  'carousel',
  'drinksStand',
  'foodStall',
  'picnicBench',
  'ferrisWheel',
  'giftShop',
  'fountain',
  'toilets',
  'carousel',
  'tree',
];

/** A park of streets and so many buildings, with as many people as it needs, after six minutes. */
function grown(buildings: number) {
  const park = newPark({ rules: 'tycoon', startingMoney: 50_000 });
  const { columns, owner, town } = park;
  for (let cell = 0; cell < 18 * columns; cell += 1) {
    const isStreet = cell % columns === 10 || Math.floor(cell / columns) % 4 === 1;
    if (isStreet && owner[cell] === 0) put(park, pathKind, cell);
  }
  let built = 0;
  for (let cell = owner.length - 1; built < buildings; cell -= 1) {
    if (owner[cell] !== 0) continue;
    put(park, kindOf(wishes[built % wishes.length]), cell);
    built += 1;
  }
  town?.staff.set([Math.ceil(buildings / 24), Math.ceil(buildings / 18), 4]);
  wait(park, 6 * minute);
  const before = park.money;
  wait(park, 2 * minute);
  return {
    guests: park.visitors.count,
    satisfaction: park.satisfaction,
    earned: (park.money - before) / 2,
  };
}

test('a good park still grows at 250 buildings, and still earns', () => {
  const [smaller, large, larger] = [200, 250, 270].map(grown);
  expect(large.guests).toBeGreaterThan(smaller.guests * 1.1);
  expect(larger.guests).toBeGreaterThan(large.guests * 1.03);
  expect(large.satisfaction).toBeGreaterThan(85);
  expect(large.earned).toBeGreaterThan(1000);
});

test('the full park that the bench measures has 228 destinations', () => {
  expect(fullPark().destinationCount).toBe(228);
});
