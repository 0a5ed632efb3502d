import { describe, expect, test } from 'vitest';
import { buildings, stationKind, trackKind } from '../../scenes/theme-park/rules/buildings';
import { closeTrack } from '../../scenes/theme-park/rules/coaster/closeTrack';
import { shape, shapes } from '../../scenes/theme-park/rules/coaster/pieces';
import { queryLay, stationOfPiece } from '../../scenes/theme-park/rules/coaster/queryLay';
import {
  excitementOf,
  freshRide,
  intensityOf,
  rideOf,
} from '../../scenes/theme-park/rules/coaster/rideOf';
import { query } from '../../scenes/theme-park/rules/query';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { shapeCount } from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { isRunning } from '../../scenes/theme-park/rules/tycoon/services';
import { expectConsistentPark } from './invariants';
import { act, at, hashOf, newPark, path, place, remove, wait } from './play';

type ShapeName = keyof typeof shape;
const [column, row] = [5, 8];

const lay = (name: ShapeName, joined = false) =>
  ({ type: 'lay', shape: shape[name], column, row, joined }) as const;

function layAll(park: ThemeParkState, names: readonly ShapeName[]): void {
  for (const name of names) {
    const answer = queryLay(park, lay(name));
    if (!answer.ok) throw new Error(`${name}: ${answer.reason}`);
    act(park, lay(name));
  }
}

/** A park with a station beside a path from the gate. */
function withStation(money = 40_000): ThemeParkState {
  const park = newPark({ rules: 'tycoon', startingMoney: money });
  act(park, ...path(10, 9, 10, 17), ...path(4, 9, 9, 9));
  act(park, place('coasterStation', column, row));
  return park;
}

/** Up by the chain, down and back: the plainest coaster with a hill. */
const hill: readonly ShapeName[] = [
  'straight',
  'chain',
  'chain',
  'chain',
  'left',
  'left',
  'steep',
  'down',
  'straight',
  'straight',
  'straight',
  'straight',
  'left',
];

/** Seven levels up, a loop, hills and fast curves. */
const grand: readonly ShapeName[] = [
  ...Array.from({ length: 7 }, () => 'chain' as const),
  'left',
  'straight',
  'left',
  'steep',
  'steep',
  'steep',
  'down',
  'loop',
  'up',
  'up',
  'down',
  'down',
  'left',
];

function finish(park: ThemeParkState): void {
  const found = closeTrack(park, at(park, column, row));
  if (!found) throw new Error('no way home');
  for (const [index, piece] of found.entries()) {
    act(park, { type: 'lay', shape: piece, column, row, joined: index > 0 });
  }
}

function rideIn(park: ThemeParkState) {
  return rideOf(park, at(park, column, row), freshRide());
}

