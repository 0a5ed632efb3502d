import { type ConfigSpec, refusal } from './config';
import type { BaseAction, ConfigValues } from './contract';

/** A change of a constant in the middle of a run: logged and replayed like a player's act. */
export type TuneAction = Readonly<{ type: 'tune'; key: string; value: ConfigValues[string] }>;

export function isTune(action: BaseAction): action is TuneAction {
  return action.type === 'tune';
}

/** The tuning that a stored or received value stands for under `spec`. */
export function parseTune(spec: ConfigSpec, value: unknown): TuneAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, key, value: wanted } = value as Record<string, unknown>;
  if (type !== 'tune' || typeof key !== 'string' || !Object.hasOwn(spec, key)) return undefined;
  if (spec[key].restart || refusal(spec[key], wanted) !== undefined) return undefined;
  return { type, key, value: wanted as ConfigValues[string] };
}
