import type { ProgramEntry } from '../kit/Entry';

export const entry: ProgramEntry = {
  id: 'minesweeper',
  kind: 'program',
  icon: '💣',
  program: 'minesweeper',
  title: 'Minesweeper',
  load: async () => (await import('./game')).minesweeper,
  loadStory: async () => (await import('./story')).story,
};
