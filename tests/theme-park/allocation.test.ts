import { expect, test } from 'vitest';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { crowdedPark } from '../../scripts/bench/themeParkCandidates';
import { bytesPerCall, minKept } from '../kit/bytesPerCall';

const ignore = (): void => {};

test('a tick of a crowded theme park allocates nothing, under either rules', () => {
  for (const rules of ['classic', 'tycoon'] as const) {
    const state = crowdedPark(rules, 40, 20);
    const none: [] = [];
    // Once a second is too rare for engines to optimise its code within the warm-up.
    state.config.economyMs = 100;
    expect(bytesPerCall(() => stepRules(themeParkRules, state, none, ignore))).toBeLessThan(
      minKept,
    );
    expect(state.visitors.count).toBeGreaterThan(0);
  }
});
