import type { GameBot, MakeBot } from '../../scenes/kit/bot/GameBot';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { gameIds, loadBot, loadGame } from '../games/gameFolders';

/** A game, the bot that plays it, and the words for its outcomes. */
export type Player = Readonly<{ game: HeadlessGame; makeBot: MakeBot }> &
  NonNullable<GameBot['report']>;

/** The player of a game for a balance report; undefined for a game without an end to report. */
export async function playerOf(id: string): Promise<Player | undefined> {
  if (!gameIds().includes(id)) return undefined;
  const { make, report } = await loadBot(id);
  return report && { game: await loadGame(id), makeBot: make, ...report };
}

/** The games that can be balanced. */
export async function playableIds(): Promise<readonly string[]> {
  const players = await Promise.all(gameIds().map(playerOf));
  return players.flatMap((player) => player?.game.id ?? []);
}