describe('a track', () => {
  test('begins at its station, and each piece goes on where the last one ends', () => {
    const park = withStation();
    layAll(park, ['straight', 'chain', 'left', 'chain']);
    const { end, pieces, isClosed } = rideIn(park);
    expect(pieces).toBe(4);
    expect(isClosed).toBe(false);
    expect(end).toEqual({ cell: at(park, 9, 6), direction: 0, level: 2 });
    expect(park.counts[trackKind]).toBe(4);
    expectConsistentPark(park);
  });

  test('is joined up by the fewest pieces, which are undone together', () => {
    const park = withStation();
    layAll(park, ['chain', 'chain', 'left', 'left', 'steep']);
    act(park, { type: 'stop' });
    const before = hashOf(park);
    const found = closeTrack(park, at(park, column, row));
    expect(found?.length).toBeGreaterThan(3);
    finish(park);
    expect(rideIn(park).isClosed).toBe(true);
    act(park, { type: 'undo' });
    expect(hashOf(park)).toBe(before);
    act(park, { type: 'redo' });
    expect(rideIn(park).isClosed).toBe(true);
  });

  test('cannot be joined up when no way is free', () => {
    const park = withStation();
    layAll(park, ['straight', 'left']);
    act(park, ...path(0, 7, 7, 7), ...path(9, 7, 9, 7), ...path(7, 6, 9, 6));
    expect(closeTrack(park, at(park, column, row))).toBeUndefined();
  });

  test.each([
    ['outside', Array.from({ length: 13 }, () => 'straight' as const), 'straight'],
    ['level', [], 'down'],
    ['level', ['chain'], 'steep'],
    ['level', Array.from({ length: 7 }, () => 'chain' as const), 'chain'],
    ['tooSlow', ['straight'], 'up'],
    ['tooSlow', ['straight'], 'loop'],
  ] as const)('refuses a piece: %s', (reason, names, next) => {
    const park = withStation();
    layAll(park, names);
    act(park, { type: 'stop' });
    const before = hashOf(park);
    expect(queryLay(park, lay(next))).toMatchObject({ ok: false, reason });
    expect(act(park, lay(next))).toMatchObject([{ type: 'refused', reason }]);
    expect(hashOf(park)).toBe(before);
  });

  test('is refused where something stands, without money, without a station, under Classic rules', () => {
    const park = withStation();
    act(park, place('tree', column + 2, row));
    expect(queryLay(park, lay('straight'))).toMatchObject({ reason: 'occupied' });
    expect(queryLay(park, { ...lay('straight'), row: 3 })).toMatchObject({ reason: 'noStation' });
    expect(queryLay(park, { ...lay('straight'), row: -1 })).toMatchObject({ reason: 'noStation' });
    expect(queryLay(newPark(), lay('straight'))).toMatchObject({ reason: 'tycoonOnly' });
    const poor = withStation(1710);
    expect(queryLay(poor, lay('straight'))).toMatchObject({ reason: 'money', pounds: 70 });
    expect(query(park, place('coasterTrack', 1, 1))).toMatchObject({ reason: 'noStation' });
  });

  test('takes no more pieces once it is joined up', () => {
    const park = withStation();
    layAll(park, hill.slice(0, 5));
    finish(park);
    expect(queryLay(park, lay('straight'))).toMatchObject({ reason: 'trackClosed' });
  });

  test('with a gap goes on at the gap, and joins the old pieces again', () => {
    const park = withStation();
    layAll(park, ['chain', 'chain', 'left', 'left', 'steep']);
    finish(park);
    act(park, remove(column + 3, row));
    expect(rideIn(park)).toMatchObject({ pieces: 1, isClosed: false });
    expect(stationOfPiece(park, at(park, column + 2, row))).toBe(at(park, column, row));
    expect(stationOfPiece(park, at(park, column + 4, row))).toBe(-1);
    const events = act(park, lay('chain'));
    expect(events).toMatchObject([{ type: 'placed' }, { type: 'joinedUp' }]);
    expect(rideIn(park).isClosed).toBe(true);
  });
});

