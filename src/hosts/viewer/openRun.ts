import type { Game } from '../../../scenes/kit/Game';
import {
  decodeExcerpt,
  describeRun,
  isExcerpt,
  recordingOf,
} from '../../../scenes/kit/rules/excerptText';
import { accepted, type Parsed, refused } from '../../../scenes/kit/rules/Parsed';
import { Recording } from '../../../scenes/kit/rules/Recording';
import type { Replay } from '../../../scenes/kit/rules/Replay';
import { decodeReplay } from '../../../scenes/kit/rules/replayText';
import { whyPractice } from '../../../scenes/kit/rules/tune';
import { runGame } from './runGames';

/** A run that may be watched. */
export type OpenedRun = Readonly<{
  game: Game;
  /** As it came. */
  text: string;
  replay: Replay;
  /** Only the end of the run is known. */
  isExcerpt: boolean;
  /** Why it counts for no table; undefined where it may. */
  practice: string | undefined;
  /** A recording that stands at the beginning, each time a new one. */
  record(): Recording;
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
  if (isExcerpt(text)) {
    const excerpt = decodeExcerpt(game, text);
    if (!excerpt.ok) return excerpt;
    const { replay } = excerpt.value;
    const practice = 'Only its end is known.';
    const record = () => recordingOf(game, excerpt.value);
    return accepted({ game, text, replay, isExcerpt: true, practice, record });
  }
  const replay = decodeReplay(game, text);
  if (!replay.ok) return replay;
  const record = () => new Recording(game, replay.value);
  const practice = whyPractice(game, replay.value);
  return accepted({ game, text, replay: replay.value, isExcerpt: false, practice, record });
}
