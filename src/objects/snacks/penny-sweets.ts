import { circle, part, path, shade, word } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'sweets',
    path('#6b3a1a', 'M34 30q-4-14 4-22h8q8 8 4 22z'),
    path('#ff4d4d', 'M54 34q-6-12 4-16 4-8 10-2 8 2 4 14z'),
    path('yellow', 'M22 40q2-14 14-12l2 12z'),
    circle('blue', 74, 36, 8),
    path('pink', 'M44 24q6-8 12 0 4 8-6 14-10-6-6-14z'),
  ) +
  path('paper', 'M16 34l6 4 7-4 7 4 7-4 7 4 7-4 7 4 7-4 7 4 6-4 4 62H12z') +
  path(
    'pink',
    'M22 38h5l-1 58h-6zm14 0h5v58h-5zm14 0h5v58h-5zm14 0h5l1 58h-6zm13-2h4l4 60h-6z',
    'stroke="none" opacity=".55"',
  ) +
  shade('M76 37l8-3 4 62H74q6-30 2-59z') +
  part('tag', circle('yellow', 50, 68, 15), word('ink', 50, 72, 12, '50p'));

export const play: ObjectPlay = {
  gesture: 'press',
  verb: 'One of those, please',
  numbers: { stiffness: 170, damping: 7, rest: 0.3 },
  says: ({ n }) =>
    n % 10 === 0
      ? 'That is the fifty. And what is the cheapest you have?'
      : [
          'One of those.',
          'And one of those.',
          'No, the one behind it.',
          'Is that one ten, or two for five?',
          'Two of those. No, put one back.',
        ][(n - 1) % 5],
  sound: 'n@0+.05*.3 t880@.04+.06*.2 n@.12+.04*.3',
  buzz: 6,
  secret: ['times', 13, 'A baker’s dozen, and the queue is out of the door.'],
  pose: ({ p, n, v }, at) => {
    at('sweets', { y: -12 * p - Math.min(8, n % 10), turn: v });
    at('tag', { text: `${50 - (n % 10) * 5}p`, size: 1 + 0.15 * p, oy: 68 });
  },
};
