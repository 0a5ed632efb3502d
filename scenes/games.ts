import * as gameList from './gameList';
import type { HeadlessGame } from './kit/Game';

/** The parts of a game that programs without a screen need, independent of the game's types. */
export type AnyGame = HeadlessGame;

/**
 * Every game by id, loaded when it is asked for: for the server, the judge, the balance reports,
 * the bench and the golden recordings.
 */
export const games: Readonly<Record<string, () => Promise<AnyGame>>> = Object.fromEntries(
  Object.values(gameList).map(({ id, load }) => [id, load]),
);

/** The game of an untrusted id; undefined where there is none. */
export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id]() : undefined;
}
