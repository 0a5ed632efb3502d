import { gameOf } from '../../scenes/games';
import { dailySeed } from '../../scenes/kit/rules/daily';
import { judge } from '../../scenes/kit/rules/judge';
import { decodeReplay, describeReplay } from '../../scenes/kit/rules/replayText';
import { unfairDeal } from '../../scenes/minesweeper/rules/fairDeal';

/** The maximum length of a judged run: an hour of play by somebody with quick fingers. */
export const runBudget = { ticks: 216_000, actions: 60_000 } as const;

/** What a row of the tables says, computed by the judge. */
export type JudgedRun = Readonly<{
  game: string;
  category: string;
  score: number;
  ticks: number;
  /** The day whose seed the run was played with; null for any other seed. */
  daily: number | null;
  /** The same for every text of the same run. */
  digest: string;
}>;

export type RunVerdict = Readonly<{ ok: true; run: JudgedRun } | { ok: false; refusal: string }>;

const refused = (refusal: string): RunVerdict => ({ ok: false, refusal });

/**
 * Reads a recording and replays it. Scores that it claims are only compared with the replay's.
 * @param day of the server's clock: a daily run may be of that day, or of the one before, so that
 *   nobody loses a run that was begun before midnight
 */
export async function judgeRun(text: string, day: number): Promise<RunVerdict> {
  const head = describeReplay(text);
  if (!head.ok) return refused(head.refusal);
  // A run that is too long by its head is refused without a replay.
  if (head.value.ticks > runBudget.ticks) return refused('The recording is too long to be judged.');
  if (head.value.practice) return refused('Practice runs do not enter the tables.');
  const game = await gameOf(head.value.game);
  if (!game) return refused('The recording is of a game that this site does not have.');
  const replay = decodeReplay(game, text, runBudget.actions);
  if (!replay.ok) return refused(replay.refusal);
  const unfair = game.id === 'minesweeper' ? unfairDeal(replay.value) : undefined;
  if (unfair !== undefined) return refused(unfair);
  const verdict = judge(game, replay.value, runBudget);
  if (!verdict.ok) return refused(verdict.refusal);
  const { score, category, ticks, ineligible } = verdict.value;
  if (ineligible !== undefined) return refused(ineligible);
  if (score <= 0) return refused('A run with no points does not enter the tables.');
  const { seed, config, hash, version } = replay.value;
  const daily = [day, day - 1].find((each) => dailySeed(game, each, config) === seed) ?? null;
  const digest = `${game.id} ${version} ${seed} ${hash}`;
  return { ok: true, run: { game: game.id, category, score, ticks, daily, digest } };
}
