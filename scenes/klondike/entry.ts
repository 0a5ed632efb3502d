import type { ProgramEntry } from '../kit/Entry';

export const entry: ProgramEntry = {
  id: 'klondike',
  kind: 'program',
  icon: '🃏',
  program: 'solitaire',
  title: 'Solitaire',
  load: async () => (await import('./game')).klondike,
  loadStory: async () => (await import('./story')).story,
};
