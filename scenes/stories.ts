import * as gameList from './gameList';
import type { Story } from './kit/Story';

/** The story of the game with this id. It is empty if the game has none. */
export async function storyOf(id: string): Promise<Story> {
  const entry = Object.values(gameList).find((candidate) => candidate.id === id);
  return (await entry?.loadStory?.()) ?? { marks: {}, deaths: [] };
}
