import { describe, expect, test } from 'vitest';
import { columnOf, rowOf } from '../../scenes/kit/rules/grid';
import { hash } from '../../scenes/kit/rules/hash';
import type { ThemeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { anyGoal } from '../../scenes/theme-park/rules/moveVisitors';
import { layRoutes, neighbourOf } from '../../scenes/theme-park/rules/routes';
import {
  arrived,
  exitSlot,
  goingHome,
  noGoal,
  noSlot,
  type ThemeParkState,
  unreached,
} from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { letIn } from '../../scenes/theme-park/rules/visitors';
import { directionFrom, isStranded, strides, strollFrom } from '../../scenes/theme-park/rules/walk';
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

/** The next step of all visitors, after half a second. */
function step(park: ThemeParkState, steps = 1): ReturnType<typeof wait> {
  return wait(park, 30 * steps);
}

test('a cell has four neighbours, and none beyond the edge', () => {
  const park = newPark({ columns: 10, rows: 8, entranceColumn: 0, entranceRow: 0 });
  const around = (column: number, row: number) =>
    [north, east, south, west].map((direction) =>
      neighbourOf(park, at(park, column, row), direction),
    );
  expect(around(4, 3)).toEqual([24, 35, 44, 33]);
  expect(around(0, 0)).toEqual([-1, 1, 10, -1]);
  expect(around(9, 7)).toEqual([69, -1, -1, 78]);
  expect(around(0, 1)).toEqual([0, 11, 20, -1]);
  expect(around(9, 1)).toEqual([9, -1, 29, 18]);
  expect(around(0, 7)).toEqual([60, 71, -1, -1]);
  const cell = at(park, 7, 3);
  expect([columnOf(cell, park.columns), rowOf(cell, park.columns)]).toEqual([7, 3]);
});

describe('routes', () => {
  test('lead along the path, shortest first, to the cells of a building', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const slot = slotAt(park, 11, 8);
    expect(directionFrom(park, slot, at(park, 10, 15))).toBe(north);
    expect(directionFrom(park, slot, at(park, 10, 8))).toBe(east);
    expect(directionFrom(park, slot, at(park, 11, 8))).toBe(arrived);
    expect(directionFrom(park, exitSlot, at(park, 10, 15))).toBe(south);
    expect(directionFrom(park, exitSlot, at(park, 10, 17))).toBe(arrived);
    expect(directionFrom(park, noSlot, at(park, 10, 15))).toBe(unreached);
    expect(directionFrom(park, slot, at(park, 3, 3))).toBe(unreached);
  });

  test('reach every cell of a large building', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('rollerCoaster', 6, 8));
    const slot = slotAt(park, 6, 8);
    const inside: number[] = [];
    for (let cell = 0; cell < 400; cell += 1) {
      if (park.routes[slot * 400 + cell] === arrived) inside.push(cell);
    }
    expect(inside).toEqual([166, 167, 168, 169, 186, 187, 188, 189]);
    expect(directionFrom(park, slot, at(park, 10, 9))).toBe(west);
    expect(directionFrom(park, slot, at(park, 10, 10))).toBe(north);
  });

  test('go round a building by a longer path, and through it if there is none', () => {
    const around = [...path(10, 17, 10, 8), place('foodStall', 11, 12), ...path(12, 12, 14, 12)];
    const through = parkWith(...around, place('carousel', 15, 12));
    expect(directionFrom(through, slotAt(through, 15, 12), at(through, 10, 12))).toBe(east);
    const park = parkWith(
      ...around,
      place('carousel', 15, 12),
      ...path(11, 15, 14, 15),
      ...path(14, 13, 14, 14),
    );
    expect(directionFrom(park, slotAt(park, 15, 12), at(park, 10, 12))).toBe(south);
    expect(directionFrom(park, slotAt(park, 15, 12), at(park, 10, 14))).toBe(south);
    expect(directionFrom(park, slotAt(park, 15, 12), at(park, 10, 15))).toBe(east);
  });

  test('out lead to the nearest of several gates', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('entrance', 10, 7));
    expect(directionFrom(park, exitSlot, at(park, 10, 8))).toBe(arrived);
    expect(directionFrom(park, exitSlot, at(park, 10, 10))).toBe(north);
    expect(directionFrom(park, exitSlot, at(park, 10, 15))).toBe(south);
  });

  test('from a cell off the paths step onto one that leads there', () => {
    const park = parkWith(...path(10, 17, 10, 8), place('carousel', 11, 8));
    const slot = slotAt(park, 11, 8);
    expect(directionFrom(park, slot, at(park, 10, 18))).toBe(north);
    expect(directionFrom(park, slot, at(park, 9, 12))).toBe(east);
    expect(directionFrom(park, slot, at(park, 11, 12))).toBe(west);
    expect(directionFrom(park, slot, at(park, 10, 7))).toBe(south);
    expect(directionFrom(park, slot, at(park, 8, 12))).toBe(unreached);
  });

  test('in a park of any size are the same when computed twice, whatever was there before', () => {
    const park = parkLike({ columns: 30, rows: 24 }, ...path(10, 17, 10, 8));
    const plain = hash(park.routes) + hash(park.slotOf);
    act(park, place('carousel', 11, 8), place('foodStall', 9, 8));
    expect(hash(park.routes) + hash(park.slotOf)).not.toBe(plain);
    act(park, remove(11, 8), remove(9, 8));
    expect(park.routesStale).toBe(false);
    expect(hash(park.routes) + hash(park.slotOf)).toBe(plain);
    layRoutes(park);
    expect(hash(park.routes) + hash(park.slotOf)).toBe(plain);
  });
});

