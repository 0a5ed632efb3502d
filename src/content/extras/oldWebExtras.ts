import type { LinkCard, ListBlock } from './blocks';

export const oldWebExtras: {
  readonly intro: string;
  readonly experiences: { readonly heading: string; readonly cards: readonly LinkCard[] };
  readonly nostalgia: ListBlock;
} = {
  intro:
    'The internet used to be a place you went to, in the corner of the dining room, for an hour, if nobody was expecting a call. Nine of its best addresses are below, remembered exactly as slowly as they loaded.',
  experiences: {
    heading: 'Interactive Experiences',
    cards: [
      {
        path: '/magic8ball',
        name: 'Magic 8-Ball',
        emoji: '🎱',
        description:
          'Twenty answers in dark blue liquid, and every one of them surer than a search engine. Ask it something you should really ask a grown-up.',
        action: 'Give it a shake',
      },
      {
        path: '/messenger',
        name: 'Messenger',
        emoji: '💬',
        description:
          'One room, a list of who is about, and winks that fill the whole window. Choose your name carefully: everybody will see the stars round it.',
        action: 'Sign in',
      },
      {
        path: '/aol',
        name: 'Going online, 1997',
        emoji: '💿',
        description:
          'A free disc has come through the letterbox again. Put it in, dial up, and find out what a whole evening of connecting felt like.',
        action: 'Put the disc in',
      },
    ],
  },
  nostalgia: {
    heading: 'You were there if you remember',
    items: [
      'Shouting “get off the phone” up the stairs, and “get off the internet” down them',
      'A free trial disc on the front of everything, and a stack of them under the mugs',
      'A guestbook entry from a stranger in Canada, read out at tea',
      'Page titles that scrolled, cursors with tails, and snow in July',
      'The man with the shovel on the yellow sign, who never finished a single site',
      'Music that started by itself in the school library, and no way to find which window',
      'A password that was the name of the cat, for everything, for years',
      'Printing the internet out so that Grandad could have a look at it',
      'Napster, all night, for a song that turned out to be somebody else’s',
      'Watching a picture of a Spice Girl arrive from the top, a hairline at a time',
    ],
  },
};
