import { baselineOf } from './config';
import type { BaseState } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';
import { toStored } from './storedNames';

/**
 * The hash of a state as recordings claim it. What older recordings do not have is left out: constants
 * added since the rules' version, at their defaults, and added fields.
 */
export function stateHash({ config, rules }: Playable, state: Readonly<BaseState>): string {
  const added = Object.keys(config).filter((key) => config[key].added);
  const { addedFields = [] } = rules;
  if (added.length + addedFields.length === 0) return hash(toStored(rules, state));
  const usual = baselineOf(config);
  const kept = { ...state.config };
  for (const key of added) if (kept[key] === usual[key]) delete kept[key];
  const fields: Record<string, unknown> = { ...state, config: kept };
  for (const key of addedFields) delete fields[key];
  return hash(toStored(rules, fields));
}
