import type { ClosingBlock } from './blocks';

export const toysExtras: { readonly intro: string; readonly closing: ClosingBlock } = {
  intro:
    'Nine things you circled in the catalogue, underlined, and mentioned in passing every day until December. Batteries were never included, and neither was anybody’s dignity in the queue.',
  closing: {
    heading: 'Five more minutes',
    text: 'Then it all goes back in the box, except the one piece that will be found by somebody’s bare foot. Until then there is a whole decade still out on the carpet.',
    action: { label: 'Back Home', path: '/' },
  },
};
