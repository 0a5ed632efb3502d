import type { TextPage } from './TextPage';
import { line, pair, strip } from './written';

export const holidayPages: readonly TextPage[] = [
  {
    number: '400',
    title: 'Holidays',
    seconds: 18,
    frames: [
      [
        { banner: 'HOLIDAYS', ink: 'y', ground: 'b' },
        {
          art: [
            '............................yyyy',
            '...........................yyyyyy',
            '..gg..gg...................yyyyyy',
            '.ggggggggg..................yyyy',
            'gg.gggg..gg',
            'g.gg.ygg..g',
            '..g...y.g',
            '..g...y...............rr',
            '......y..............rrrr',
            '.....yy.............rrrrrr',
            '.....y.................w',
            '.....y.................w...cccccccccc',
            'yyyyyyyyyyyyyyyyyyyyyyyyyyyccccccccccc',
            'yyyyyyyyyyyyyyyyyyyyyyyyyyccccccccccc',
            'yyyyyyyyyyyyyyyyyyyyyyyyyyyycccccccccc',
          ],
          indent: 10,
        },
        '',
        '{c}Costa Plonka 7nts    {w}from{y}£89',
        '{g}  half board, half built',
        '{c}Isle of Wight 7nts   {w}from{y}£94',
        '{g}  abroad, technically',
        '{c}Florida, 14nts       {w}from{y}£399',
        '{g}  queueing included',
        '',
        line('y'),
        pair(['Late deals', '410'], ['Weather', '700']),
      ],
      [
        { banner: 'HOLIDAYS', ink: 'y', ground: 'b' },
        '{w}{d}Why book by teletext?',
        '',
        {
          text: 'Because your dad has the page on hold, the telephone in one hand and a biro in the other, and somebody has to look at page 7 of 23.',
          ink: 'c',
        },
        '',
        {
          text: 'Prices are per person, sharing a room with whoever snores. Flights from East Midlands at four in the morning.',
          ink: 'w',
        },
        '',
        {
          text: 'All deals were on sale when this page was written, which was yesterday.',
          ink: 'g',
        },
        line('y'),
        pair(['Late deals', '410'], ['Main menu', '100']),
      ],
    ],
  },
  {
    number: '410',
    title: 'Late deals',
    seconds: 14,
    frames: [
      [
        strip('  LATE DEALS: LEAVING TONIGHT'),
        '',
        '{y}TENERIFE{w}14nts s/c ex GLA   {g}£149',
        '{y}CORFU   {w} 7nts s/c ex MAN   {g}£119',
        '{y}MAJORCA {w} 7nts h/b ex NCL   {g}£159',
        '{y}MALTA   {w} 7nts h/b ex CWL   {g}£139',
        '{y}TURKEY  {w}14nts s/c ex BFS   {g}£179',
        '{y}RHYL    {w} 2nts b/b ex home   {g}£29',
        '',
        '{c}Allocation on arrival: it has walls.',
        '',
        {
          text: 'Call Sunny Ron on the number that comes up on page 2 of 2. Have a card ready, and a reason.',
          ink: 'w',
        },
      ],
      [
        strip('  LATE DEALS: ALREADY GONE'),
        '',
        { text: 'Those six went while you were fetching a biro.', ink: 'w' },
        '',
        {
          text: 'Sunny Ron can still offer a caravan near Skegness, with a view of another caravan, from Saturday.',
          ink: 'y',
        },
        '',
        '{g}Lines are open. Ron is not.',
        '',
        pair(['Holidays', '400'], ['Your stars', '420']),
      ],
    ],
  },
];
