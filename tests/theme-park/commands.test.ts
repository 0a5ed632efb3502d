import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import {
  type BuildingId,
  buildingIds,
  kindOf,
  specOf,
} from '../../scenes/theme-park/rules/buildings';
import { maxHistory } from '../../scenes/theme-park/rules/freshState';
import { account } from '../../scenes/theme-park/rules/ledger';
import { lacks, mayAfford, query, refundOf } from '../../scenes/theme-park/rules/query';
import {
  parseThemeParkAction,
  type ThemeParkAction,
  themeParkActions,
} from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { act, at, newPark, path, place, remove, wait } from './play';

const undo: ThemeParkAction = { type: 'undo' };
const redo: ThemeParkAction = { type: 'redo' };
const tree = kindOf('tree');

function extend(column: number, row: number): ThemeParkAction {
  return { type: 'extend', kind: kindOf('path'), column, row };
}

function standing(park: ThemeParkState, building: BuildingId): number {
  return park.counts[kindOf(building)];
}

describe('a command reports', () => {
  test('what was built, where, and for how much', () => {
    const park = newPark();
    expect(act(park, place('tree', 3, 2), extend(4, 2), remove(3, 2))).toEqual([
      { type: 'placed', kind: tree, cell: 43, pounds: 100, joined: false },
      { type: 'placed', kind: kindOf('path'), cell: 44, pounds: 50, joined: true },
      { type: 'removed', kind: tree, cell: 43, pounds: 50, joined: false },
    ]);
    expect(park.ledger[account.building]).toBe(-150);
    expect(park.ledger[account.refunds]).toBe(50);
  });

  test('what was undone and redone, and whether it is built now', () => {
    const park = newPark();
    act(park, { type: 'stop' });
    act(park, place('tree', 3, 2), remove(3, 2));
    expect(act(park, undo)).toEqual([
      { type: 'undone', kind: tree, cell: 43, pounds: -50, stands: true },
    ]);
    expect(park.ledger[account.refunds]).toBe(0);
    expect(standing(park, 'tree')).toBe(1);
    expect(act(park, undo)).toEqual([
      { type: 'undone', kind: tree, cell: 43, pounds: 100, stands: false },
    ]);
    expect(park.ledger[account.building]).toBe(0);
    expect(act(park, redo)).toEqual([
      { type: 'redone', kind: tree, cell: 43, pounds: -100, stands: true },
    ]);
    expect(park.ledger[account.building]).toBe(-100);
    expect(act(park, redo)).toEqual([
      { type: 'redone', kind: tree, cell: 43, pounds: 50, stands: false },
    ]);
    expect(park.ledger[account.refunds]).toBe(50);
    expect(standing(park, 'tree')).toBe(0);
    expect(park.money).toBe(9950);
  });

  test('stop, go and speed once, and nothing if nothing changes', () => {
    const park = newPark();
    expect(act(park, { type: 'stop' }, { type: 'stop' })).toEqual([{ type: 'stopped' }]);
    expect(park.pauses).toBe(1);
    expect(act(park, { type: 'go' }, { type: 'go' })).toEqual([{ type: 'going' }]);
    expect(act(park, { type: 'toggle' })).toEqual([{ type: 'stopped' }]);
    expect(act(park, { type: 'toggle' })).toEqual([{ type: 'going' }]);
    expect(act(park, { type: 'pace', speed: 3 }, { type: 'pace', speed: 3 })).toEqual([
      { type: 'paced', speed: 3 },
    ]);
  });

  test('prices only under Tycoon rules, up to the highest allowed', () => {
    const kind = kindOf('carousel');
    const price = (pounds: number): ThemeParkAction => ({ type: 'price', kind, pounds });
    const park = newPark({ rules: 'tycoon' });
    expect(act(park, price(15))).toEqual([{ type: 'priced', kind, pounds: 15 }]);
    expect(park.prices[kind]).toBe(15);
    expect(act(park, price(16))).toEqual([
      { type: 'refused', reason: 'noPrice', pounds: 15, kind },
    ]);
    expect(park.prices[kind]).toBe(15);
    expect(act(newPark(), price(1))).toMatchObject([{ type: 'refused', reason: 'noPrice' }]);
  });
});

