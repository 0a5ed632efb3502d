import type { HeadlessGame } from './kit/Game';

/** What every machine without a screen needs of a game, whatever its own types are. */
export type AnyGame = HeadlessGame;

/**
 * Every game without its picture, by id, loaded when it is asked for: for the server, the judge,
 * the balance reports, the bench and the golden replays.
 */
export const games = {
  snake: async () => (await import('./snake/game')).snakeWithoutView,
  'super-jump': async () => (await import('./super-jump/game')).superJumpWithoutView,
  'block-fall': async () => (await import('./block-fall/game')).blockFallWithoutView,
  'graveyard-ghosts': async () =>
    (await import('./graveyard-ghosts/game')).graveyardGhostsWithoutView,
  'theme-park': async () => (await import('./theme-park/game')).themeParkWithoutView,
  minesweeper: async () => (await import('./minesweeper/game')).minesweeperWithoutView,
  klondike: async () => (await import('./klondike/game')).klondikeWithoutView,
} as const satisfies Readonly<Record<string, () => Promise<AnyGame>>>;

/** The game of an id from anywhere; undefined where there is none. */
export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id as keyof typeof games]() : undefined;
}
