import { categoryOf } from './config';
import { accepted, type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import { Recording } from './Recording';
import type { Replay } from './Replay';
import { whyPractice } from './tune';

/** What a recording turns out to be worth. */
export type Verdict = Readonly<{
  /** What was really scored, whatever the recording claims. */
  score: number;
  /** The table of records that it would stand in. */
  category: string;
  ticks: number;
  /** Undefined where the score may stand there; otherwise why not, in a sentence. */
  ineligible: string | undefined;
}>;

/** The most work that a judge does for one recording. */
export type Budget = Readonly<{ ticks: number; actions: number }>;

/** An hour of play by somebody with quick fingers. */
const usualBudget: Budget = { ticks: 216_000, actions: 60_000 };

/**
 * Plays a parsed recording and says what it is worth; refused with a sentence where it asks for
 * more work than the budget allows, or does not play to the end that it claims. Pure: the same
 * everywhere.
 */
export function judge(
  game: Playable,
  replay: Replay,
  budget: Budget = usualBudget,
): Parsed<Verdict> {
  if (replay.ticks > budget.ticks || replay.actions.length > budget.actions) {
    return refused('The recording is too long to be judged.');
  }
  const recording = new Recording(game, replay);
  recording.stepTo(replay.ticks);
  const { state } = recording;
  if (!recording.verify(replay)) {
    return refused('The recording does not play to the end that it claims.');
  }
  const score = game.score(state);
  if (score !== replay.score) {
    return refused('The recording claims another score than it plays to.');
  }
  const unfinished = 'It does not go on to the end of the game.';
  return accepted({
    score,
    category: categoryOf(game.config, replay.config),
    ticks: state.tick,
    ineligible: whyPractice(game, replay) ?? (state.phase === 'over' ? undefined : unfinished),
  });
}
