import type { ClosingBlock, ListBlock } from './blocks';

export const moviesExtras: {
  readonly intro: string;
  readonly nostalgia: ListBlock;
  readonly closing: ClosingBlock;
} = {
  intro:
    'Friday night began in the video shop, where the film you wanted was out and the empty box was there to tell you so. Fifteen that were worth the fine, one for almost every year.',
  nostalgia: {
    heading: 'The whole evening',
    items: [
      'Forty minutes choosing, and the last copy going to the man in front',
      'A membership card in your mum’s name, learned by heart',
      'Trailers for films “coming soon”, which had been and gone by the time you rented it',
      'The tracking dial, and everyone in the room an expert on it',
      'The Wrong Trousers, taped at Christmas 1993 and worn out by Easter',
      'A Trainspotting poster on the wall of somebody who was eleven',
      'The Full Monty, and your mum’s friends laughing before the joke',
      'Foam shrimps from the cinema’s pick and mix, weighed like gold',
      'A fine for not rewinding, paid from your own pocket money',
      'Waiting until Christmas for it to be on BBC One, all the same',
    ],
  },
  closing: {
    heading: 'Be kind, rewind, then prove it',
    text: 'Twenty questions about the films of the decade. Pausing is allowed, phoning the video shop is not.',
    action: { label: 'Take the quiz', path: '/quiz' },
  },
};
