import * as gameList from '../../../scenes/gameList';
import type { Game } from '../../../scenes/kit/Game';

/** Where a game is played, and what it is called. */
export type RunGame = Readonly<{
  id: string;
  title: string;
  icon: string;
  /** Its page, ready for more search parameters. */
  address: string;
  load(): Promise<Game>;
}>;

/** Games whose runs travel: those of the Play wall in its order, then those of the desktop. */
export const runGames: readonly RunGame[] = Object.values(gameList)
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map((entry) => {
    const { id, title, icon, load } = entry;
    return { id, title, icon, load, address: addressOf(entry) };
  });

type Entry = (typeof gameList)[keyof typeof gameList];

function placeOf(entry: Entry): number {
  return entry.kind === 'game' ? entry.place : Number.POSITIVE_INFINITY;
}

function addressOf(entry: Entry): string {
  if (entry.kind === 'program') return `/win95-desktop?open=${entry.program}`;
  return entry.cartridge ? `${entry.route}?game=${entry.id}` : `${entry.route}?`;
}

/** The game of an untrusted id; undefined where there is none. */
export function runGame(id: string): RunGame | undefined {
  return runGames.find((game) => game.id === id);
}
