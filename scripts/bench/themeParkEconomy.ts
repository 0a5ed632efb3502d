import { defaultsOf } from '../../scenes/kit/rules/config';
import { type ThemeParkConfig, themeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { classicTick } from '../../scenes/theme-park/rules/economy';
import { put } from '../../scenes/theme-park/rules/edit';
import { layRoutes } from '../../scenes/theme-park/rules/routes';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { tycoonTick } from '../../scenes/theme-park/rules/tycoon/tycoonTick';
import type { ParkCandidate } from './themeParkCandidates';

function ignore(): void {}

/** The economy of a fully built field: 400 buildings of every kind. */
export function ourEconomy(rules: ThemeParkConfig['rules']): ParkCandidate {
  const state = themeParkRules.start({ ...defaultsOf(themeParkConfig), rules }, 1);
  const kinds = ['path', 'carousel', 'foodStall', 'giftShop', 'tree', 'fountain'] as const;
  for (let cell = 0; cell < 400; cell += 1) {
    if (state.owner[cell] === 0) put(state, kindOf(kinds[cell % kinds.length]), cell);
  }
  layRoutes(state);
  return {
    name: `our rules, ${rules === 'classic' ? 'Classic' : 'Tycoon'}`,
    run(ticks) {
      const tick = rules === 'classic' ? classicTick : tycoonTick;
      for (let turn = 0; turn < ticks; turn += 1) tick(state, ignore);
    },
  };
}
