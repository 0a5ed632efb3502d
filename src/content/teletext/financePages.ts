import type { TextPage } from './TextPage';
import { line, pair } from './written';

export const financePages: readonly TextPage[] = [
  {
    number: '500',
    title: 'Finance',
    seconds: 16,
    frames: [
      [
        { banner: 'FINANCE', ink: 'g', ground: 'b' },
        '{c}THE POCKET MONEY INDEX',
        '',
        '{w}Freddo, each         {y}   10p {w}  =',
        '{w}Space Raiders        {y}   10p {w}  =',
        '{w}Comic with free gift {y}   65p {g}  ↑',
        '{w}Single on cassette   {y} £1.99 {w}  =',
        '{w}CD album             {y}£13.99 {g}  ↑',
        '{w}Sticker, shiny       {y}3 plain{g}  ↑',
        '{w}Holo dragon card     {y}a bike {g}  ↑',
        '{w}Slammer, metal       {y}banned {r}  -',
        '',
        line('g'),
        {
          text: 'The playground closed higher on talk of a swap. Mum described herself as "not made of money".',
          ink: 'c',
        },
        '',
        pair(['What it bought', '132'], ['Lifestyle', '800']),
      ],
      [
        { banner: 'FINANCE', ink: 'g', ground: 'b' },
        '{c}EXCHANGE RATES IN THE BACK ROW',
        '',
        '{w}1 marble          buys{y}3 elastic bands',
        '{w}1 cheese string   buys{y}two crisps',
        '{w}1 yo-yo trick     buys{y}respect',
        '{w}1 go on the BMX    buys{y}your homework',
        '{w}10p for the phone buys{y}"Mum. Come."',
        '',
        {
          text: 'Tourists are reminded that a wobbly tooth is worth a pound only under a pillow.',
          ink: 'g',
        },
        '',
        line('g'),
        pair(['News', '200'], ['Lucky numbers', '777']),
      ],
    ],
  },
];
