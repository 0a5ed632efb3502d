import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { type ThemeParkConfig, themeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { classicTick } from '../../scenes/theme-park/rules/economy';
import { put } from '../../scenes/theme-park/rules/edit';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { tycoonTick } from '../../scenes/theme-park/rules/tycoon/tycoonTick';
import type { ParkCandidate } from './themeParkCandidates';

function ignore(): void {}

/** Ticks of the park until it is full of guests. */
const untilFull = 4 * 60 * 60;
/** Guests who must still be there after the measurement. */
const crowd = 40;

/**
 * A fully built field: streets from the gate, and buildings of every kind between them, 400 in all.
 * It is open, has staff, guests and money for years.
 */
export function openPark(rules: ThemeParkConfig['rules']): ThemeParkState {
  const config = { ...defaultsOf(themeParkConfig), rules, startingMoney: 900_000_000 };
  const state = themeParkRules.start(config, 1);
  const { columns, owner, town } = state;
  for (let cell = 0; cell < owner.length; cell += 1) {
    const isStreet = cell % columns === 10 || Math.floor(cell / columns) % 3 === 1;
    if (isStreet && owner[cell] === 0) put(state, kindOf('path'), cell);
  }
  const classic = ['carousel', 'foodStall', 'giftShop', 'tree', 'fountain', 'ferrisWheel'] as const;
  const more = [...classic, 'drinksStand', 'picnicBench', 'toilets'] as const;
  const kinds = town ? more : classic;
  for (let cell = 0; cell < owner.length; cell += 1) {
    if (owner[cell] === 0) put(state, kindOf(kinds[cell % kinds.length]), cell);
  }
  town?.staff.set([10, 10, 4]);
  state.routesStale = true;
  for (let tick = 0; tick < untilFull; tick += 1) stepRules(themeParkRules, state, [], ignore);
  return state;
}

/** The economy of such a park. Nobody walks meanwhile. */
export function ourEconomy(rules: ThemeParkConfig['rules']): ParkCandidate {
  const state = openPark(rules);
  return {
    name: `our rules, ${rules === 'classic' ? 'Classic' : 'Tycoon'}, ${state.visitors.count} visitors`,
    run(ticks) {
      const tick = rules === 'classic' ? classicTick : tycoonTick;
      for (let turn = 0; turn < ticks; turn += 1) tick(state, ignore);
      if (state.town?.isClosed || state.visitors.count < crowd) throw new Error('the park is shut');
    },
  };
}
