import { readFile } from 'node:fs/promises';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import type { Player } from './players';
import { maxTicks, type Outcome, timeOut } from './playGames';

/** The recordings in a file: the rows of a table as JSON, or one recording on each line. */
function textsOf(content: string): readonly string[] {
  if (!content.trimStart().startsWith('[')) return content.split(/\s+/).filter(Boolean);
  const rows = JSON.parse(content) as unknown[];
  return rows.flatMap((row) => {
    if (typeof row === 'string') return [row];
    const { recording } = Object(row) as Readonly<{ recording?: unknown }>;
    return typeof recording === 'string' ? [recording] : [];
  });
}

/**
 * The recordings of a table, as players.
 * @throws Error when one is of another game, or when there are none
 */
export async function readRecordings({ game }: Player, file: string): Promise<readonly Replay[]> {
  const replays = textsOf(await readFile(file, 'utf8')).map((text, index) => {
    const replay = decodeReplay(game, text);
    if (!replay.ok) throw new Error(`Recording ${index + 1} of ${file}: ${replay.refusal}`);
    return replay.value;
  });
  if (replays.length === 0) throw new Error(`There is no recording in ${file}.`);
  return replays;
}

/**
 * Replays what people pressed under a config. Under the recordings' own config this gives their
 * runs; under another config it gives what the same presses would have led to.
 * @param changes constants that differ from the config file
 */
export function playRecordings(
  { game, stage, cause }: Player,
  replays: readonly Replay[],
  changes: ConfigValues,
): readonly Outcome[] {
  return replays.map((replay) => {
    const config = { ...replay.config, ...changes };
    const recording = new Recording(game, { ...replay, config, ticks: replay.ticks });
    recording.stepTo(maxTicks);
    const { state } = recording;
    return {
      seed: replay.seed,
      score: game.score(state),
      ticks: state.tick,
      stage: stage.of(state),
      cause: state.phase === 'over' ? cause(state) : timeOut,
    };
  });
}
