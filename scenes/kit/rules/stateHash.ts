import { baselineOf } from './config';
import type { BaseState } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';
import { toStored } from './storedNames';

/**
 * The hash that recordings claim of a state: constants that were added to the rules since, at their
 * usual values, are left out, as they are missing from older recordings.
 */
export function stateHash({ config, rules }: Playable, state: Readonly<BaseState>): string {
  const added = Object.keys(config).filter((key) => config[key].added);
  if (added.length === 0) return hash(toStored(rules, state));
  const usual = baselineOf(config);
  const kept = { ...state.config };
  for (const key of added) if (kept[key] === usual[key]) delete kept[key];
  return hash(toStored(rules, { ...state, config: kept }));
}
