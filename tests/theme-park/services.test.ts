import { describe, expect, test } from 'vitest';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { entranceKind, kindOf } from '../../scenes/theme-park/rules/buildings';
import { account } from '../../scenes/theme-park/rules/ledger';
import { query } from '../../scenes/theme-park/rules/query';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import {
  allowedPer,
  appealOf,
  guestsAllowed,
  guestsDrawn,
} from '../../scenes/theme-park/rules/tycoon/draw';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { drop, isRunning } from '../../scenes/theme-park/rules/tycoon/services';
import { expectConsistentPark } from './invariants';
import { act, at, guest, hashOf, newPark, path, place, wait } from './play';

function park(changes = {}): ThemeParkState & { town: Town } {
  const state = newPark({ rules: 'tycoon', startingMoney: 50_000, ...changes });
  act(state, ...path(10, 17, 10, 8));
  return state as ThemeParkState & { town: Town };
}

describe('the appeal to guests', () => {
  test('counts buildings that they can walk to or see from a path', () => {
    const state = park();
    act(state, place('carousel', 0, 0), place('tree', 1, 1));
    expect(appealOf(state)).toBe(0);
    act(state, place('carousel', 9, 10));
    expect(appealOf(state)).toBe(60);
    act(state, place('tree', 9, 12));
    expect(appealOf(state)).toBe(64);
    act(state, { type: 'remove', column: 10, row: 17 });
    expect(appealOf(state)).toBe(0);
  });

  test('is zero without a ride, and stalls add at most twice as much as the rides', () => {
    const state = park();
    for (let row = 8; row < 18; row += 1) act(state, place('picnicBench', 9, row));
    expect(appealOf(state)).toBe(0);
    act(state, place('carousel', 11, 8));
    expect(appealOf(state)).toBe(60 + Math.min(120, (16 * 12) / 2));
  });

  test('is limited by toilets, sweepers and mechanics: the scarcest counts', () => {
    const state = park();
    const free = state.config.freeGuests;
    expect(guestsAllowed(state)).toBe(free);
    act(state, place('toilets', 9, 10), { type: 'hire', role: 0, count: 5 });
    expect(guestsAllowed(state)).toBe(free);
    act(state, { type: 'hire', role: 1, count: 5 });
    expect(guestsAllowed(state)).toBe(free + allowedPer.toilets);
    expect(guestsDrawn(state)).toBeLessThan(free);
  });
});

describe('a building', () => {
  const carousel = place('carousel', 9, 10);

  test('opens once its whole price can no longer be refunded', () => {
    const state = park();
    stepRules(themeParkRules, state, [carousel], () => {});
    const cell = at(state, 9, 10);
    for (let tick = 0; tick < state.config.undoSeconds * 60; tick += 1) {
      expect(isRunning(state, state.town, cell) && query(state, { type: 'undo' }).ok).toBe(false);
      wait(state, 1);
    }
    expect(isRunning(state, state.town, cell)).toBe(true);
    wait(state, 1);
    expect(query(state, { type: 'undo' })).toMatchObject({ reason: 'tooLate' });
  });

  test('keeps its age when it is undone and redone', () => {
    const state = park();
    stepRules(themeParkRules, state, [carousel], () => {});
    wait(state, 500);
    stepRules(themeParkRules, state, [{ type: 'undo' }], () => {});
    stepRules(themeParkRules, state, [{ type: 'redo' }], () => {});
    wait(state, 150);
    expect(query(state, { type: 'undo' })).toMatchObject({ reason: 'tooLate' });
  });

  test('breaks down, lets nobody in, and is repaired sooner with a mechanic', () => {
    const repaired = (mechanics: number): number => {
      const state = park({ breakdownRate: 10_000, arrivalPercent: 0 });
      act(state, carousel, { type: 'hire', role: 0, count: mechanics });
      const events = wait(state, 60);
      expect(events).toContainEqual({
        type: 'brokeDown',
        kind: kindOf('carousel'),
        cell: at(state, 9, 10),
      });
      state.config.breakdownRate = 0;
      expect(isRunning(state, state.town, at(state, 9, 10))).toBe(false);
      for (let second = 1; ; second += 1) {
        if (wait(state, 60).some(({ type }) => type === 'mended')) return second;
      }
    };
    expect(repaired(0)).toBe(89);
    expect(repaired(1)).toBe(8);
  });
});

