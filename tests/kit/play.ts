import type { BaseAction, BaseFact, BaseState, Emit } from './contract';
import type { Playable } from './Playable';
import { Recording } from './Recording';
import type { Replay } from './Replay';
import { stateHash } from './stateHash';

/** Plays a replay to its end, or to the end of the game where that comes first. */
export function play<State extends BaseState, Action extends BaseAction, Fact extends BaseFact>(
  game: Playable<State, Action, Fact>,
  replay: Replay,
  emit?: Emit<Fact>,
): State {
  const recording = new Recording(game, replay);
  recording.stepTo(replay.ticks, emit);
  return recording.state;
}

/** Undefined where a parsed replay plays to the length and hash it claims; otherwise a sentence. */
export function verify(game: Playable, replay: Replay): string | undefined {
  const state = play(game, replay);
  return state.tick === replay.ticks && stateHash(game, state) === replay.hash
    ? undefined
    : 'The recording does not play to the end that it claims.';
}
