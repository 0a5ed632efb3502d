import * as gameList from './gameList';
import type { HeadlessGame } from './kit/Game';

/** What every machine without a screen needs of a game, whatever its own types are. */
export type AnyGame = HeadlessGame;

/**
 * Every game by id, loaded when it is asked for: for the server, the judge, the balance reports,
 * the bench and the golden recordings.
 */
export const games: Readonly<Record<string, () => Promise<AnyGame>>> = Object.fromEntries(
  Object.values(gameList).map(({ id, load }) => [id, load]),
);

/** The game of an id from anywhere; undefined where there is none. */
export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id]() : undefined;
}
