import * as gameList from '../../../scenes/gameList';
import { decodeReplay } from '../../../scenes/kit/rules/replayText';
import { verify } from '../../kit/play';

/** A golden recording: the game's id, its name, its text. */
export type Golden = Readonly<{ id: string; name: string; text: string }>;

/** Plays recordings to their ends. @returns a sentence for each that ends in another state */
export async function playGolden(recordings: readonly Golden[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const { id, name, text } of recordings) {
    const entry = Object.values(gameList).find((each) => each.id === id);
    if (!entry) throw new Error(`There is no game “${id}”.`);
    const game = await entry.load();
    const replay = decodeReplay(game, text);
    const complaint = replay.ok ? verify(game, replay.value) : replay.refusal;
    if (complaint !== undefined) complaints.push(`${id}, ${name}: ${complaint}`);
  }
  return complaints;
}
