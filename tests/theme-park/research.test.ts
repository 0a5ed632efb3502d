import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { narrateThemePark } from '../../scenes/theme-park/narrate';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { queryAction } from '../../scenes/theme-park/rules/coaster/queryLay';
import { account } from '../../scenes/theme-park/rules/ledger';
import { query } from '../../scenes/theme-park/rules/query';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { startScenario } from '../../scenes/theme-park/rules/scenario/startScenario';
import { budgetCount, parseThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkEvent } from '../../scenes/theme-park/rules/ThemeParkEvent';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { studyOf } from '../../scenes/theme-park/rules/tycoon/research';
import { budgets } from '../../scenes/theme-park/rules/tycoon/topics';
import { scenarios } from '../../scenes/theme-park/season/scenarios';
import { refusalText } from '../../scenes/theme-park/texts';
import { act, path, place, wait } from './play';

const constants = defaultsOf(themeParkConfig);
const second = 60;

/** A new park as a player gets it. */
function begun(rules: 'classic' | 'tycoon' = 'tycoon') {
  return themeParkRules.start({ ...constants, rules }, 1) as ThemeParkState & { town: Town };
}

describe('research', () => {
  test('a new park has what a first park needs, and is told what opens the rest', () => {
    const park = begun();
    for (const id of [
      'carousel',
      'foodStall',
      'drinksStand',
      'toilets',
      'tree',
      'fountain',
    ] as const) {
      expect(query(park, place(id, 3, 3)).ok).toBe(true);
    }
    for (const id of ['ferrisWheel', 'rollerCoaster', 'coasterStation'] as const) {
      expect(query(park, place(id, 3, 3))).toMatchObject({ ok: false, reason: 'unresearched' });
    }
    expect(refusalText('unresearched', 1500, kindOf('ferrisWheel'), 10_000)).toBe(
      'Research opens the Ferris Wheel: see Guests.',
    );
  });

  test('opens one building after another, and every pound of it is in the books', () => {
    const park = begun();
    const opened: string[] = [];
    let spent = 0;
    const watch = (event: ThemeParkEvent): void => {
      if (event.type !== 'researched') return;
      opened.push(narrateThemePark(event, park) ?? '');
      spent = -park.ledger[account.research];
    };
    themeParkRules.step(park, [{ type: 'fund', level: budgets.length - 1 }], watch);
    for (let tick = 0; tick < 200 * second; tick += 1) themeParkRules.step(park, [], watch);
    expect(opened).toEqual(
      ['Ferris Wheel', 'Roller Coaster', 'Coaster Station'].map(
        (name) => `Research is done: the ${name} can be built.`,
      ),
    );
    expect(studyOf(park.town, park.config)).toBeUndefined();
    expect(spent).toBeGreaterThanOrEqual(750);
    expect(spent).toBeLessThan(750 + 3 * 12);
    // What is finished costs nothing more.
    wait(park, 10 * second);
    expect(-park.ledger[account.research]).toBe(spent);
    act(park, place('coasterStation', 5, 9));
    expect(queryAction(park, { type: 'lay', shape: 0, column: 5, row: 9, joined: false }).ok).toBe(
      true,
    );
  });

  test('goes as fast as its budget, and stops without one or in debt', () => {
    const park = begun();
    act(park, { type: 'fund', level: 0 });
    wait(park, 5 * second);
    expect(park.ledger[account.research]).toBe(0);
    act(park, { type: 'fund', level: 2 });
    wait(park, 5 * second);
    expect(-park.ledger[account.research]).toBe(5 * budgets[2]);
    park.money -= 20_000;
    park.ledger[account.building] -= 20_000;
    wait(park, 5 * second);
    expect(-park.ledger[account.research]).toBe(5 * budgets[2]);
  });

  test('takes any of its budgets, and no other', () => {
    expect(budgets).toHaveLength(budgetCount);
    for (const level of [-1, 0.5, budgetCount, '1', undefined]) {
      expect(parseThemeParkAction({ type: 'fund', level })).toBeUndefined();
    }
    expect(parseThemeParkAction({ type: 'fund', level: 3 })).toEqual({ type: 'fund', level: 3 });
    expect(query(begun('classic'), { type: 'fund', level: 1 })).toMatchObject({
      reason: 'tycoonOnly',
    });
  });

  test('is kept in a save, and what a save holds is open', () => {
    const park = begun();
    act(park, { type: 'fund', level: 2 });
    wait(park, 40 * second);
    const read = readPark(writePark(park, { withPeople: true }), constants);
    if (!read.ok) throw new Error(read.refusal);
    const { open, budget, studied } = park.town;
    expect(studied).toBeGreaterThan(0);
    expect(read.value.town).toMatchObject({ open, budget, studied });
    park.town.open |= 1 << kindOf('coasterStation');
    act(park, place('coasterStation', 5, 9));
    park.town.open = open;
    const other = readPark(writePark(park, { withPeople: false }), constants);
    expect(other.ok && query(other.value, place('coasterStation', 5, 12)).ok).toBe(true);
  });

  test('is not needed in a scenario', () => {
    const park = startScenario(constants, scenarios[0]);
    expect(query(park, place('rollerCoaster', 3, 3)).ok).toBe(true);
    expect(studyOf(park.town as Town, park.config)).toBeUndefined();
    act(park, ...path(10, 17, 10, 12));
    wait(park, 3 * second);
    expect(park.ledger[account.research]).toBe(0);
  });
});