describe('a refusal', () => {
  const refused = (reason: string, pounds = 0, kind = 0) => ({ ok: false, reason, pounds, kind });

  test.each([
    [-1, 5],
    [5, -1],
    [20, 5],
    [5, 20],
  ])('of (%i, %i): it is outside', (column, row) => {
    const park = newPark();
    expect(query(park, remove(column, row))).toEqual(refused('outside'));
    expect(query(park, place('tree', column, row))).toEqual(refused('outside', 100, tree));
  });

  test('comes only at the edge', () => {
    const park = newPark();
    for (const [column, row] of [
      [0, 0],
      [19, 0],
      [0, 19],
      [19, 19],
    ]) {
      expect(query(park, remove(column, row))).toEqual(refused('nothingThere'));
      expect(query(park, place('tree', column, row)).ok).toBe(true);
    }
    const coaster = kindOf('rollerCoaster');
    expect(query(park, place('rollerCoaster', 16, 16)).ok).toBe(true);
    expect(query(park, place('rollerCoaster', 17, 16))).toEqual(refused('outside', 2000, coaster));
    expect(query(park, place('rollerCoaster', 1, 18)).ok).toBe(true);
    expect(query(park, place('rollerCoaster', 1, 19))).toEqual(refused('outside', 2000, coaster));
  });

  test.each([
    [2, 3],
    [5, 4],
    [5, 3],
    [2, 4],
  ])("of a building over another's (%i, %i): it is occupied", (column, row) => {
    const park = newPark();
    act(park, place('tree', column, row));
    expect(query(park, place('rollerCoaster', 2, 3))).toMatchObject({ reason: 'occupied' });
  });

  test('if money is short by a pound', () => {
    const park = newPark({ startingMoney: 100 });
    expect(mayAfford(park, tree)).toEqual({ ok: true, pounds: 100, kind: tree });
    park.money = 99;
    expect(mayAfford(park, tree)).toEqual(refused('money', 100, tree));
    const bench = kindOf('picnicBench');
    expect(mayAfford(park, bench)).toEqual(refused('notOffered', 60, bench));
    expect(buildingIds.filter((id) => lacks(park, kindOf(id)))).toEqual([
      'drinksStand',
      'picnicBench',
      'toilets',
      'coasterStation',
      'coasterTrack',
    ]);
  });

  test('of more buildings to visit than the limit', () => {
    const park = newPark({ columns: 30 });
    park.destinationCount = 399;
    expect(query(park, place('giftShop', 0, 15)).ok).toBe(true);
    park.destinationCount = 400;
    const shop = kindOf('giftShop');
    expect(query(park, place('giftShop', 0, 15))).toEqual(refused('crowded', 300, shop));
    expect(query(park, place('tree', 0, 15)).ok).toBe(true);
  });

  test('of an undo that would bring the till into debt, though not of one that pays', () => {
    const park = newPark({ startingMoney: 150 });
    act(park, { type: 'stop' });
    act(park, place('tree', 3, 2), remove(3, 2));
    park.money = 49;
    expect(query(park, undo)).toEqual(refused('money', 50, tree));
    park.money = 50;
    expect(query(park, undo)).toEqual({ ok: true, pounds: 50, kind: tree });
    act(park, undo);
    park.money = -10;
    expect(query(park, undo)).toEqual({ ok: true, pounds: -100, kind: tree });
    act(park, remove(10, 18));
    // An entrance is free and refunds nothing, so it comes back even in debt.
    expect(query(park, undo)).toMatchObject({ ok: true, kind: kindOf('entrance') });
  });

  test('of a redo without the money or the room for it', () => {
    const park = newPark({ startingMoney: 150 });
    act(park, { type: 'stop' });
    act(park, place('tree', 3, 2));
    act(park, undo);
    park.money = 99;
    expect(query(park, redo)).toEqual(refused('money', 100, tree));
    park.money = 100;
    expect(query(park, redo)).toEqual({ ok: true, pounds: 100, kind: tree });
    act(park, redo);
    act(park, remove(3, 2));
    act(park, undo);
    expect(query(park, redo)).toEqual({ ok: true, pounds: -50, kind: tree });
  });
});

