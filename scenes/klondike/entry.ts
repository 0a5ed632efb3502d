import type { ProgramEntry } from '../kit/Entry';

export const entry: ProgramEntry = {
  id: 'klondike',
  kind: 'program',
  title: 'Solitaire',
  load: async () => (await import('./game')).klondike,
};
