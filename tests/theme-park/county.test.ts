import { describe, expect, test } from 'vitest';
import { awardsText, faultsText } from '../../scenes/theme-park/countyTexts';
import { entranceKind, kindOf } from '../../scenes/theme-park/rules/buildings';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import {
  awardsFor,
  countyDays,
  exciting,
  faultsOf,
  inspectionDay,
  minGuests,
} from '../../scenes/theme-park/rules/tycoon/county';
import { guestsDrawn } from '../../scenes/theme-park/rules/tycoon/draw';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { awards } from '../../scenes/theme-park/rules/tycoon/Town';
import { act, at, guest, newPark, path, place, wait } from './play';

const second = 60;

/** A street with a carousel and so many guests, who are content. */
function park(guests = minGuests): ThemeParkState & { town: Town } {
  const state = newPark({ rules: 'tycoon', startingMoney: 50_000 });
  act(state, ...path(10, 17, 10, 8), place('carousel', 9, 10), place('ferrisWheel', 9, 12));
  for (let index = 0; index < guests; index += 1) guest(state, at(state, 10, 12));
  return state as ThemeParkState & { town: Town };
}

const [tidiest, value, happiest, coaster] = awards.map((_, place) => 1 << place);

describe('the county’s awards', () => {
  test('go to what is measured: litter, prices, satisfaction, the coaster', () => {
    const state = park();
    state.satisfaction = 79;
    state.prices[entranceKind] = 20;
    expect(awardsFor(state, state.town)).toBe(tidiest);
    state.town.littered = 1;
    expect(awardsFor(state, state.town)).toBe(0);
    state.satisfaction = 80;
    expect(awardsFor(state, state.town)).toBe(happiest);
    state.prices[entranceKind] = 2;
    expect(awardsFor(state, state.town)).toBe(happiest | value);
    state.prices[kindOf('carousel')] += 1;
    expect(awardsFor(state, state.town)).toBe(happiest);
    act(state, place('coasterStation', 11, 10));
    state.town.excitement[at(state, 11, 10)] = exciting;
    expect(awardsFor(state, state.town)).toBe(happiest | coaster);
  });

  test('go to no park with hardly a guest', () => {
    expect(awardsFor(park(minGuests - 1), park().town)).toBe(0);
  });

  test('are given at set times, spoken, counted, and draw guests while they are held', () => {
    const state = park();
    const drawn = guestsDrawn(state);
    state.day = countyDays - 1;
    const given = wait(state, second).filter(({ type }) => type === 'awarded');
    expect(given).toHaveLength(1);
    expect(state.town.awards & tidiest).toBe(tidiest);
    expect(state.town.won[0]).toBe(1);
    expect(guestsDrawn(state)).toBeGreaterThan(drawn);
    // Lost at the next giving, and won no second time.
    state.day = 2 * countyDays - 1;
    state.visitors.count = 0;
    wait(state, second);
    expect(state.town).toMatchObject({ awards: 0, fame: 0 });
    expect(state.town.won[0]).toBe(1);
    expect(awardsText(tidiest | coaster)).toBe(
      'The county’s awards for the park: Tidiest park, Best coaster.',
    );
  });
});

describe('the inspector', () => {
  test('finds litter, broken rides and too few services', () => {
    const state = park();
    expect(faultsOf(state, state.town)).toBe(0);
    state.town.littered = 2;
    expect(faultsOf(state, state.town)).toBe(1);
    state.town.broken[at(state, 9, 10)] = 9;
    expect(faultsOf(state, state.town)).toBe(1);
    state.town.broken[at(state, 9, 12)] = 9;
    expect(faultsOf(state, state.town)).toBe(3);
    state.config.freeGuests = minGuests - 1;
    expect(faultsOf(state, state.town)).toBe(7);
    expect(faultsText(7)).toBe(
      'The inspector found litter on the paths, too many broken rides, too few toilets, sweepers or mechanics.',
    );
    expect(faultsText(0)).toBe('The inspector found nothing to complain of.');
  });

  test('comes between two givings of awards, and the report raises or lowers the fame', () => {
    for (const isBad of [false, true]) {
      const state = park();
      state.day = inspectionDay - 1;
      if (isBad) state.config.freeGuests = 0;
      const reports = wait(state, second).filter(({ type }) => type === 'inspected');
      expect(reports).toMatchObject([{ faults: isBad ? 4 : 0 }]);
      expect(Math.sign(state.town.fame)).toBe(isBad ? -1 : 1);
    }
  });
});

test('awards and the report are kept in a save, and nonsense is refused', () => {
  const state = park();
  state.day = countyDays - 1;
  wait(state, second);
  state.town.report = 3;
  state.town.fame += -6;
  const { awards: held, won, report, fame } = state.town;
  const reopened = (): ReturnType<typeof readPark> =>
    readPark(writePark(state, { withPeople: false }), state.config);
  const read = reopened();
  expect(read.ok && read.value.town).toMatchObject({ awards: held, won, report, fame });
  state.town.awards = 16;
  expect(reopened().ok).toBe(false);
  state.town.awards = 1;
  state.town.report = 2;
  expect(reopened().ok).toBe(false);
});
