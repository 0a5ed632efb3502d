import { categoryOf } from './config';
import { accepted, type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import { Recording } from './Recording';
import type { Replay } from './Replay';
import { whyPractice } from './tune';

/** What judging a recording found. */
export type Verdict = Readonly<{
  /** The real score, whatever the recording claims. */
  score: number;
  /** The leaderboard category of the run. */
  category: string;
  ticks: number;
  /** Undefined if the score may enter the leaderboard; otherwise why not, in a sentence. */
  ineligible: string | undefined;
}>;

/** The most work that one recording may cost. */
export type Budget = Readonly<{ ticks: number; actions: number }>;

/** An hour of fast play. */
const usualBudget: Budget = { ticks: 216_000, actions: 60_000 };

/**
 * Replays a parsed recording and returns its real score. Refused with a sentence if it needs more
 * work than the budget allows, or does not end as it claims. Pure: the same result everywhere.
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
