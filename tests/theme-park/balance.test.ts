import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Strategy } from '../../scenes/theme-park/bot/builder';
import { type BuildingId, buildings } from '../../scenes/theme-park/rules/buildings';
import {
  builderPlans,
  firstWorth,
  honestAndNot,
  parkFile,
  worthOf,
} from '../../scripts/balance/themePark/balanceThemePark';

/** The strategy that earns the most with each building. The report compares all strategies. */
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
  // Without toilets the inspector lets few people in.
  toilets: 'thrills',
};

/** A coaster that is laid is worth as much as its track: `coaster.test.ts`. */
const toBuild = buildings.filter(
  ({ type, id }) =>
    type !== 'path' && type !== 'entrance' && type !== 'track' && id !== 'coasterStation',
);

test.each(toBuild.map(({ id, name }) => [name, id] as const))(
  'a %s is worth its price under Tycoon rules, with any seed',
  (_name, id) => {
    const builder = builders[id];
    if (!builder) throw new Error(`nobody builds "${id}"`);
    // Five pairs of parks, so that luck counts for little. A fountain earns so little more than its
    // price that it needs sixteen.
    const pairs = id === 'fountain' ? 16 : 5;
    // Half of the price is refunded, so the rest must have been earned many times over.
    expect(worthOf(builder, id, pairs).surely).toBeGreaterThan(1000);
  },
);

test('no player that exploits the rules earns half of what an honest builder earns', () => {
  const { honest, most } = honestAndNot(2);
  expect(honest).toBeGreaterThan(1500);
  expect(most).toBeLessThan(honest / 2);
});

test('docs/balance-theme-park.md is up to date, or: npm run balance -- theme-park --write', () => {
  const report = readFileSync(parkFile, 'utf8');
  const rows = report.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const first = rows.flatMap((cells) => (cells.length === 7 ? [[cells[1], cells[5]]] : []));
  const worths = builderPlans.map((plan) => [plan.name, firstWorth(plan).toLocaleString('en-GB')]);
  expect(first.slice(2)).toEqual(worths);
});
