import { defaultsOf } from '../../scenes/kit/rules/config';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { put } from '../../scenes/theme-park/rules/edit';
import { layRoutes } from '../../scenes/theme-park/rules/routes';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import type { ParkCandidate } from './themeParkCandidates';

const destinations = 228;

/** A full field of the usual size: streets, and 228 stalls and rides along them. */
export function fullPark(): ThemeParkState {
  const state = themeParkRules.start({ ...defaultsOf(themeParkConfig), rules: 'tycoon' }, 1);
  const { columns, owner } = state;
  for (let cell = 0; cell < owner.length; cell += 1) {
    const isStreet = cell % columns === 10 || Math.floor(cell / columns) % 3 === 1;
    if (isStreet && owner[cell] === 0) put(state, kindOf('path'), cell);
  }
  const kinds = ['carousel', 'foodStall', 'ferrisWheel'] as const;
  for (let cell = owner.length - 1; state.destinationCount < destinations; cell -= 1) {
    if (owner[cell] === 0) put(state, kindOf(kinds[cell % kinds.length]), cell);
  }
  return state;
}

/** Lays all ways of a full field anew, as after every edit. */
export function ourRoutes(): ParkCandidate {
  const state = fullPark();
  return {
    name: 'our rules',
    run(times) {
      for (let turn = 0; turn < times; turn += 1) layRoutes(state);
    },
  };
}