test('litter stays where it was dropped, lowers the mood, and is swept', () => {
  const state = park({ arrivalPercent: 0 });
  const cell = at(state, 10, 12);
  const moodAfter = (pieces: number): number => {
    const copy = park({ arrivalPercent: 0 });
    for (let piece = 0; piece < pieces; piece += 1) drop(copy, copy.town, cell);
    const index = guest(copy, cell);
    copy.visitors.stay[index] = 5;
    wait(copy, 60);
    return copy.guests.mood[index];
  };
  expect(moodAfter(3)).toBeLessThan(moodAfter(0));
  for (let piece = 0; piece < 9; piece += 1) drop(state, state.town, cell);
  drop(state, state.town, 0);
  expect([state.town.littered, state.town.litter[cell]]).toEqual([6, 6]);
  act(state, { type: 'hire', role: 1, count: 1 });
  wait(state, 120);
  expect(state.town.littered).toBe(0);
});

describe('the bank', () => {
  test('lends in steps up to its limit, takes interest, and is paid back', () => {
    const state = park();
    const { money } = state;
    act(state, { type: 'borrow', back: true });
    expect(state.money).toBe(money);
    for (let step = 0; step < 12; step += 1) act(state, { type: 'borrow', back: false });
    expect([state.town.loan, state.money - money]).toEqual([10_000, 10_000]);
    wait(state, 60);
    expect(state.ledger[account.interest]).toBe(-5);
    act(state, { type: 'borrow', back: true });
    expect(state.town.loan).toBe(9000);
    expectConsistentPark(state);
  });

  test('warns a park in debt, closes it in the end, and then nothing goes on', () => {
    const state = park({ letterDays: 3, closureDays: 6, startingMoney: 10_000 });
    state.money = -100;
    const events = wait(state, 7 * 60);
    expect(events).toContainEqual({ type: 'warned', days: 3 });
    expect(events).toContainEqual({ type: 'closed' });
    expect(query(state, place('tree', 1, 1))).toMatchObject({ reason: 'closed' });
    expect(query(state, { type: 'hire', role: 0, count: 1 })).toMatchObject({ reason: 'closed' });
    const { money } = state;
    wait(state, 600);
    expect(state.money).toBe(money);
  });

  test('forgets a debt that is paid in time', () => {
    const state = park({ letterDays: 3, closureDays: 6 });
    state.money = -100;
    wait(state, 4 * 60);
    state.money = 1000;
    wait(state, 60);
    expect(state.town).toMatchObject({ debtDays: 0, isClosed: false });
  });
});

describe('prices', () => {
  test('lower the mood of everybody in the park when they are raised', () => {
    const state = park();
    const index = guest(state, at(state, 10, 12), { mood: 6000 });
    act(state, { type: 'price', kind: entranceKind, pounds: 10 });
    expect(state.guests.mood[index]).toBe(6000 - 4 * 20);
    act(state, { type: 'price', kind: entranceKind, pounds: 2 });
    expect(state.guests.mood[index]).toBe(6000 - 4 * 20);
  });
});

test('posters bring more guests for a while, and there is no second campaign before that ends', () => {
  const came = (posters: boolean): number => {
    const state = park({ arrivalPercent: 40 });
    act(
      state,
      place('carousel', 9, 10),
      place('ferrisWheel', 9, 11),
      place('rollerCoaster', 11, 8),
    );
    if (posters) act(state, { type: 'advertise' });
    expect(query(state, { type: 'advertise' }).ok).toBe(!posters);
    return wait(state, 50 * 60).filter(({ type }) => type === 'came').length;
  };
  expect(came(true)).toBeGreaterThan(came(false));
});

test('a park is saved in the middle of everything and goes on unchanged', () => {
  const state = park({ breakdownRate: 500 });
  act(state, place('carousel', 9, 10), place('foodStall', 11, 10), place('toilets', 11, 12));
  act(state, place('rollerCoaster', 11, 14), { type: 'hire', role: 1, count: 1 });
  act(state, { type: 'borrow', back: false }, { type: 'advertise' });
  wait(state, 240 * 60);
  expect(state.visitors.count).toBeGreaterThan(5);
  const read = readPark(writePark(state, { withPeople: true }), state.config);
  if (!read.ok) throw new Error(read.refusal);
  expect(read.value.town).toEqual(state.town);
  read.value.pauses = state.pauses;
  expect(hashOf(read.value)).toBe(hashOf(state));
  wait(state, 600);
  wait(read.value, 600);
  expect(hashOf(read.value)).toBe(hashOf(state));
});
