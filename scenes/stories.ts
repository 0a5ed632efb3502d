import * as gameList from './gameList';
import type { Story } from './kit/Story';

/** What the game of an id tells of a run that is watched; nothing where it tells nothing. */
export async function storyOf(id: string): Promise<Story> {
  const entry = Object.values(gameList).find((candidate) => candidate.id === id);
  return (await entry?.loadStory?.()) ?? { marks: {}, deaths: [] };
}
