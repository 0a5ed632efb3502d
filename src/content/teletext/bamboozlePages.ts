import { bamboozle } from './bamboozle';
import type { Prompt, TextBlock, TextPage } from './TextPage';

/** A picture of Barnaby Baffle, the host. */
const host = [
  '......wwwwwwwwww',
  '....wwwwwwwwwwwwww',
  '...wwwwwwwwwwwwwwww',
  '...www..........www',
  '...ww............ww',
  '......yyyyyyyyyy',
  '.....yyyyyyyyyyyy',
  '....yyyyyyyyyyyyyy',
  '....yy..yyyyyy..yy',
  '....y....yyyy....y',
  '....yy..yyyyyy..yy',
  '...yyyyyyyyyyyyyyyy',
  '...yyyyyyy..yyyyyyy',
  '....yyyyyy..yyyyyy',
  '....yyyyyyyyyyyyyy',
  '....y.wwww..wwww.y',
  '....wwwwwwwwwwwwww',
  '.....w.wwwwwwww.w',
  '......yyyyyyyyyy',
  '......yyy....yyy',
  '.......yyyyyyyy',
  '........yyyyyy',
  '..mmmmmm......mmmmmm',
  '.mmmmmmmmm..mmmmmmmmm',
] as const;

const specified: TextPage = {
  number: '390',
  title: 'Bamboozle',
  frames: [
    [
      { banner: 'BAMBOOZLE', ink: 'y', ground: 'm' },
      { art: host, indent: 14 },
      { text: bamboozle.question, ink: 'w' },
      '',
      '{c}{n}',
      '{c}{n}{b}          CLICK FOR ANSWER',
      '{c}{n}',
      `{g}{?}${bamboozle.correctAnswer}`,
      `{c}{?}Hint: ${bamboozle.hint}`,
      '',
      '{w}All twelve questions, no mercy: {y}391',
    ],
  ],
};

/**
 * A round: twelve questions. Each has four answers in the order of the coloured buttons, and the
 * index of the right one.
 */
const round: readonly (readonly [
  question: string,
  answers: readonly [string, string, string, string],
  right: 0 | 1 | 2 | 3,
])[] = [
  [
    'How many channels could most homes in Britain watch before 1997 without a dish?',
    ['Two', 'Four', 'Five', 'Nine'],
    1,
  ],
  [
    'What lived in an egg and beeped in assembly?',
    ['A Furby', 'A pager', 'A Tamagotchi', 'A Pog'],
    2,
  ],
  ['Which number brought the subtitles up?', ['888', '999', '100', '302'], 0],
  [
    'What did you blow into before a game would start?',
    ['The aerial', 'The joypad', 'The speaker', 'The cartridge'],
    3,
  ],
  [
    'What freed a tape that the machine had chewed?',
    ['A pencil', 'A spoon', 'A comb', 'A hammer'],
    0,
  ],
  [
    'Before it went back to the shop, a video had to be...',
    ['Dusted', 'Rewound', 'Watched', 'Labelled'],
    1,
  ],
  [
    'What did nobody dare to lift while you were on-line?',
    ['The cat', 'The lid', 'The carpet', 'The telephone'],
    3,
  ],
  ['The snake on the phone must not eat...', ['Its dinner', 'After eight', 'Itself', 'Apples'], 2],
  ['How many characters fit into one text message?', ['40', '160', '255', '1,000'], 1],
  ['A Freddo cost, as was right and proper...', ['10p', '25p', '50p', '99p'], 0],
  ['Which of these could a paper clip do?', ['Swim', 'Drive', 'Offer help', 'Go away'], 2],
  [
    'What has forty columns, eight colours and all the time in the world?',
    ['The Parthenon', 'A kaleidoscope', 'Dad', 'Teletext'],
    3,
  ],
];

const wrong = '3B0';
const won = '3B1';
const numberOf = (question: number) => (0x3a0 + question).toString(16).toUpperCase();
const colors = ['{r}', '{g}', '{y}', '{c}'] as const;

const asked = round.map(([question, answers, right], index): TextPage => {
  const next = index + 1 < round.length ? numberOf(index + 1) : won;
  const [a, b, c, d] = answers.map(
    (answer, place): Prompt => [answer, place === right ? next : wrong],
  );
  return {
    number: numberOf(index),
    title: `Bamboozle, question ${index + 1}`,
    frames: [
      [
        { banner: `QUESTION ${index + 1}`, ink: 'c', ground: 'b' },
        '',
        { text: question, ink: 'w' },
        '',
        ...answers.flatMap((answer, place): TextBlock[] => [
          `${colors[place]}{d}${['RED   ', 'GREEN ', 'YELLOW', 'CYAN  '][place]} ${answer}`,
          '',
        ]),
        '',
        `{m}${'■'.repeat(index + 1)}${'-'.repeat(round.length - index - 1)}{w}of ${round.length}`,
        '',
        {
          text: 'One wrong, and back you go to the start. Barnaby does not make the rules. Barnaby does, in fact, make the rules.',
          ink: 'g',
        },
      ],
    ],
    prompts: a && b && c && d ? [a, b, c, d] : undefined,
  };
});

const ends: readonly TextPage[] = [
  {
    number: wrong,
    title: 'Bamboozled',
    frames: [
      [
        { banner: 'BAMBOOZLED', ink: 'y', ground: 'r' },
        '',
        { art: host, indent: 14 },
        '',
        '{w}{d}No, no, no, no. No.',
        '',
        { text: 'Back to the start. The quiz will still be here when you are older.', ink: 'c' },
        '',
        '{r}RED{w}to try again from question 1',
      ],
    ],
    prompts: [
      ['Again', '3A0'],
      ['Bamboozle', '390'],
      ['Holidays', '400'],
      ['Index', '100'],
    ],
  },
  {
    number: won,
    title: 'Twelve out of twelve',
    frames: [
      [
        { banner: 'UNBOOZLED', ink: 'g', ground: 'b' },
        '',
        { art: host, indent: 14 },
        '',
        '{y}{d}Twelve out of twelve!',
        '',
        {
          text: 'Barnaby Baffle takes off his hat to you. There was another hat under it.',
          ink: 'w',
        },
        '',
        '{w}The prize is knowing.{g}{?}And tea.',
      ],
    ],
    prompts: [
      ['Again', '3A0'],
      ['Bamboozle', '390'],
      ['Quiz', '140'],
      ['Index', '100'],
    ],
  },
];

const front: TextPage = {
  number: '391',
  title: 'Bamboozle, the round',
  frames: [
    [
      { banner: 'BAMBOOZLE', ink: 'y', ground: 'm' },
      '',
      '{w}{d}Twelve questions. Four colours.',
      '',
      {
        text: 'Each answer has a colour, and so has your handset. Press the one that you believe in.',
        ink: 'c',
      },
      '',
      {
        text: 'A wrong answer sends you back to the start, as it should, and as you will tell your children.',
        ink: 'c',
      },
      '',
      {
        text: 'The questions have numbers that no handset can dial. Barnaby thought of that.',
        ink: 'g',
      },
      '',
      '{g}{d}Press GREEN to start',
    ],
  ],
  prompts: [
    ['Index', '100'],
    ['Start', '3A0'],
    ['Holidays', '400'],
    ['Index', '100'],
  ],
};

export const bamboozlePages: readonly TextPage[] = [specified, front, ...asked, ...ends];
export const bamboozleRound = {
  first: numberOf(0),
  wrong,
  won,
  length: round.length,
  rightAnswers: round.map(([, , right]) => right),
} as const;
