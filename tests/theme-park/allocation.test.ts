import { expect, test } from 'vitest';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { closeTrack } from '../../scenes/theme-park/rules/coaster/closeTrack';
import { shape } from '../../scenes/theme-park/rules/coaster/pieces';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { crowdedPark } from '../../scripts/bench/themeParkCandidates';
import { bytesPerCall, minKept } from '../kit/bytesPerCall';
import { act, at, guest, newPark, path, place, wait } from './play';

const ignore = (): void => {};

test('a tick of a crowded theme park allocates nothing, under either rules', () => {
  for (const rules of ['classic', 'tycoon'] as const) {
    const state = crowdedPark(rules, 40, 20);
    const none: [] = [];
    // Once a second is too rare for engines to optimise its code within the warm-up.
    state.config.economyMs = 100;
    const { money } = state;
    const step = () => {
      // A noisy machine measures for so long that the bank would close the park.
      state.money = money;
      stepRules(themeParkRules, state, none, ignore);
    };
    expect(bytesPerCall(step)).toBeLessThan(minKept);
    expect(state.visitors.count).toBeGreaterThan(0);
  }
});

test('a tick allocates nothing in a park that the bank has closed, or with a coaster that guests ride', () => {
  const closed = crowdedPark('tycoon', 40, 20);
  const { town } = closed;
  if (!town) throw new Error('no town');
  town.isClosed = true;
  closed.money = -5000;
  closed.config.economyMs = 100;
  const none: [] = [];
  expect(bytesPerCall(() => stepRules(themeParkRules, closed, none, ignore))).toBeLessThan(minKept);

  const park = newPark({ rules: 'tycoon', startingMoney: 40_000 });
  act(park, ...path(10, 9, 10, 17), ...path(4, 9, 9, 9), place('coasterStation', 5, 8));
  const pieces = [shape.chain, shape.chain, shape.chain, shape.left, shape.left, shape.steep];
  for (const piece of pieces)
    act(park, { type: 'lay', shape: piece, column: 5, row: 8, joined: false });
  for (const piece of closeTrack(park, at(park, 5, 8)) ?? []) {
    act(park, { type: 'lay', shape: piece, column: 5, row: 8, joined: true });
  }
  park.config.economyMs = 100;
  for (let turn = 0; turn < 40; turn += 1) guest(park, at(park, 10, 12), { boredom: 9000 });
  wait(park, 3000);
  expect(park.town?.takings[at(park, 5, 8)]).toBeGreaterThan(0);
  expect(bytesPerCall(() => stepRules(themeParkRules, park, none, ignore))).toBeLessThan(minKept);
});
