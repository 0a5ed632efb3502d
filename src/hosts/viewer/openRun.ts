import type { Game } from '../../../scenes/kit/Game';
import { type DecodedRun, decodeRun, describeRun } from '../../../scenes/kit/rules/excerptText';
import { accepted, type Parsed, refused } from '../../../scenes/kit/rules/Parsed';
import { whyPractice } from '../../../scenes/kit/rules/tune';
import { runGame } from './runGames';

/** A run that may be watched. */
export type OpenedRun = DecodedRun &
  Readonly<{
    game: Game;
    /** As it came. */
    text: string;
    /** Why it counts for no table; undefined where it may. */
    practice: string | undefined;
  }>;

/** Of the formats that can be read: recordings and excerpts, now and before. */
const runMarks: readonly string[] = ['K3.', 'K2.', 'E2.', 'E1.'];
const again = 'Ask whoever sent it for the link again.';

/** Opens the text of a run. A refusal is a sentence for the visitor who has followed a link. */
export async function openRun(text: string): Promise<Parsed<OpenedRun>> {
  const [mark] = /^[KE]\d+\./.exec(text) ?? [];
  if (mark === undefined) return refused(`This is not a run from this site. ${again}`);
  if (!runMarks.includes(mark)) {
    return refused('This run was written by another version of this site, and cannot be read.');
  }
  const head = describeRun(text);
  if (!head.ok)
    return refused(`${head.refusal} It was cut, or something in it was changed. ${again}`);
  const entry = runGame(head.value.game);
  if (!entry) return refused('This run is of a game that this site does not have.');
  const game = await entry.load();
  const run = decodeRun(game, text);
  if (!run.ok) return run;
  const { replay, isExcerpt } = run.value;
  const practice = isExcerpt ? 'Only its end is known.' : whyPractice(game, replay);
  return accepted({ ...run.value, game, text, practice });
}
