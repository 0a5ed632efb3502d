import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import type { ThemeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { anyGoal } from '../../scenes/theme-park/rules/moveVisitors';
import {
  arrived,
  exitSlot,
  goingHome,
  noGoal,
  noSlot,
  type ThemeParkState,
  unreached,
} from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { letIn } from '../../scenes/theme-park/rules/visitors';
import { isStranded, strideOf, strollFrom, wayFrom } from '../../scenes/theme-park/rules/walk';
import { layWays, neighbourOf } from '../../scenes/theme-park/rules/ways';
import { act, at, newPark, path, place, remove, wait } from './play';

const [north, east, south, west] = [0, 1, 2, 3];

function parkWith(...actions: Parameters<typeof act>[1][]): ThemeParkState {
  return parkLike({}, ...actions);
}

function parkLike(
  changes: Partial<ThemeParkConfig>,
  ...actions: Parameters<typeof act>[1][]
): ThemeParkState {
  const park = newPark({ startingMoney: 50_000, spawnPercent: 0, ...changes });
  act(park, ...actions);
  return park;
}

function slotAt(park: ThemeParkState, column: number, row: number): number {
  return park.slotOf[at(park, column, row)];
}

function visitor(park: ThemeParkState, column: number, row: number): number {
  const index = letIn(park, () => {});
  park.visitors.at[index] = at(park, column, row);
  return index;
}

/** The visitors' next step: everybody's, after half a second. */
function step(park: ThemeParkState, steps = 1): ReturnType<typeof wait> {
  return wait(park, 30 * steps);
}

test('a cell has four neighbours, and none beyond the edge', () => {
  const park = newPark({ columns: 10, rows: 8, entranceColumn: 0, entranceRow: 0 });
  const around = (column: number, row: number) =>
    [north, east, south, west].map((way) => neighbourOf(park, at(park, column, row), way));
  expect(around(4, 3)).toEqual([24, 35, 44, 33]);
  expect(around(0, 0)).toEqual([-1, 1, 10, -1]);
  expect(around(9, 7)).toEqual([69, -1, -1, 78]);
  expect(around(0, 1)).toEqual([0, 11, 20, -1]);
  expect(around(9, 1)).toEqual([9, -1, 29, 18]);
});

describe('the ways', () => {
  test('lead over the path, shortest first, to the very cells of a building', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const slot = slotAt(park, 11, 8);
    expect(wayFrom(park, slot, at(park, 10, 15))).toBe(north);
    expect(wayFrom(park, slot, at(park, 10, 8))).toBe(east);
    expect(wayFrom(park, slot, at(park, 11, 8))).toBe(arrived);
    expect(wayFrom(park, exitSlot, at(park, 10, 15))).toBe(south);
    expect(wayFrom(park, exitSlot, at(park, 10, 17))).toBe(arrived);
    expect(wayFrom(park, noSlot, at(park, 10, 15))).toBe(unreached);
    expect(wayFrom(park, slot, at(park, 3, 3))).toBe(unreached);
  });

  test('reach every cell of a large building', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('rollerCoaster', 6, 8));
    const slot = slotAt(park, 6, 8);
    const inside: number[] = [];
    for (let cell = 0; cell < 400; cell += 1) {
      if (park.ways[slot * 400 + cell] === arrived) inside.push(cell);
    }
    expect(inside).toEqual([166, 167, 168, 169, 186, 187, 188, 189]);
    expect(wayFrom(park, slot, at(park, 10, 9))).toBe(west);
    expect(wayFrom(park, slot, at(park, 10, 10))).toBe(north);
  });

  test('go round a building by a longer path, and through it where there is none', () => {
    const around = [...path(10, 17, 10, 8), place('foodStall', 11, 12), ...path(12, 12, 14, 12)];
    const through = parkWith(...around, place('carousel', 15, 12));
    expect(wayFrom(through, slotAt(through, 15, 12), at(through, 10, 12))).toBe(east);
    const park = parkWith(
      ...around,
      place('carousel', 15, 12),
      ...path(11, 15, 14, 15),
      ...path(14, 13, 14, 14),
    );
    expect(wayFrom(park, slotAt(park, 15, 12), at(park, 10, 12))).toBe(south);
    expect(wayFrom(park, slotAt(park, 15, 12), at(park, 10, 14))).toBe(south);
    expect(wayFrom(park, slotAt(park, 15, 12), at(park, 10, 15))).toBe(east);
  });

  test('out lead to the nearest of several gates', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('entrance', 10, 7));
    expect(wayFrom(park, exitSlot, at(park, 10, 8))).toBe(arrived);
    expect(wayFrom(park, exitSlot, at(park, 10, 10))).toBe(north);
    expect(wayFrom(park, exitSlot, at(park, 10, 15))).toBe(south);
  });

  test('from a cell off the paths step onto one that leads there', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const slot = slotAt(park, 11, 8);
    expect(wayFrom(park, slot, at(park, 10, 18))).toBe(north);
    expect(wayFrom(park, slot, at(park, 9, 12))).toBe(east);
    expect(wayFrom(park, slot, at(park, 11, 12))).toBe(west);
    expect(wayFrom(park, slot, at(park, 10, 7))).toBe(south);
    expect(wayFrom(park, slot, at(park, 8, 12))).toBe(unreached);
  });

  test('of a park of any size are the same laid twice, whatever stood there before', () => {
    const park = parkLike({ columns: 30, rows: 24 }, ...path(10, 17, 10, 8));
    const plain = hash(park.ways) + hash(park.slotOf);
    act(park, place('carousel', 11, 8), place('foodStall', 9, 8));
    expect(hash(park.ways) + hash(park.slotOf)).not.toBe(plain);
    act(park, remove(11, 8), remove(9, 8));
    expect(park.waysStale).toBe(false);
    expect(hash(park.ways) + hash(park.slotOf)).toBe(plain);
    layWays(park);
    expect(hash(park.ways) + hash(park.slotOf)).toBe(plain);
  });
});

