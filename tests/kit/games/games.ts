/** The test games, in the form of `scenes/games.ts`: a folder and an entry each. */
export const testGames = {
  pairs: async () => (await import('./pairs/game')).pairs,
  meadow: async () => (await import('./meadow/game')).meadow,
};
