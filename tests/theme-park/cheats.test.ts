import { expect, test } from 'vitest';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { account } from '../../scenes/theme-park/rules/ledger';
import { isOpen } from '../../scenes/theme-park/rules/query';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { paints } from '../../scenes/theme-park/rules/tycoon/looks';
import { budgets } from '../../scenes/theme-park/rules/tycoon/topics';
import { tycoonStrategies } from '../../scripts/balance/themePark/strategies';
import { act, hashOf, newPark, path, place, wait } from './play';

const coaster = kindOf('rollerCoaster');

/** A park that runs, with something to study. */
function running(): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: 30_000 });
  act(park, ...path(10, 17, 10, 8), place('carousel', 9, 10), place('drinksStand', 11, 12));
  if (park.town) park.town.open &= ~(1 << coaster);
  return park;
}

/** A minute in which something is done in every tick. */
function minuteOf(park: ThemeParkState, deed: (tick: number) => ThemeParkAction): void {
  for (let tick = 0; tick < 3600; tick += 1) act(park, deed(tick));
}

const outcome = ({ money, visitors, satisfaction, ledger, rng }: ThemeParkState) =>
  hashOf({ money, visitors, satisfaction, ledger, rng } as unknown as ThemeParkState);

test('a ride that is renamed and painted in every tick changes nothing but its looks', () => {
  const [spammed, usual] = [running(), running()];
  minuteOf(spammed, (tick) =>
    tick % 2 === 0
      ? { type: 'name', column: 9, row: 10, name: `Ride ${tick}` }
      : { type: 'paint', column: 9, row: 10, paint: tick % paints.length },
  );
  wait(usual, 3600);
  expect(usual.visitors.count).toBeGreaterThan(10);
  expect(outcome(spammed)).toBe(outcome(usual));
  // The names that it had are not kept.
  expect(spammed.town?.names.length).toBeLessThan(3);
});

test('a research budget that is changed in every tick buys no more than it costs', () => {
  const top = budgets.length - 1;
  for (const atTick of [0, 59]) {
    const park = running();
    // The budget is there when it buys, or everywhere else.
    minuteOf(park, () => ({
      type: 'fund',
      level: (park.sinceEconomy === 59) === (atTick === 59) ? top : 0,
    }));
    const town = park.town as NonNullable<ThemeParkState['town']>;
    const bought = town.studied + (isOpen(park, coaster) ? 250 : 0);
    expect(bought).toBeLessThanOrEqual(-park.ledger[account.research]);
  }
});

test('the balance report plays at least twelve strategies, and most of them exploit the rules', () => {
  expect(tycoonStrategies.length).toBeGreaterThanOrEqual(12);
  expect(tycoonStrategies.filter(({ honest }) => !honest).length).toBeGreaterThan(8);
});
