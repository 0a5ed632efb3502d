import * as gameList from '../../../scenes/gameList';

/** Games whose runs travel: those of the Play wall in its order, then those of the desktop. */
export const runGames = Object.values(gameList)
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map((entry) => ({
    ...entry,
    /** Its page, ready for more search parameters. */
    address: addressOf(entry),
  }));

type Entry = (typeof gameList)[keyof typeof gameList];

function placeOf(entry: Entry): number {
  return entry.kind === 'game' ? entry.place : Number.POSITIVE_INFINITY;
}

function addressOf(entry: Entry): string {
  if (entry.kind === 'program') return `/win95-desktop?open=${entry.program}`;
  return entry.cartridge ? `${entry.route}?game=${entry.id}` : `${entry.route}?`;
}

/** The game of an untrusted id; undefined where there is none. */
export function runGame(id: string) {
  return runGames.find((game) => game.id === id);
}