describe('in the corner', () => {
  const corner = () =>
    parkWith(...path(0, 0, 3, 0), place('carousel', 4, 0), place('foodStall', 0, 1));

  test('routes lead through the first cell, and none out of the park', () => {
    const park = corner();
    expect(directionFrom(park, slotAt(park, 4, 0), 0)).toBe(east);
    expect(directionFrom(park, slotAt(park, 0, 1), 1)).toBe(west);
    expect(directionFrom(park, slotAt(park, 0, 1), 0)).toBe(south);
    const last = [1, 2].map((slot) => park.routes[slot * 400 + 399]);
    expect(last).toEqual([unreached, unreached]);
    // There is no gate nearby, so there is no route out.
    for (const cell of [0, 1, 20, 380, 399]) {
      expect(directionFrom(park, exitSlot, cell)).toBe(unreached);
    }
    const bare = parkWith(...path(0, 0, 3, 0), place('carousel', 4, 0));
    expect(directionFrom(bare, slotAt(bare, 4, 0), 20)).toBe(north);
  });

  test('a stroll goes to the first cell, and never out of the park', () => {
    const park = parkWith(place('path', 0, 0), place('path', 1, 0));
    for (let turn = 0; turn < 20; turn += 1) {
      expect(strollFrom(park, 1)).toBe(0);
      expect(strollFrom(park, 0)).toBe(1);
    }
    const index = visitor(park, 1, 0);
    step(park);
    expect(park.visitors.at[index]).toBe(0);
  });
});