test('half the price is refunded, rounded down', () => {
  const park = newPark({ treeCost: 99, refundPercent: 33 });
  expect(refundOf(park, tree)).toBe(32);
  expect(specOf(tree).name).toBe('Tree');
});

describe('the undo history', () => {
  test('allows undo for exactly ten seconds, and then says that it is too late', () => {
    const park = newPark();
    act(park, place('tree', 3, 2));
    wait(park, 600);
    expect(query(park, undo)).toEqual({ ok: true, pounds: -100, kind: tree });
    wait(park, 1);
    expect(query(park, undo)).toEqual({ ok: false, reason: 'tooLate', pounds: 0, kind: tree });
  });

  test('gives a redone edit a new ten seconds', () => {
    const park = newPark();
    act(park, place('tree', 3, 2));
    wait(park, 500);
    act(park, undo);
    wait(park, 500);
    act(park, redo);
    wait(park, 500);
    expect(act(park, undo)).toMatchObject([{ type: 'undone' }]);
    act(park, { type: 'stop' });
    act(park, redo);
    wait(park, 5000);
    expect(act(park, undo)).toMatchObject([{ type: 'undone' }]);
  });

  test('keeps the last 256 edits', () => {
    const park = newPark({ startingMoney: 100_000 });
    act(park, { type: 'stop' });
    for (let cell = 0; cell < maxHistory + 1; cell += 1) {
      act(park, place('tree', cell % 20, Math.floor(cell / 20)));
    }
    expect(park.history.done).toBe(256);
    for (let command = 0; command < maxHistory; command += 1) {
      const cell = maxHistory - command;
      expect(act(park, undo)).toMatchObject([{ type: 'undone', cell }]);
    }
    expect(act(park, undo)).toMatchObject([{ reason: 'nothingToUndo' }]);
    expect(standing(park, 'tree')).toBe(1);
    for (let command = 0; command < maxHistory; command += 1) {
      expect(act(park, redo)).toMatchObject([{ type: 'redone', cell: command + 1 }]);
    }
    expect(act(park, redo)).toMatchObject([{ reason: 'nothingToRedo' }]);
  });

  test('undoes what is left of its oldest drag', () => {
    const park = newPark({ startingMoney: 100_000 });
    act(park, { type: 'stop' });
    act(park, place('path', 0, 0));
    for (let cell = 1; cell <= maxHistory; cell += 1) {
      act(park, extend(cell % 20, Math.floor(cell / 20)));
    }
    expect(act(park, undo)).toHaveLength(256);
    expect(standing(park, 'path')).toBe(1);
    expect(act(park, redo)).toHaveLength(256);
  });

  test('starts again with an edit: a first edit cannot join an earlier drag', () => {
    const park = newPark();
    act(park, extend(3, 3));
    expect(act(park, undo)).toHaveLength(1);
    act(park, place('tree', 1, 1), place('tree', 2, 1), extend(3, 1), extend(4, 1));
    expect(act(park, undo)).toHaveLength(3);
    expect(standing(park, 'tree')).toBe(1);
    expect(act(park, redo)).toHaveLength(3);
    expect(act(park, undo, undo)).toHaveLength(4);
    expect(act(park, redo)).toHaveLength(1);
    expect(act(park, place('tree', 9, 9), redo)).toMatchObject([
      { type: 'placed' },
      { reason: 'nothingToRedo' },
    ]);
  });

  test('brings a large building back to its place', () => {
    const park = newPark();
    act(park, { type: 'stop' }, ...path(10, 17, 10, 12), place('rollerCoaster', 11, 12));
    const before = hash(park.owner) + hash(park.ground) + hash(park.routes);
    act(park, remove(13, 13));
    expect(park.owner[at(park, 12, 13)]).toBe(0);
    act(park, undo);
    expect(hash(park.owner) + hash(park.ground) + hash(park.routes)).toBe(before);
  });
});

