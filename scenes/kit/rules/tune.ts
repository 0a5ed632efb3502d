import { type ConfigSpec, refusal } from './config';
import type { BaseAction, BaseFact, BaseState, ConfigValues, Emit } from './contract';
import type { Playable } from './Playable';

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

/**
 * Advances one tick as every player of a log must: constants first, then the rules with the
 * remaining actions.
 */
export function stepTick<State extends BaseState, Action extends BaseAction, Fact extends BaseFact>(
  game: Playable<State, Action, Fact>,
  state: State,
  actions: readonly BaseAction[],
  emit: Emit<Fact>,
): void {
  let tuned = false;
  for (let index = 0; index < actions.length; index += 1) {
    const action = actions[index];
    if (!isTune(action)) continue;
    tuned = true;
    state.config[action.key] = action.value;
    game.rules.retune?.(state, action.key);
  }
  const acts = tuned ? actions.filter((action) => !isTune(action)) : actions;
  game.rules.step(state, acts as readonly Action[], emit);
}