describe('a stroll', () => {
  test('goes to any cell beside that can be walked on, each as likely', () => {
    const park = parkWith(...path(9, 12, 11, 12), place('path', 10, 11), place('carousel', 10, 13));
    const seen = new Map<number, number>();
    for (let turn = 0; turn < 400; turn += 1) {
      const next = strollFrom(park, at(park, 10, 12));
      seen.set(next, (seen.get(next) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([230, 249, 251, 270]);
    expect(Math.min(...seen.values())).toBeGreaterThan(70);
  });

  test('goes nowhere from a cell with nothing beside it', () => {
    const park = parkWith(place('path', 3, 3), place('tree', 4, 3));
    expect(strollFrom(park, at(park, 3, 3))).toBe(-1);
    expect(strollFrom(park, 0)).toBe(-1);
  });
});

test('only who stands on bare ground is stranded, and not at a gate', () => {
  const park = parkWith(place('path', 3, 3), place('carousel', 4, 3), place('tree', 5, 3));
  const stranded = [3, 4, 5, 6].map((column) => isStranded(park, at(park, column, 3)));
  expect(stranded).toEqual([false, false, true, true]);
  expect(isStranded(park, at(park, 10, 18))).toBe(false);
});

test('a stride is a row up and down, and a cell to the sides', () => {
  expect([north, east, south, west].map((way) => strideOf(way, 30))).toEqual([-30, 1, 30, -1]);
});

describe('a visitor under Classic rules', () => {
  const carousel = kindOf('carousel');

  test('chooses any building that can be reached but the one they are in', () => {
    const park = parkWith(
      ...path(10, 17, 10, 8),
      place('carousel', 11, 8),
      place('foodStall', 9, 8),
      place('giftShop', 11, 10),
      place('carousel', 2, 2),
    );
    const goals = new Set<number>();
    for (let turn = 0; turn < 60; turn += 1) {
      goals.add(anyGoal(park, at(park, 10, 12), at(park, 9, 8)));
    }
    expect([...goals].toSorted((a, b) => a - b)).toEqual([at(park, 11, 8), at(park, 11, 10)]);
    expect(anyGoal(parkWith(), 0, 0)).toBe(noGoal);
  });

  test('heads for it, stays two seconds, and is told of once', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const index = visitor(park, 10, 9);
    const { at: where, stay, thought, about, goal, from } = park.visitors;
    wait(park, 28);
    expect(goal[index]).toBe(noGoal);
    wait(park, 1);
    expect(goal[index]).toBe(at(park, 11, 8));
    expect([thought[index], about[index]]).toEqual([mind.heading, carousel]);
    expect(where[index]).toBe(at(park, 10, 9));
    step(park);
    expect(where[index]).toBe(at(park, 10, 8));
    expect(from[index]).toBe(at(park, 10, 9));
    step(park);
    expect(where[index]).toBe(at(park, 11, 8));
    const facts = step(park).filter(({ type }) => type !== 'ticked');
    expect(facts).toEqual([{ type: 'visited', kind: carousel, cell: at(park, 11, 8), pounds: 0 }]);
    expect([thought[index], about[index], stay[index]]).toEqual([mind.enjoying, carousel, 4]);
    expect(goal[index]).toBe(noGoal);
    step(park, 4);
    expect(stay[index]).toBe(0);
    expect(where[index]).toBe(at(park, 11, 8));
    expect(from[index]).toBe(at(park, 11, 8));
    step(park);
    expect(where[index]).toBe(at(park, 10, 8));
    expect(thought[index]).toBe(mind.strolling);
  });

  test('strolls where there is nothing to visit', () => {
    const park = parkWith(...path(10, 17, 10, 8));
    const index = visitor(park, 10, 12);
    park.visitors.about[index] = carousel;
    step(park);
    expect([at(park, 10, 11), at(park, 10, 13)]).toContain(park.visitors.at[index]);
    expect(park.visitors.thought[index]).toBe(mind.strolling);
    expect(park.visitors.about[index]).toBe(0);
  });

  test('whose goal is gone goes for another, and home where there is none', () => {
    const park = parkWith(
      ...path(10, 17, 10, 8),
      place('carousel', 11, 8),
      place('foodStall', 9, 17),
    );
    const index = visitor(park, 10, 16);
    park.visitors.goal[index] = at(park, 11, 8);
    act(park, remove(11, 8));
    step(park);
    expect(park.visitors.goal[index]).toBe(at(park, 9, 17));
    act(park, remove(9, 17));
    const facts = step(park);
    expect(park.visitors.goal[index]).toBe(goingHome);
    expect(park.visitors.thought[index]).toBe(mind.home);
    expect(facts.some(({ type }) => type === 'left')).toBe(false);
    const id = park.visitors.id[index];
    expect(step(park, 2)).toContainEqual({ type: 'left', id, overFence: false });
    expect(park.visitors.count).toBe(0);
  });

  test('who stands where the path was finds back to it, or leaves over the fence', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const beside = visitor(park, 9, 12);
    const home = visitor(park, 9, 14);
    const far = visitor(park, 3, 3);
    park.visitors.goal[beside] = at(park, 11, 8);
    park.visitors.goal[home] = goingHome;
    const id = park.visitors.id[far];
    expect(step(park).filter(({ type }) => type === 'left')).toEqual([]);
    expect(park.visitors.at[beside]).toBe(at(park, 10, 12));
    expect(park.visitors.at[home]).toBe(at(park, 10, 14));
    expect(park.visitors.goal[far]).toBe(goingHome);
    expect(park.visitors.thought[far]).toBe(mind.nowhere);
    expect(step(park)).toContainEqual({ type: 'left', id, overFence: true });
    expect(park.visitors.count).toBe(2);
  });

  test('who leaves makes the one behind them neither wait nor hurry', () => {
    const park = parkWith(...path(10, 17, 10, 8));
    const leaving = visitor(park, 10, 17);
    const walking = visitor(park, 10, 10);
    const last = visitor(park, 10, 8);
    for (const index of [leaving, walking, last]) park.visitors.goal[index] = goingHome;
    step(park);
    expect(park.visitors.count).toBe(2);
    expect(Array.from(park.visitors.at.subarray(0, 2))).toEqual([
      at(park, 10, 9),
      at(park, 10, 11),
    ]);
  });
});

test('visitors come in by every gate', () => {
  const park = parkWith(...path(10, 17, 10, 8), place('entrance', 10, 7), place('entrance', 3, 3));
  const gates = new Set<number>();
  for (let turn = 0; turn < 30; turn += 1) {
    gates.add(park.visitors.at[letIn(park, () => {})]);
  }
  expect([...gates].toSorted((a, b) => a - b)).toEqual([63, 150, 370]);
  expect(Array.from(park.visitors.id.subarray(0, 3))).toEqual([1, 2, 3]);
});