describe('a building', () => {
  test('is in the list of visited buildings, by its place, until it is removed', () => {
    const park = parkWith(
      place('ferrisWheel', 9, 5),
      place('foodStall', 3, 5),
      place('rollerCoaster', 12, 9),
      place('giftShop', 0, 0),
      place('tree', 7, 7),
      place('path', 8, 8),
      place('carousel', 5, 5),
    );
    const listed = () => Array.from(park.destinations.subarray(0, park.destinationCount + 1));
    expect(listed()).toEqual([0, 103, 105, 109, 192, 0]);
    act(park, remove(5, 5), remove(0, 0));
    expect(listed()).toEqual([103, 109, 192, 0]);
    act(park, place('entrance', 2, 2));
    expect(Array.from(park.gates.subarray(0, 3))).toEqual([42, 370, 0]);
    act(park, remove(2, 2));
    expect(Array.from(park.gates.subarray(0, 2))).toEqual([370, 0]);
  });

  test('over the first cell blocks it as anywhere else', () => {
    const park = parkWith(place('tree', 0, 0));
    expect(act(park, place('tree', 0, 0))).toMatchObject([{ reason: 'occupied' }]);
    expect(act(park, remove(0, 0))).toMatchObject([{ type: 'removed', cell: 0 }]);
  });

  test('that is a gate opens a route out at once, and closes it', () => {
    const park = parkWith(...path(2, 2, 2, 6));
    expect(directionFrom(park, exitSlot, at(park, 2, 4))).toBe(unreached);
    act(park, place('entrance', 2, 7));
    expect(directionFrom(park, exitSlot, at(park, 2, 4))).toBe(south);
    act(park, remove(2, 7));
    expect(directionFrom(park, exitSlot, at(park, 2, 4))).toBe(unreached);
  });

  test.each([
    ['tree', 2, 52],
    ['fountain', 3, 64],
    ['ferrisWheel', 3, 20],
  ] as const)('a %s makes walking pleasant %i cells around', (building, radius, charm) => {
    const park = newPark({ rules: 'tycoon', startingMoney: 50_000, columns: 24 });
    const charmed = (column: number, row: number) =>
      Array.from(park.charm, (value, cell) => {
        const away = Math.max(
          Math.abs((cell % 24) - column),
          Math.abs(Math.floor(cell / 24) - row),
        );
        return value === (away <= radius ? charm : 0);
      }).every(Boolean);
    for (const [column, row] of [
      [10, 9],
      [0, 0],
      [23, 19],
      [1, 18],
      [22, 2],
    ]) {
      act(park, place(building, column, row));
      expect(charmed(column, row)).toBe(true);
      act(park, place('tree', 12, 12));
      if (building === 'tree' && row === 9) expect(park.charm[at(park, 11, 10)]).toBe(104);
      act(park, remove(12, 12), remove(column, row));
      expect(park.charm.every((value) => value === 0)).toBe(true);
    }
  });

  test('has charm only as a decoration, and never under Classic rules', () => {
    const park = newPark({ rules: 'tycoon' });
    act(park, place('carousel', 5, 5));
    expect(park.charm.every((value) => value === 0)).toBe(true);
    expect(newPark().charm).toHaveLength(0);
  });
});

test('a park has room for 400 buildings to visit, or for as many as it has cells', () => {
  const [large, small] = [newPark({ columns: 40 }), newPark({ columns: 8, rows: 8 })];
  expect([large.destinations.length, large.routes.length]).toEqual([400, 401 * 800]);
  expect([small.destinations.length, small.routes.length]).toEqual([64, 65 * 64]);
  expect(small.kindAt.indexOf(kindOf('entrance'))).toBe(63);
  expect(large).toMatchObject({ phase: 'playing', stopped: false, tick: 0 });
  expect(themeParkRules.derived?.fields).toEqual(['routes']);
});