test('recordings depend on the order of these actions and on their fields', () => {
  expect(themeParkActions).toEqual([
    { type: 'place', kind: 0, column: 0, row: 0 },
    { type: 'extend', kind: 0, column: 0, row: 0 },
    { type: 'remove', column: 0, row: 0 },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'stop' },
    { type: 'go' },
    { type: 'toggle' },
    { type: 'pace', speed: 1 },
    { type: 'price', kind: 0, pounds: 0 },
    { type: 'clear', column: 0, row: 0 },
    { type: 'hire', role: 0, count: 0 },
    { type: 'borrow', back: false },
    { type: 'advertise' },
    { type: 'lay', shape: 0, column: 0, row: 0, joined: false },
    { type: 'fund', level: 0 },
    { type: 'name', column: 0, row: 0, name: '' },
    { type: 'paint', column: 0, row: 0, paint: 0 },
    { type: 'launch' },
  ]);
});

describe('an action read from outside', () => {
  const kind = kindOf('carousel');

  test.each([
    { type: 'undo' },
    { type: 'redo' },
    { type: 'stop' },
    { type: 'go' },
    { type: 'toggle' },
    { type: 'pace', speed: 1 },
    { type: 'pace', speed: 2 },
    { type: 'pace', speed: 3 },
    { type: 'price', kind, pounds: 0 },
    { type: 'clear', column: 3, row: 4 },
    { type: 'hire', role: 2, count: 3 },
    { type: 'borrow', back: true },
    { type: 'lay', shape: 7, column: 3, row: -2, joined: true },
    { type: 'advertise' },
    { type: 'price', kind, pounds: 1000 },
    { type: 'remove', column: -1000, row: 1000 },
    { type: 'place', kind: 1, column: 0, row: 0 },
    { type: 'extend', kind: buildingIds.length, column: 19, row: -1 },
  ])('%o is one, whatever else it carries', (action) => {
    expect(parseThemeParkAction({ ...action, more: 1 })).toEqual(action);
  });

  test.each([
    undefined,
    null,
    'undo',
    7,
    {},
    { type: 'dance' },
    { type: 'pace' },
    { type: 'pace', speed: 4 },
    { type: 'pace', speed: 0 },
    { type: 'pace', speed: '1' },
    { type: 'price', kind, pounds: -1 },
    { type: 'price', kind, pounds: 1.5 },
    { type: 'price', kind, pounds: 1001 },
    { type: 'price', kind: 0, pounds: 1 },
    { type: 'price', pounds: 1 },
    { type: 'price', kind },
    { type: 'remove', column: 1 },
    { type: 'remove', row: 1 },
    { type: 'remove', column: 1.5, row: 1 },
    { type: 'remove', column: 1, row: 1001 },
    { type: 'remove', column: -1001, row: 1 },
    { type: 'remove', column: Number.NaN, row: 1 },
    { type: 'place', kind: 0, column: 0, row: 0 },
    { type: 'place', kind: buildingIds.length + 1, column: 0, row: 0 },
    { type: 'place', kind: 'tree', column: 0, row: 0 },
    { type: 'place', kind: 1, column: '0', row: 0 },
    { type: 'place', kind: 1, column: 0 },
    { type: 'extend', kind: 1, row: 0 },
    { type: 'extend', column: 1, row: 0 },
    { type: 'lay', shape: 8, column: 1, row: 0, joined: true },
    { type: 'lay', shape: 1.5, column: 1, row: 0, joined: true },
    { type: 'lay', shape: 1, column: 1, row: 0 },
    { type: 'lay', shape: 1, column: 1, joined: false },
  ])('%o is refused', (value) => {
    expect(parseThemeParkAction(value)).toBeUndefined();
  });
});

test('there is no building for an unknown kind', () => {
  expect(() => specOf(0)).toThrow('there is no building of kind 0');
  expect(() => specOf(buildingIds.length + 1)).toThrow(RangeError);
  expect(() => kindOf('nothing' as BuildingId)).toThrow('there is no building "nothing"');
});