describe('a ride', () => {
  test('is rated by its drops, speed, curves, crests and loops', () => {
    const small = withStation();
    layAll(small, ['straight', 'left', 'left']);
    finish(small);
    const flat = rideIn(small);
    const plain = withStation();
    layAll(plain, hill.slice(0, 8));
    finish(plain);
    const great = withStation();
    layAll(great, grand);
    finish(great);
    const [dull, fair, superb] = [flat, rideIn(plain), rideIn(great)].map(excitementOf);
    expect(dull).toBeLessThan(1200);
    expect(fair).toBeGreaterThan(2 * dull);
    expect(superb).toBeGreaterThan(6500);
    expect(rideIn(great)).toMatchObject({ loops: 1, deepest: 7, isClosed: true });
    expect(intensityOf(rideIn(great))).toBeGreaterThan(2 * intensityOf(flat));
  });

  test('opens when its track is joined up, draws guests, and closes when a piece goes', () => {
    const park = withStation();
    const cell = at(park, column, row);
    const { town } = park;
    if (!town) throw new Error('no town');
    layAll(park, grand);
    expect(isRunning(park, town, cell)).toBe(false);
    finish(park);
    wait(park, 1);
    expect(town.excitement[cell]).toBe(excitementOf(rideIn(park)));
    expect(town.coasterAppeal).toBeGreaterThan(100);
    expect(isRunning(park, town, cell)).toBe(true);
    wait(park, 60 * 300);
    expect(town.takings[cell]).toBeGreaterThan(100);
    expectConsistentPark(park);
    act(park, remove(column + 2, row));
    wait(park, 1);
    expect(town.coasterAppeal).toBe(0);
    expect(isRunning(park, town, cell)).toBe(false);
  });

  test('opens only once the last piece can no longer be undone for its price', () => {
    const park = withStation();
    layAll(park, hill.slice(0, 8));
    const found = closeTrack(park, at(park, column, row)) ?? [];
    const cell = at(park, column, row);
    for (const piece of found.slice(0, -1)) {
      act(park, { type: 'lay', shape: piece, column, row, joined: false });
    }
    const last = {
      type: 'lay',
      shape: found[found.length - 1],
      column,
      row,
      joined: false,
    } as const;
    const { town } = park;
    if (!town) throw new Error('no town');
    // Not by `act`, which makes buildings count as old.
    const opened = park.tick + park.config.undoSeconds * 60;
    themeParkRules.step(park, [last], () => {});
    expect(town.opensAt[cell]).toBeGreaterThanOrEqual(opened);
  });
});

test('the better a coaster, the more it earns; a flat one loses money', () => {
  const tills = [undefined, ['left', 'left'] as const, hill.slice(0, 8), grand].map((names) => {
    const park = newPark({ rules: 'tycoon', startingMoney: 12_000 });
    act(park, ...path(10, 9, 10, 17), ...path(4, 9, 9, 9));
    act(park, place('carousel', 11, 15), place('foodStall', 11, 14), place('toilets', 11, 11));
    act(park, place('drinksStand', 11, 13), place('picnicBench', 11, 12));
    if (names) {
      act(park, place('coasterStation', column, row));
      layAll(park, names);
      finish(park);
    }
    wait(park, 20 * 60 * 60);
    return park.money;
  });
  const [none, flat, fair, good] = tills;
  expect(flat).toBeLessThan(none);
  expect(fair).toBeGreaterThan(none);
  expect(good).toBeGreaterThan(fair);
});

test('a removal that is undone gives a ride back as it was: broken, dirty, with its takings', () => {
  const park = withStation();
  act(park, place('carousel', 9, 15));
  const cell = at(park, 9, 15);
  const { town } = park;
  if (!town) throw new Error('no town');
  town.broken[cell] = 80;
  town.takings[cell] = 321;
  act(park, { type: 'stop' });
  act(park, remove(9, 15));
  expect(town.broken[cell]).toBe(0);
  act(park, { type: 'undo' });
  expect(town.broken[cell]).toBe(80);
  expect(town.takings[cell]).toBe(321);
});

test('a saved park keeps its track, and a damaged one is refused', () => {
  const park = withStation();
  layAll(park, grand);
  finish(park);
  wait(park, 600);
  const read = readPark(writePark(park, { withPeople: true }), park.config);
  if (!read.ok) throw new Error(read.refusal);
  expect(hashOf(read.value)).toBe(hashOf({ ...park, pauses: read.value.pauses }));
  const { town } = park;
  if (!town) throw new Error('no town');
  town.track[at(park, column + 2, row)] = 0;
  expect(readPark(writePark(park, { withPeople: true }), park.config).ok).toBe(false);
});

test('there is a name, a rise and a turn for every piece', () => {
  expect(Object.keys(shape)).toEqual([...shapes]);
  expect(shapeCount).toBe(shapes.length);
  expect(buildings[stationKind - 1].id).toBe('coasterStation');
});
