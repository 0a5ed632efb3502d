import { describe, expect, test } from 'vitest';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { perSquare } from '../../scenes/theme-park/rules/tycoon/line';
import { Crowd } from '../../scenes/theme-park/view/Crowd';
import { expectConsistentPark } from './invariants';
import { act, at, guest, hashOf, newPark, path, place, wait } from './play';

const step = 30;
const door: readonly [number, number] = [10, 8];

/** A wheel at the end of a street, full and running for a long time, and guests before it. */
function park(waiting: number): ThemeParkState & { town: Town } {
  const state = newPark({ rules: 'tycoon', startingMoney: 50_000 }) as ThemeParkState & {
    town: Town;
  };
  act(state, ...path(10, 17, ...door), place('ferrisWheel', 10, 7));
  const wheel = at(state, 10, 7);
  for (let index = 0; index < 12; index += 1) {
    const rider = guest(state, wheel, { inside: 1 });
    state.visitors.goal[rider] = wheel;
    state.visitors.stay[rider] = 200;
    state.inside[wheel] += 1;
  }
  for (let index = 0; index < waiting; index += 1) {
    const walker = guest(state, at(state, 10, 10 + (index % 8)), { boredom: 9000 });
    state.visitors.goal[walker] = wheel;
  }
  return state;
}

const standing = ({ town, columns }: ThemeParkState & { town: Town }): readonly number[] =>
  [8, 9, 10, 11].map((row) => town.standing[row * columns + 10]);

describe('a queue', () => {
  test('stands along the path, six guests in a square, its end farthest from the ride', () => {
    const state = park(10);
    wait(state, 10 * step);
    expectConsistentPark(state);
    expect(standing(state)).toEqual([perSquare, 4, 0, 0]);
    expect(state.queue[at(state, 10, 7)]).toBe(10);
  });

  test('is as long as the ride has places; who does not fit goes on with a thought', () => {
    const state = park(15);
    const { id, thought } = state.visitors;
    const gone = new Set<number>();
    for (let turn = 0; turn < 10; turn += 1) {
      wait(state, step);
      for (const [index, each] of thought.entries()) {
        if (each === mind.queueTooLong) gone.add(id[index]);
      }
    }
    expectConsistentPark(state);
    expect(standing(state)).toEqual([perSquare, perSquare, 0, 0]);
    expect(gone.size).toBe(3);
  });

  test('moves up when a place is free, first those at the door', () => {
    const state = park(10);
    wait(state, 10 * step);
    const atDoor = state.visitors.at.indexOf(at(state, ...door));
    const rider = state.guests.inside.indexOf(1);
    state.visitors.stay[rider] = 0;
    wait(state, 3 * step);
    expectConsistentPark(state);
    expect(state.guests.inside[atDoor]).toBe(1);
    expect(state.inside[at(state, 10, 7)]).toBe(12);
    expect(standing(state)).toEqual([perSquare, 3, 0, 0]);
  });

  test('of one ride lets guests pass who go to another ride', () => {
    const state = park(10);
    act(state, place('carousel', 9, 8));
    wait(state, 10 * step);
    const other = guest(state, at(state, 10, 12), { boredom: 9000 });
    state.visitors.goal[other] = at(state, 9, 8);
    wait(state, 6 * step);
    expect(state.guests.inside[other]).toBe(1);
  });

  test('is given up for as long as it moves too slowly, and leaves its squares empty', () => {
    const state = park(10);
    wait(state, 10 * step);
    // Nobody else likes the ride any more.
    state.prices.fill(1000);
    wait(state, (state.config.patienceSteps + 2) * step);
    expectConsistentPark(state);
    expect(state.queue[at(state, 10, 7)]).toBe(0);
    expect(standing(state)).toEqual([0, 0, 0, 0]);
  });

  test('is gone with its ride', () => {
    const state = park(10);
    wait(state, 10 * step);
    act(state, { type: 'remove', column: 10, row: 7 });
    wait(state, 3 * step);
    expectConsistentPark(state);
    expect(standing(state)).toEqual([0, 0, 0, 0]);
  });

  test('goes on unchanged after a save, and a save in which nobody queues there is refused', () => {
    const state = park(10);
    wait(state, 10 * step);
    const reopened = (): ReturnType<typeof readPark> =>
      readPark(writePark(state, { withPeople: true }), state.config);
    const read = reopened();
    if (!read.ok) throw new Error(read.refusal);
    expect(read.value.town).toMatchObject({
      standing: state.town.standing,
      lineOf: state.town.lineOf,
    });
    wait(state, 20 * step);
    wait(read.value, 20 * step);
    read.value.pauses = state.pauses;
    expect(hashOf(read.value)).toBe(hashOf(state));
    state.town.lineOf[at(state, 10, 15)] = at(state, 10, 7) + 1;
    expect(reopened().ok).toBe(false);
  });

  test('is drawn as a row in its square', () => {
    const state = park(10);
    wait(state, 10 * step);
    const crowd = new Crowd();
    crowd.gather(state, 1, 0);
    const places: number[] = [];
    const list = { add: (_frame: number, _x: number, y: number): void => void places.push(y) };
    crowd.layRow(list as never, state, 8, true);
    const inRow = places.filter((y) => y === places[0]);
    expect(inRow.length).toBeGreaterThanOrEqual(perSquare);
  });
});
