import type { ListBlock } from './blocks';

export interface EvolutionStep {
  readonly name: string;
  /** The figure that people compared: price, speed, capacity. */
  readonly measure: string;
  readonly note: string;
}

export interface EvolutionPart {
  readonly id: 'storage' | 'music' | 'internet';
  readonly name: string;
  readonly emoji: string;
  readonly steps: readonly EvolutionStep[];
}

/** A small advertisement in which the catalogue advertises itself. */
export interface CatalogueAd {
  readonly heading: string;
  readonly text: string;
}

export const techExtras: {
  readonly intro: string;
  /** One for each spread. */
  readonly ads: readonly CatalogueAd[];
  readonly struggles: ListBlock;
  readonly evolution: {
    readonly heading: string;
    readonly text: string;
    readonly parts: readonly EvolutionPart[];
  };
} = {
  intro:
    'Everything did one thing, came in a box with polystyrene ends, and had its own lead that fitted nothing else you owned. Fifteen machines from the catalogue, with the faults we have since grown fond of.',
  ads: [
    {
      heading: 'Batteries not supplied',
      text: 'They are on page 871, beside the screwdriver, which is also not supplied.',
    },
    {
      heading: 'Easy terms',
      text: 'Twenty weeks at £4.99, by which time the better one is out, and cheaper.',
    },
    {
      heading: 'Order by telephone',
      text: 'Have your mum’s account number ready and, ideally, your mum.',
    },
  ],
  struggles: {
    heading: 'The struggle was real',
    items: [
      'Setting the video, which one person in the house could do, and she was seven',
      'The one BBC Micro between thirty of you, and then the one Acorn',
      'A printer that fed four sheets at once, five minutes before the bus',
      'Knowing eleven phone numbers by heart, three of them for chip shops',
      'The mouse that stopped, and the fluff you picked off its rollers with a fingernail',
      'A text inbox so small that keeping one message meant losing another',
      'The installer, at ninety-nine per cent, asking for disk seven again',
      'A Walkman tape wrapped round its own insides on the M6',
      'A Nokia 3210 on which everybody had the same ringtone, and everybody looked',
      'Saving up your free minutes until they ran out at midnight, unused',
    ],
  },
  evolution: {
    heading: 'Tech Evolution',
    text: 'Fifteen years in three short walks, each of them beginning with something that rattled.',
    parts: [
      {
        id: 'storage',
        name: 'Storage',
        emoji: '💾',
        steps: [
          {
            name: 'Floppy disk',
            measure: '1.44 MB',
            note: 'About half a song, and a label with last year’s geography crossed out.',
          },
          {
            name: 'Zip disk',
            measure: '100 MB',
            note: 'Seventy floppies in one, until the drive began to click.',
          },
          {
            name: 'Recordable CD',
            measure: '650 MB',
            note: 'Four hundred and fifty floppies, provided nobody walked past while it burned.',
          },
          {
            name: 'DVD',
            measure: '4.7 GB',
            note: 'More than three thousand floppies, or one film and the deleted scenes.',
          },
          {
            name: 'USB stick',
            measure: '8 MB, at first',
            note: 'Small, dear and magical, and through the wash by the end of term.',
          },
        ],
      },
      {
        id: 'music',
        name: 'Music',
        emoji: '🎵',
        steps: [
          {
            name: 'Cassette',
            measure: 'C90: 45 minutes a side',
            note: 'The last song always ran out of tape a line before the end.',
          },
          {
            name: 'Compact disc',
            measure: '74 minutes',
            note: 'Indestructible, we were told, by a man who had not met your sister.',
          },
          {
            name: 'MiniDisc',
            measure: '74 minutes, but smaller',
            note: 'The best of the lot, says everyone who bought one, all six of them.',
          },
          {
            name: 'MP3 player',
            measure: '32 MB: about half an hour',
            note: 'In 1998 you chose eight songs very carefully, and lived with them.',
          },
          {
            name: 'iPod',
            measure: 'About 1,000 songs',
            note: 'In 2001 you stopped choosing, and have been skipping ever since.',
          },
        ],
      },
      {
        id: 'internet',
        name: 'Internet',
        emoji: '🌐',
        steps: [
          {
            name: 'Modem',
            measure: '33.6 kbit/s',
            note: 'A page, a picture, or a phone call: pick one.',
          },
          {
            name: 'Faster modem',
            measure: 'Up to 56 kbit/s',
            note: 'Never once seen to reach it. You put the kettle on anyway.',
          },
          {
            name: 'Pay only for the call',
            measure: '£0 a month, from 1998',
            note: 'No subscription, and an itemised surprise at the end of the quarter.',
          },
          {
            name: 'Home broadband',
            measure: '512 kbit/s',
            note: 'About ten times as fast, always on, and at last you could ring Nan as well.',
          },
        ],
      },
    ],
  },
};
