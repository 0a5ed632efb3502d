import { circle, ellipse, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'tail',
    path('cyan', 'M70 88q24 2 24-16 0-10-8-12 2 6-2 12-6 6-16 4z'),
    path('yellow', 'M86 60q10 0 10 12l-8-1-5-6z'),
  ) +
  part(
    'ears',
    path('cyan', 'M32 40Q6 32 4 4q26 4 38 24zm36 0q26-8 28-36-26 4-38 24z'),
    patch('pink', 'M29 32Q12 24 9 9q15 5 26 18zm42 0q17-8 20-23-15 5-26 18z'),
  ) +
  ellipse('cyan', 50, 78, 27, 20) +
  ellipse('cream', 50, 82, 17, 15) +
  shade('M74 70q6 8 1 18-8 12-25 10 22-6 20-28z') +
  path('yellow', 'M34 66q16 8 32 0l-3 8q-13 5-26 0z') +
  circle('cyan', 50, 42, 28) +
  patch('pink', 'M28 50q5-3 8 1 0 5-6 5-3-2-2-6zm44 0q-5-3-8 1 0 5 6 5 3-2 2-6z') +
  shade('M72 25q8 8 6 20-4 24-28 25-8 0-14-4 34 2 36-41z') +
  ellipse('paper', 39, 39, 8, 10) +
  ellipse('paper', 61, 39, 8, 10) +
  circle('ink', 41, 41, 4) +
  circle('ink', 59, 41, 4) +
  patch('#fff', 'M38 37h4v4h-4zm18 0h4v4h-4z') +
  part('mouth', path('#ff4d4d', 'M42 54q8 4 16 0-1 9-8 9t-8-9z')) +
  shine('M32 26q4-7 14-8-6 4-8 9z') +
  part(
    'food',
    path('yellow', 'M30 88q2-12 20-12t20 12z'),
    patch('#ff8a1f', 'M36 85q1-6 6-6l2 6zm16-5q6-1 8 5h-7z'),
    path('paper', 'M24 88h52q-4 12-16 12H40q-12 0-16-12z'),
    shade('M64 89h11q-4 11-15 11 6-4 4-11z'),
  ) +
  path(
    'cyan',
    'M24 78q10 0 11 8-1 6-7 5-8-2-8-8 0-5 4-5zm52 0q-10 0-11 8 1 6 7 5 8-2 8-8 0-5-4-5z',
  );

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Feed it an omelette',
  numbers: { travel: 34, angle: 270, stiffness: 60, damping: 9, rest: 0.6 },
  says: ({ n }) =>
    [
      'Dying of hunger. It has been since 2001.',
      'Slightly less famished.',
      'Peckish.',
      'Bloated. It would still like a jelly.',
    ][Math.min(n, 4) - 1],
  sound: 'n@.15+.08*.4 n@.3+.08*.4 t440>880@.5+.2*.25',
  buzz: 10,
  secret: ['times', 7, 'Seven omelettes, and it has painted itself.'],
  pose: ({ p, n, found }, at) => {
    at('food', { y: -26 * Math.max(0, p), size: Math.max(0.1, 1 - 0.8 * Math.max(0, p)), oy: 88 });
    at('mouth', { sy: 1 + 0.8 * Math.sin(Math.max(0, p) * 9), oy: 56 });
    at('tail', { turn: (found ? 24 : 10) * Math.sin(p * 14), ox: 72, oy: 84 });
    at('ears', { sy: 1 - 0.04 * Math.min(4, n) + 0.1 * p, oy: 40 });
  },
};
