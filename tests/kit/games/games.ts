/** The test games, as `scenes/games.ts` has the real ones: a folder and an entry each. */
export const testGames = {
  pairs: async () => (await import('./pairs/game')).pairs,
  meadow: async () => (await import('./meadow/game')).meadow,
};
