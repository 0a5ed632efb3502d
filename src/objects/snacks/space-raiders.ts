import { circle, line, part, patch, path, shade, shine, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'crisps',
    path(
      '#e9b04a',
      'M18 10q8-10 18-4 10 6 4 16-4 8-10 10-12-2-14-12-2-6 2-10zm46-4q12-4 18 6 4 10-4 18-8 6-16 0-8-8-6-16 2-6 8-8z',
    ),
    patch(
      '#8a5a1f',
      'M23 14q6 0 7 7-7-1-7-7zm15 2q-5 0-6 6 6 0 6-6zM64 14q6 0 7 7-7-1-7-7zm15 2q-5 0-6 6 6 0 6-6z',
    ),
  ) +
  path('cyan', 'M12 28l6-5 6 5 6-5 7 5 6-5 7 5 7-5 6 5 7-5 6 5 6-5 6 5 4 68H8z') +
  path('#1497a8', 'M12 28l6-5 6 5 6-5 7 5 6-5 7 5 7-5 6 5 7-5 6 5 6-5 6 5v7H12zM8 90h84v6H8z') +
  patch('night', 'M14 40h72l3 46H11z') +
  patch(
    'paper',
    'm22 46 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm56 28 1 3 3 1-3 1-1 3-1-3-3-1 3-1zM24 76h2v2h-2z',
  ) +
  part(
    'alien',
    path('#e9b04a', 'M50 36q22 0 20 22-2 16-20 28-18-12-20-28-2-22 20-22z'),
    path(
      '#8a5a1f',
      'M35 54q11 0 12 13-11-2-12-13zm30 0q-11 0-12 13 11-2 12-13z',
      'stroke-width="2"',
    ),
    part('mouth', line('M45 76h10', '#8a5a1f', 3)),
    patch('#f7d48e', 'M36 46q4-6 12-6-6 3-8 8z'),
    shade('M64 42q6 6 6 16-2 16-20 28 16-20 14-44z'),
  ) +
  part('price', circle('yellow', 82, 42, 11), word('ink', 82, 45, 9, '10p')) +
  shine('M16 38h4l-3 46h-4z');

export const play: ObjectPlay = {
  gesture: 'shake',
  verb: 'Shake the bag',
  numbers: { travel: 3, rest: 0.8, stiffness: 140, damping: 7, ticks: 5 },
  says: [
    'They come in peace, and in pickled onion.',
    'Ten pence, and your fingers will tell everyone.',
    'The last one is always a chin.',
  ],
  sound: 'n@0+.07*.35 n@.1+.07*.35 n@.2+.07*.35 s600>1400@.3+.3*.2',
  tick: 'n@0+.05*.25',
  buzz: 10,
  secret: ['times', 7, 'Take me to your corner shop, it says.'],
  pose: ({ p, x, y }, at) => {
    at('crisps', { y: -16 * p + y * 0.3, x: x * 0.5, turn: 20 * p, oy: 20 });
    at('alien', { x: x * 0.4, y: y * 0.3, turn: x * 0.6, size: 1 + 0.08 * p, oy: 60 });
    at('mouth', { sy: 1 + 2 * p, oy: 76 });
    at('price', { turn: -2 * x, ox: 82, oy: 42 });
  },
};
