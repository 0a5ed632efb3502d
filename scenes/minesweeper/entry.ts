import type { ProgramEntry } from '../kit/Entry';

export const entry: ProgramEntry = {
  id: 'minesweeper',
  kind: 'program',
  title: 'Minesweeper',
  load: async () => (await import('./game')).minesweeper,
};
