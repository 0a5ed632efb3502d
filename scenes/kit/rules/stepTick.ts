import type { BaseAction, BaseFact, BaseState, Emit, GameTypes, Rules } from './contract';
import type { Playable } from './Playable';
import { isTune } from './tune';

/** The fact that is being told at the moment, by whichever run. */
let told: BaseFact | undefined;

/** Tells a fact in such a way that a listener may step other runs of the same game. */
export function tell<Fact extends BaseFact>(fact: Fact, listener: (fact: Fact) => void): void {
  const before = told;
  told = fact;
  try {
    listener(fact);
  } finally {
    told = before;
  }
}

/** A tick of bare rules, as bots and tests take it: counted, then stepped. */
export function stepRules<Types extends GameTypes>(
  rules: Rules<Types>,
  state: Types['state'],
  actions: readonly Types['action'][],
  emit: Emit<Types['fact']>,
): void {
  state.tick += 1;
  rules.step(state, actions, emit);
}

/**
 * Advances one tick as every player of a log must: constants first, then the rules with the
 * remaining actions.
 */
export function stepTick<Types extends GameTypes>(
  game: Playable<Types>,
  state: Types['state'],
  actions: readonly BaseAction[],
  emit: Emit<Types['fact']>,
): void {
  if (told !== undefined) {
    stepWithin(told, game, state, actions, emit as Emit<BaseFact>);
    return;
  }
  state.tick += 1;
  const acts = actions.length > 0 ? tuneAll(game, state, actions) : actions;
  game.rules.step(state, acts as readonly Types['action'][], emit);
}

/** Facts are pooled: the one being told must be there again when this step has told its own. */
function stepWithin(outer: BaseFact, ...step: Parameters<typeof stepTick>): void {
  const kept = { ...outer };
  told = undefined;
  try {
    stepTick(...step);
  } finally {
    Object.assign(outer, kept);
    told = outer;
  }
}

/** Changes the constants that are tuned. @returns the other actions */
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
