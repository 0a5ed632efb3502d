import type { ClosingBlock } from './blocks';

export const tvExtras: { readonly intro: string; readonly closing: ClosingBlock } = {
  intro:
    'Four channels until 30 March 1997, five after that if the aerial was willing, and you watched it when it was on or you had missed it. Here are twelve programmes worth running home for, with your coat still done up.',
  closing: {
    heading: 'You at the back, were you watching?',
    text: 'Twenty questions on the telly of the time, no phoning in and no reading the listings first.',
    action: { label: 'Take the quiz', path: '/quiz' },
  },
};
