import type { BaseAction, BaseFact, BaseState, Emit, Rules } from './contract';
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
export function stepRules<
  State extends BaseState,
  Action extends BaseAction,
  Fact extends BaseFact,
>(
  rules: Rules<State, Action, Fact>,
  state: State,
  actions: readonly Action[],
  emit: Emit<Fact>,
): void {
  state.tick += 1;
  rules.step(state, actions, emit);
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
  if (told !== undefined) {
    stepWithin(told, game, state, actions, emit);
    return;
  }
  state.tick += 1;
  const acts = actions.length > 0 ? tuneAll(game, state, actions) : actions;
  game.rules.step(state, acts as readonly Action[], emit);
}

/** Facts are pooled: the one being told must be there again when this step has told its own. */
function stepWithin<State extends BaseState, Action extends BaseAction, Fact extends BaseFact>(
  outer: BaseFact,
  game: Playable<State, Action, Fact>,
  state: State,
  actions: readonly BaseAction[],
  emit: Emit<Fact>,
): void {
  const kept = { ...outer };
  told = undefined;
  try {
    stepTick(game, state, actions, emit);
  } finally {
    Object.assign(outer, kept);
    told = outer;
  }
}

function tuneAll<State extends BaseState, Action extends BaseAction, Fact extends BaseFact>(
  game: Playable<State, Action, Fact>,
  state: State,
  actions: readonly BaseAction[],
): readonly BaseAction[] {
  let tuned = false;
  for (let index = 0; index < actions.length; index += 1) {
    const action = actions[index];
    if (!isTune(action)) continue;
    tuned = true;
    state.config[action.key] = action.value;
    game.rules.retune?.(state, action.key);
  }
  return tuned ? actions.filter((action) => !isTune(action)) : actions;
}
