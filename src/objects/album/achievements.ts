import { readStored } from '../../lib/storage';
import { parseRecords } from '../../stores/records';
import { type Album, shine } from './album';

/** Something done elsewhere on the site that makes a sticker shiny, and the album's text for it. */
export type Achievement = Readonly<{ id: string; how: string; done: () => boolean }>;

function hasRecord(...games: readonly string[]): boolean {
  const records = parseRecords(readStored('records'));
  return games.some((game) => Object.keys(records[game] ?? {}).length > 0);
}

function hasQuizResult(): boolean {
  const stored = Object(readStored('quiz-record')) as { best?: unknown };
  return Object.keys(Object(stored.best) as object).length > 0;
}

const ticksForShiny = 20;

export const achievements: readonly Achievement[] = [
  { id: 'nokia-3310', how: 'Score in Snake', done: () => hasRecord('snake') },
  {
    id: 'game-boy',
    how: 'Score on the handheld',
    done: () => hasRecord('super-jump', 'block-fall'),
  },
  { id: 'mega-drive', how: 'Score in Graveyard Ghosts', done: () => hasRecord('graveyard-ghosts') },
  {
    id: 'windows-95-pc',
    how: 'Win on the desktop',
    done: () => hasRecord('minesweeper', 'klondike'),
  },
  { id: 'fun-house', how: 'Score in the theme park', done: () => hasRecord('theme-park') },
  { id: 'encarta', how: 'Finish a round of the quiz', done: hasQuizResult },
  {
    id: 'penny-sweets',
    how: `Tick ${ticksForShiny} memories of the checklist`,
    done: () => {
      const ticked = readStored('lifestyle-checked');
      return Array.isArray(ticked) && ticked.length >= ticksForShiny;
    },
  },
];

/** The album with the shiny stickers that the visitor has earned elsewhere. */
export function withAchievements(album: Album): Album {
  return achievements.reduce((next, { id, done }) => (done() ? shine(next, id) : next), album);
}
