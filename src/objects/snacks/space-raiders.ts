import { line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('#2b2f8a', 'M14 6h72l4 90H10z') +
  path('#d8d5e0', 'M14 6h72v7H14zM11 89h78v7H11z') +
  shade('M76 14h10l3 75H74q8-40 2-75z') +
  shine('M19 16h4l-2 60h-4z') +
  path('yellow', 'm70 24 2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z', 'stroke="none"') +
  part(
    'alien',
    path('lime', 'M50 24q24 0 22 24-2 20-22 30-20-10-22-30-2-24 22-24z'),
    path('ink', 'M33 44q12 0 14 14-12-2-14-14zm34 0q-12 0-14 14 12-2 14-14z', 'stroke="none"'),
    part('mouth', line('M44 67h12', 'ink', 3)),
    shine('M36 34q4-6 10-6-6 4-7 9z'),
  ) +
  part(
    'crisps',
    path('#d9a566', 'M30 4q8-12 16 0-4 8-8 4-6 4-8-4zm24-2q8-10 16 2-4 6-8 2-6 4-8-4z'),
  );

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
    at('crisps', { y: -16 * p + y * 0.3, x: x * 0.5, turn: 20 * p });
    at('alien', { x: x * 0.4, y: y * 0.3, turn: x * 0.6, size: 1 + 0.08 * p });
    at('mouth', { sy: 1 + 3 * p, oy: 67 });
  },
};
