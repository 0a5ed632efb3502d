import { expect, test } from 'vitest';
import { themePark } from '../../scenes/theme-park/game';
import { findJoined, freshJoined } from '../../scenes/theme-park/rules/joined';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { act, at, newPark, path, place, remove, wait } from './play';

const rich = { startingMoney: 100_000 };
const reach = (park: ThemeParkState) => {
  const { isOpen, loosePaths, cutOff } = themePark.summarise(park);
  return { isOpen, loosePaths, cutOff };
};
/** The column and row of a new park's gate. */
function gateOf(park: ThemeParkState): [column: number, row: number] {
  const cell = park.gates[0];
  return [cell % park.columns, Math.floor(cell / park.columns)];
}

test('a new park is not open: nothing touches its gate', () => {
  expect(reach(newPark())).toEqual({ isOpen: false, loosePaths: 0, cutOff: 0 });
});

test('a path somewhere else does not open the park', () => {
  const park = newPark(rich);
  act(park, ...path(2, 2, 5, 2), place('carousel', 2, 3));
  expect(reach(park)).toEqual({ isOpen: false, loosePaths: 4, cutOff: 1 });
});

test('a path from the gate opens the park and joins what it touches', () => {
  const park = newPark(rich);
  const [column, row] = gateOf(park);
  act(park, ...path(column, row - 3, column, row - 1), place('tree', 0, 0));
  act(park, place('foodStall', column + 1, row - 3), place('giftShop', 2, 2));
  expect(reach(park)).toEqual({ isOpen: true, loosePaths: 0, cutOff: 1 });
  act(park, remove(column, row - 2));
  expect(reach(park)).toEqual({ isOpen: true, loosePaths: 1, cutOff: 2 });
});

test('a building that touches the gate can be reached without a path', () => {
  const park = newPark(rich);
  const [column, row] = gateOf(park);
  act(park, place('foodStall', column, row - 1));
  expect(reach(park)).toEqual({ isOpen: true, loosePaths: 0, cutOff: 0 });
});

test('without a gate nothing can be reached', () => {
  const park = newPark(rich);
  const [column, row] = gateOf(park);
  act(park, ...path(column, row - 3, column, row - 1), remove(column, row));
  expect(reach(park)).toEqual({ isOpen: false, loosePaths: 3, cutOff: 0 });
});

test('every path that can be reached leads out by the table of routes, and no other does', () => {
  const park = newPark(rich);
  const [column, row] = gateOf(park);
  act(park, ...path(column, 4, column, row - 1), ...path(2, 2, 6, 2), ...path(4, 4, column, 4));
  act(park, place('carousel', 4, 5), remove(column - 2, 4));
  wait(park, 600);
  const { reached } = findJoined(park, freshJoined());
  for (let cell = 0; cell < reached.length; cell += 1) {
    const leadsOut = park.ground[cell] !== 0 && park.routes[cell] < 5;
    expect(leadsOut, `cell ${cell}`).toBe(reached[cell] === 1);
  }
  expect(reached[at(park, column, 4)]).toBe(1);
});

test('a second gate that touches no path is counted until a path leads to it', () => {
  const park = newPark(rich);
  const [column, row] = gateOf(park);
  act(park, ...path(column, row - 3, column, row - 1), place('entrance', 2, 2));
  expect(themePark.summarise(park)).toMatchObject({ isOpen: true, loosePaths: 0, deadGates: 1 });
  act(park, place('path', 3, 2));
  expect(themePark.summarise(park)).toMatchObject({ isOpen: true, loosePaths: 0, deadGates: 0 });
});
