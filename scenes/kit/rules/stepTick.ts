import type { BaseAction, BaseState, Emit, GameTypes, Rules } from './contract';
import type { Playable } from './Playable';
import { isTune } from './tune';

/** One tick of bare rules for bots and tests: counts it, then steps. */
export function stepRules<Types extends GameTypes>(
  rules: Rules<Types>,
  state: Types['state'],
  actions: readonly Types['action'][],
  emit: Emit<Types['event']>,
): void {
  state.tick += 1;
  rules.step(state, actions, emit);
}

/**
 * Advances one tick as every replay must: first tunes constants, then steps the rules with the
 * remaining actions.
 */
export function stepTick<Types extends GameTypes>(
  game: Playable<Types>,
  state: Types['state'],
  actions: readonly BaseAction[],
  emit: Emit<Types['event']>,
): void {
  state.tick += 1;
  const acts = actions.length > 0 ? tuneAll(game, state, actions) : actions;
  game.rules.step(state, acts as readonly Types['action'][], emit);
}

/** Tunes constants. @returns the other actions */
function tuneAll(
  { rules }: Playable,
  state: BaseState,
  actions: readonly BaseAction[],
): readonly BaseAction[] {
  if (!actions.some(isTune)) return actions;
  for (const action of actions.filter(isTune)) {
    state.config[action.key] = action.value;
    rules.retune?.(state, action.key);
  }
  return actions.filter((action) => !isTune(action));
}
