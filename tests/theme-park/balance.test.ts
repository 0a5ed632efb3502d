import { expect, test } from 'vitest';
import type { Strategy } from '../../scenes/theme-park/bot/builder';
import { type BuildingId, buildings } from '../../scenes/theme-park/rules/buildings';
import { honestAndNot, worthOf } from '../../scripts/balance/themePark/balanceThemePark';

/** Who makes the most of each building: the report compares all builders. */
const builders: Partial<Record<BuildingId, Strategy>> = {
  rollerCoaster: 'thrills',
  ferrisWheel: 'thrills',
  carousel: 'pennies',
  foodStall: 'thrills',
  giftShop: 'pennies',
  tree: 'pennies',
  fountain: 'crowd',
  drinksStand: 'thrills',
  picnicBench: 'pennies',
  // Without them the inspector lets few people in.
  toilets: 'thrills',
};

const toBuild = buildings.filter(({ type }) => type !== 'path' && type !== 'entrance');

test.each(toBuild.map(({ id, name }) => [name, id] as const))(
  'a %s is worth its price under Tycoon rules, whatever chance brings',
  (_name, id) => {
    const builder = builders[id];
    if (!builder) throw new Error(`nobody builds "${id}"`);
    // Half of what it costs comes back: the rest must have been earned many times over.
    expect(worthOf(builder, id, 3).surely).toBeGreaterThan(1000);
  },
);

test('nobody who looks for a hole in the rules earns half of what a builder does', () => {
  const { honest, most } = honestAndNot(2);
  expect(honest).toBeGreaterThan(4000);
  expect(most).toBeLessThan(honest / 2);
});
