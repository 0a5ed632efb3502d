import type { Story } from '../kit/Story';
import type { KlondikeTypes } from './rules/klondikeRules';

/** What the viewer tells of a game of Solitaire: nobody dies of one. */
export const story: Story<KlondikeTypes> = {
  marks: {
    turned: 'Card turned up',
    recycled: 'Stock turned over',
    undone: 'Taken back',
    won: 'Won',
  },
  deaths: [],
  loadPainter: async () => (await import('./view/paintBoard')).painter,
};
