import type { LinkCard } from './blocks';

export const musicExtras: { readonly intro: string; readonly musicTv: LinkCard } = {
  intro:
    'The chart came out on a Sunday, and you sat by the tape deck with two fingers on the buttons while your tea went cold. These are twelve of the names biroed on the inlay cards.',
  musicTv: {
    path: '/musictv',
    name: 'Music TV',
    emoji: '📺',
    description:
      'Forty videos, one after another, on a set with a proper remote. Nobody is allowed to turn over.',
    action: 'Turn it on',
  },
};
