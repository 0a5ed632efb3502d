import { circle, ellipse, part, patch, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('tail', path('yellow', 'M76 74q20 0 18-18-10 8-20 8z')) +
  part(
    'ears',
    path('cyan', 'M30 36Q8 26 8 4q20 4 32 24zm40 0q22-10 22-32-20 4-32 24z'),
    patch('pink', 'M28 28q-12-8-13-17 11 3 18 14zm44 0q12-8 13-17-11 3-18 14z'),
  ) +
  ellipse('cyan', 50, 74, 28, 23) +
  circle('cyan', 50, 44, 27) +
  ellipse('cream', 50, 78, 15, 16) +
  shade('M70 30q7 8 7 16 0 10-7 16 8 8 8 14 0 20-24 21 18-14 8-32 10-16 8-35z') +
  circle('paper', 39, 44, 8) +
  circle('paper', 61, 44, 8) +
  circle('ink', 40, 45, 4) +
  circle('ink', 60, 45, 4) +
  part('mouth', path('#ff4d4d', 'M42 57q8 5 16 0-1 8-8 8t-8-8z')) +
  shine('M34 26q4-6 12-6-5 4-7 9z') +
  part(
    'food',
    path('paper', 'M30 92q20-6 40 0l-6 8H36z'),
    path('orange', 'M36 92q4-10 14-10t14 10z'),
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
    at('food', { y: -30 * Math.max(0, p), size: Math.max(0.1, 1 - 0.8 * Math.max(0, p)), oy: 92 });
    at('mouth', { sy: 1 + 0.8 * Math.sin(Math.max(0, p) * 9), oy: 57 });
    at('tail', { turn: (found ? 24 : 10) * Math.sin(p * 14), ox: 76, oy: 72 });
    at('ears', { sy: 1 - 0.04 * Math.min(4, n) + 0.1 * p, oy: 40 });
  },
};
