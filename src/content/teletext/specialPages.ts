import type { TextPage } from './TextPage';
import { line, pair, strip } from './written';

const codes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
/** The characters of the English set by code, as typed. */
const set = ` !"£$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ←½→↑#―abcdefghijklmnopqrstuvwxyz¼‖¾÷■`;
const shown = (from: number, to: number) =>
  codes(from, to)
    .map((code) => set[code - 0x20])
    .join('');

/** Boxes the text in the middle of a row. The television picture shows outside the box. */
const boxed = (text: string) => {
  const written = `{[}{[}${text} {]}{]}`;
  const width = text.replace(/\{.\}/g, ' ').length + 5;
  return ' '.repeat(Math.max(0, Math.floor((40 - width) / 2))) + written;
};
const subtitles = (...lines: readonly string[]) => [
  ...Array.from({ length: 20 - lines.length }, () => ''),
  ...lines.map(boxed),
];

export const specialPages: readonly TextPage[] = [
  {
    number: '480',
    title: 'Gallery',
    seconds: 12,
    frames: [
      [
        {
          art: [
            '........................rr',
            '......................rrrrrr',
            '....................rrrrrrrrrr',
            '..................rrrrrrrrrrrrrr',
            '................rrrrrrrrrrrrrrrrrr',
            '..............yyyyyyyyyyyyyyyyyyyyyy',
            '............yyyyyyyyyyyyyyyyyyyyyyyyyy',
            '............yyyyyyyyyyyyyyyyyyyyyyyyyy',
            '..............yyyyyyyyyyyyyyyyyyyyyy',
            '................gggggggggggggggggg',
            '..................gggggggggggggg',
            '....................gggggggggg',
            '......................cccccc',
            '........................cc',
            '........................w',
            '.........................w',
            '..........................w',
            '........................mmwmm',
            '..........................w',
            '.........................w',
            '........................w',
            '......................ccwcc',
            '........................w',
            '.........................w',
            '..........................w',
            '........................yywyy',
            '..........................w',
            '...........................w',
            '............................w',
            '.............................wwwwww',
          ],
          indent: 6,
        },
        '',
        '{w}{d}Kite, over the sea front',
        '',
        '{c}Mosaic on glass. 40 by 25.',
        '',
        {
          text: 'Every picture here is dots the size of a fingernail. Stand back. Further. Mind the table.',
          ink: 'g',
        },
      ],
      [
        {
          art: [
            '....mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
            '..mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
            '..mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
            '..mm..........................................mm',
            '..mm..wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww..mm',
            '..mm..wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww..mm',
            '..mm..........................................mm',
            '..mm..rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr..mm',
            '..mm..........................................mm',
            '..mm......cccccc..................cccccc......mm',
            '..mm....cccccccccc..............cccccccccc....mm',
            '..mm...cccc....cccc............cccc....cccc...mm',
            '..mm...cccc....cccc.yyyyyyyyyy.cccc....cccc...mm',
            '..mm...cccc....cccc.yyyyyyyyyy.cccc....cccc...mm',
            '..mm....cccccccccc..............cccccccccc....mm',
            '..mm......cccccc..................cccccc......mm',
            '..mm..........................................mm',
            '..mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
            '..mmmmmmmm..wwwwwwwwwwwwwwwwwwwwwwwwww..mmmmmmmm',
            '..mmmmmmm..wwwwwwwwwwwwwwwwwwwwwwwwwwww..mmmmmmm',
            '....mmmm..wwwwwwwwwwwwwwwwwwwwwwwwwwwwww..mmmm',
          ],
          indent: 6,
        },
        '',
        '{w}{d}Still life: C90, side two',
        '',
        '{c}Mosaic on glass, with pencil (lost).',
        '',
        { text: 'The artist taped it off the radio and came in late.', ink: 'g' },
        '',
        pair(['Tapes', '128'], ['Music TV', '154']),
      ],
    ],
  },
  {
    number: '777',
    title: 'Lucky numbers',
    frames: [
      [
        { banner: '7 7 7', ink: 'y', ground: 'b' },
        "{w}{d}Last night's numbers",
        '',
        '{f}{g}{d}   3  11  22  27  38  41',
        '',
        '{c}   and the bonus ball,{y}7',
        '',
        { text: 'Machine: Gwendolyn. Set of balls: four. Presenter: excited.', ink: 'w' },
        '',
        '{w}Your numbers:{?}{y}4 12 23 28 39 42',
        '',
        { text: 'Press REVEAL to see how close you were. It is always that close.', ink: 'c' },
        '',
        line('y'),
        pair(['Bamboozle', '390'], ['Finance', '500']),
      ],
    ],
  },
  {
    number: '888',
    title: 'Subtitles',
    subtitle: true,
    seconds: 6,
    frames: [
      subtitles('{y}Turn the snooker over, love.'),
      subtitles('{w}It is not the snooker.', '{w}It is the weather.'),
      subtitles('{c}THEME MUSIC, PLAYED ON A BIN'),
      subtitles('{g}Who has been sitting on', '{g}the remote?'),
      subtitles('{w}THE DOG LOOKS AWAY'),
      subtitles('{y}Page 100 for the index.', '{y}It was there all along.'),
    ],
  },
  {
    number: '896',
    title: 'Engineering test page',
    frames: [
      [
        strip('  ENGINEERING TEST        KITE TELEVISION'.slice(0, 37)),
        '',
        `{w}${shown(0x20, 0x40)}`,
        `{w}${shown(0x40, 0x60)}`,
        `{w}${shown(0x60, 0x80)}`,
        '',
        `{R}${shown(0x20, 0x40)}`,
        `{Y}${shown(0x60, 0x80)}`,
        `{:}{G}${shown(0x20, 0x40)}`,
        `{:}{C}${shown(0x60, 0x80)}`,
        '',
        '{r}Red{g}Green{y}Yellow{m}Magenta{c}Cyan{w}White',
        '{R}{h}££££{G}££££{Y}££££{B}££££{M}££££{C}££££{W}££££',
        '',
        '{w}Steady{f}Flashing{F}Steady{c}{?}Concealed',
        '{d}{y}Double{s} single {d}double',
        '',
        '{g}{n}{b}On green {y}{n}{b}On yellow {k}{w}On black',
        '',
        { text: 'If all of this is sharp, your aerial is the envy of the road.', ink: 'c' },
      ],
    ],
  },
  {
    number: '899',
    title: 'Closedown',
    frames: [
      [
        '',
        '',
        { banner: 'GOODNIGHT', ink: 'c', ground: 'b' },
        '',
        '{w}{d}From all of us at Kite Television',
        '',
        '{y}         sleep well.',
        '',
        {
          text: 'Do remember to switch off your set, and to unplug it, and then to lie awake and wonder whether you did.',
          ink: 'c',
        },
        '',
        { text: 'Pages from KITEFAX will follow, with a saxophone.', ink: 'g' },
        '',
        pair(['Breakfast', '600'], ['Main menu', '100']),
      ],
    ],
  },
];
