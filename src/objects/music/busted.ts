import { circle, line, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  shade('M8 90h84v5H8z') +
  part(
    'board',
    path('lime', 'M2 58q-2 14 18 15h60q20-1 18-15-2-3-5 0-1 8-13 8H20q-12 0-13-8-3-3-5 0z'),
    path('#55525f', 'M24 74h14v5H24zm38 0h14v5H62z'),
    part('a', circle('yellow', 31, 84, 8), circle('ink', 31, 84, 2)),
    part('b', circle('yellow', 69, 84, 8), circle('ink', 69, 84, 2)),
    patch('ink', 'm42 68 6-1 0 5h-8zm14-1 6 1 2 4h-9z'),
    shine('M18 68h14v2H18z'),
  ) +
  part(
    'shoes',
    path('#ff4d4d', 'M22 44h14l2 8 10 4v6H20zm36 0h14l2 8 10 4v6H56z'),
    path('paper', 'M20 59h28v5H20zm36 0h28v5H56z'),
    path('ink', 'M22 10h14v34H22zm36 0h14v34H58z'),
    line('M26 20h6m30 0h6', 'paper', 2),
  );

export const play: ObjectPlay = {
  gesture: 'flick',
  verb: 'Jump',
  numbers: { travel: 30, angle: 270, stiffness: 70, damping: 7, rest: 0.2 },
  says: [
    'Up, down, and no dance routine.',
    'Both feet off the ground, guitar still in tune.',
    'Your downstairs neighbour has written to you.',
  ],
  sound: 'q196>392@0+.12*.2 w98@.1+.25*.2 n@.5+.08*.5',
  buzz: 25,
  secret: ['speed', 15, 'So high that you came back with news from the year 3000.'],
  pose: ({ p, v }, at) => {
    const up = Math.max(0, p);
    at('shoes', { y: -26 * up, turn: 5 * v });
    at('board', { y: -18 * up, turn: 360 * Math.min(1, up), oy: 72 });
    at('a', { turn: 200 * p, ox: 31, oy: 84 });
    at('b', { turn: 200 * p, ox: 69, oy: 84 });
  },
};
