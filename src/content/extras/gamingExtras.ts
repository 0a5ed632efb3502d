import type { ClosingBlock, LinkCard, ListBlock } from './blocks';

export interface ConsoleWarSide {
  readonly name: string;
  /** An emoji, or the address of a card whose object is shown. */
  readonly emoji: string;
  readonly hero: string;
  readonly points: readonly string[];
}

export const gamingExtras: {
  readonly intro: string;
  readonly arcadeBoy: LinkCard & { readonly games: readonly [string, string] };
  readonly memories: ListBlock;
  readonly consoleWars: {
    readonly heading: string;
    readonly text: string;
    readonly sides: readonly [ConsoleWarSide, ConsoleWarSide];
    readonly verdict: string;
  };
  readonly closing: ClosingBlock;
} = {
  intro:
    'Nobody had two consoles, so you chose a side at about the age of nine and defended it until you left home. Twelve machines, by the year in which they reached the shops here, which was never the year in the magazines.',
  arcadeBoy: {
    path: '/arcadeboy',
    name: 'ArcadeBoy',
    emoji: '🕹️',
    description:
      'A handheld of our own, with its games built in and no batteries to hunt for. Super Jump is all about the landing; Block Fall is all about the one long piece that never comes.',
    action: 'Switch it on',
    games: ['Super Jump', 'Block Fall'],
  },
  memories: {
    heading: 'House rules',
    items: [
      'Blowing into the cartridge, with the face of a trained engineer',
      'Winner stays on, which your brother invented the day he started winning',
      'Pause, tea, and a sign on the telly: DO NOT TURN OFF',
      'Sensible Soccer on somebody’s brother’s Amiga, with players the size of a pea',
      'A whole wet half-term of Championship Manager, and a suit for the cup final',
      'A level password in pencil, with a nought that might be an O',
      'Renting a game for the weekend and finishing it at ten to six on the Sunday',
      'Moving your controller as well, to help the car round',
      'A demo disc played so long that the whole game was a disappointment',
      'Looking at someone else’s quarter of the screen, and denying it for twenty years',
    ],
  },
  consoleWars: {
    heading: 'The Console Wars',
    text: 'Before the football there was this, every breaktime, on the wall by the water fountain. Nobody had ever played the other machine, and nobody saw why that should matter.',
    sides: [
      {
        name: 'Sega',
        emoji: '/gaming#mega-drive',
        hero: 'A blue hedgehog who tapped his foot at you',
        points: [
          'It was here first: the Mega Drive came in 1990',
          'Sixteen bits, it says so on the lid',
          'It was faster, because the hedgehog said so',
        ],
      },
      {
        name: 'Nintendo',
        emoji: '/gaming#super-nintendo',
        hero: 'A plumber who never once fixed a tap',
        points: [
          'Worth the wait until April 1992',
          'More colours, more buttons, and a shoulder to put them on',
          'Mario Kart, and there was no answer to Mario Kart',
        ],
      },
    ],
    verdict:
      'Then in September 1995 a grey box turned up from a company that made televisions, and both sides found they had been friends all along. In 2001 Sega gave up making consoles, and Sonic has been working for the other lot ever since.',
  },
  closing: {
    heading: 'Insert coin',
    text: 'Twenty questions on the games and the grey plastic they came in. No cheats, though we know that you know them.',
    action: { label: 'Take the quiz', path: '/quiz' },
  },
};
