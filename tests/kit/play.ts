import type { Emit, GameTypes } from '../../scenes/kit/rules/contract';
import type { Playable } from '../../scenes/kit/rules/Playable';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';

/** Plays a replay to its end, or to the end of the game if that comes first. */
export function play<Types extends GameTypes>(
  game: Playable<Types>,
  replay: Replay,
  emit?: Emit<Types['event']>,
): Types['state'] {
  const recording = new Recording(game, replay);
  recording.stepTo(replay.ticks, emit);
  return recording.state;
}

/**
 * Undefined if a parsed replay plays to the length and hash that it claims; otherwise a sentence.
 */
export function verify(game: Playable, replay: Replay): string | undefined {
  const recording = new Recording(game, replay);
  recording.stepTo(replay.ticks);
  return recording.verify(replay)
    ? undefined
    : 'The recording does not play to the end that it claims.';
}