describe('a stroll', () => {
  test('goes to any neighbouring cell that can be walked on, with equal chance', () => {
    const park = parkWith(...path(9, 12, 11, 12), place('path', 10, 11), place('carousel', 10, 13));
    const seen = new Map<number, number>();
    for (let turn = 0; turn < 400; turn += 1) {
      const next = strollFrom(park, at(park, 10, 12));
      seen.set(next, (seen.get(next) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([230, 249, 251, 270]);
    expect(Math.min(...seen.values())).toBeGreaterThan(70);
  });

  test('goes nowhere from a cell without such a neighbour', () => {
    const park = parkWith(place('path', 3, 3), place('tree', 4, 3));
    expect(strollFrom(park, at(park, 3, 3))).toBe(-1);
    expect(strollFrom(park, 0)).toBe(-1);
  });
});

test('only a visitor on bare ground is stranded, and not at a gate', () => {
  const park = parkWith(place('path', 3, 3), place('carousel', 4, 3), place('tree', 5, 3));
  const stranded = [3, 4, 5, 6].map((column) => isStranded(park, at(park, column, 3)));
  expect(stranded).toEqual([false, false, true, true]);
  expect(isStranded(park, at(park, 10, 18))).toBe(false);
});

test('a step is one row up or down, or one cell to the side', () => {
  expect([north, east, south, west].map((direction) => strides(30)[direction])).toEqual([
    -30, 1, 30, -1,
  ]);
});

describe('a visitor under Classic rules', () => {
  const carousel = kindOf('carousel');

  test('chooses any building that can be reached except the one they are in', () => {
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
    for (let turn = 0; turn < 20; turn += 1) {
      expect([at(park, 9, 8), at(park, 11, 8)]).toContain(
        anyGoal(park, at(park, 10, 12), at(park, 11, 10)),
      );
    }
    const bare = parkWith();
    const rng = bare.rng.slice();
    expect(anyGoal(bare, 0, 0)).toBe(noGoal);
    expect(bare.rng).toEqual(rng);
  });

  test('walks to it, stays two seconds, and is reported once', () => {
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
    const events = step(park).filter(({ type }) => type !== 'ticked');
    expect(events).toEqual([{ type: 'visited', kind: carousel, cell: at(park, 11, 8), pounds: 0 }]);
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

  test('strolls if there is nothing to visit', () => {
    const park = parkWith(...path(10, 17, 10, 8));
    const index = visitor(park, 10, 12);
    park.visitors.about[index] = carousel;
    step(park);
    expect([at(park, 10, 11), at(park, 10, 13)]).toContain(park.visitors.at[index]);
    expect(park.visitors.thought[index]).toBe(mind.strolling);
    expect(park.visitors.about[index]).toBe(0);
  });

  test('whose goal is gone chooses another, and goes home if there is none', () => {
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
    const events = step(park);
    expect(park.visitors.goal[index]).toBe(goingHome);
    expect(park.visitors.thought[index]).toBe(mind.home);
    expect(events.some(({ type }) => type === 'left')).toBe(false);
    const id = park.visitors.id[index];
    expect(step(park, 2)).toContainEqual({ type: 'left', id, overFence: false });
    expect(park.visitors.count).toBe(0);
  });

  test('on a removed path finds back to the path, or leaves over the fence', () => {
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

  test('whose goal cannot be reached any more stays in the park', () => {
    const park = parkWith(
      ...path(10, 17, 10, 8),
      place('carousel', 11, 8),
      place('foodStall', 9, 17),
    );
    const index = visitor(park, 10, 16);
    park.visitors.goal[index] = at(park, 11, 8);
    act(park, remove(10, 12));
    expect(step(park).some(({ type }) => type === 'left')).toBe(false);
    expect(park.visitors.goal[index]).toBe(at(park, 9, 17));
  });

  test('a visitor who leaves over the fence does not stop the others', () => {
    const park = parkWith(...path(10, 17, 10, 8));
    const lost = visitor(park, 2, 2);
    const walking = visitor(park, 10, 10);
    park.visitors.goal.fill(goingHome, lost, walking + 1);
    step(park);
    expect(park.visitors.count).toBe(1);
    expect(park.visitors.at[0]).toBe(at(park, 10, 11));
    expect(Array.from(park.visitors.goal.subarray(1, 4))).toEqual([0, 0, 0]);
  });

  test('a visitor who leaves does not change the step of the next one', () => {
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

test('visitors come in by every gate, and the gate is random only if there are several', () => {
  const single = parkWith();
  const rng = single.rng.slice();
  letIn(single, () => {});
  expect(single.rng).toEqual(rng);
  const park = parkWith(...path(10, 17, 10, 8), place('entrance', 10, 7), place('entrance', 3, 3));
  const gates = new Set<number>();
  for (let turn = 0; turn < 30; turn += 1) {
    gates.add(park.visitors.at[letIn(park, () => {})]);
  }
  expect([...gates].toSorted((a, b) => a - b)).toEqual([63, 150, 370]);
  expect(Array.from(park.visitors.id.subarray(0, 3))).toEqual([1, 2, 3]);
});
