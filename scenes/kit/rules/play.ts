import type { BaseAction, BaseFact, BaseState, Emit } from './contract';
import { hash } from './hash';
import type { Playable } from './Playable';
import type { Replay } from './Replay';
import { stepTick } from './tune';

const none: readonly BaseAction[] = [];

/** Plays a replay to its end, or to the end of the game where that comes first. */
export function play<State extends BaseState, Action extends BaseAction, Fact extends BaseFact>(
  game: Playable<State, Action, Fact>,
  replay: Replay,
  emit: Emit<Fact> = () => {},
): State {
  const state = game.rules.start({ ...replay.config }, replay.seed);
  let cursor = 0;
  while (state.tick < replay.ticks && state.phase !== 'over') {
    let acts = none;
    if (cursor < replay.actions.length && replay.actions[cursor][0] === state.tick) {
      const due: BaseAction[] = [];
      while (cursor < replay.actions.length && replay.actions[cursor][0] === state.tick) {
        due.push(replay.actions[cursor][1]);
        cursor += 1;
      }
      acts = due;
    }
    stepTick(game, state, acts, emit);
  }
  return state;
}

/** Undefined where a parsed replay plays to the length and hash it claims; otherwise a sentence. */
export function verify(game: Playable, replay: Replay): string | undefined {
  const state = play(game, replay);
  return state.tick === replay.ticks && hash(state) === replay.hash
    ? undefined
    : 'The recording does not play to the end that it claims.';
}
