import { baselineOf } from './config';
import type { BaseState } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';
import { toStored } from './storedNames';

/**
 * The hash of a state as recordings claim it. Constants added since the rules' version are left out
 * at their defaults, because older recordings do not have them.
 */
export function stateHash({ config, rules }: Playable, state: Readonly<BaseState>): string {
  const added = Object.keys(config).filter((key) => config[key].added);
  if (added.length === 0) return hash(toStored(rules, state));
  const usual = baselineOf(config);
  const kept = { ...state.config };
  for (const key of added) if (kept[key] === usual[key]) delete kept[key];
  return hash(toStored(rules, { ...state, config: kept }));
}
