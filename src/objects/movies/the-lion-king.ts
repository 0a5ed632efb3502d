import { circle, ellipse, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('sun', circle('yellow', 54, 36, 36), circle('orange', 54, 36, 26, 'stroke="none"')) +
  part('arms', path('#e9b48a', 'M28 96 40 58q6-4 8 3L42 96zm44 0L68 58q-6-4-8 3l6 35z')) +
  part(
    'cub',
    line('M66 62q16 4 14-10', 'ink', 8),
    line('M66 62q16 4 14-10', '#f0a030', 4),
    circle('#8a4a1a', 80, 49, 5),
    path('#f0a030', 'M40 46h28q8 18-2 28-2 6-8 4l-4-4-4 4q-6 2-8-4-10-10-2-28z'),
    patch('#ffdf9e', 'M46 50h16q4 14-8 20-12-6-8-20z'),
    circle('#f0a030', 33, 14, 9),
    circle('#f0a030', 75, 14, 9),
    circle('#8a4a1a', 34, 15, 3.5, 'stroke="none"'),
    circle('#8a4a1a', 74, 15, 3.5, 'stroke="none"'),
    path('#f0a030', 'M28 28q0-22 26-22t26 22q0 24-26 24T28 28z'),
    path('#8a4a1a', 'M48 10q0-10 8-12-1 5 4 6-1 6-6 8z', 'stroke-width="2"'),
    patch('#ffdf9e', 'M40 40q0-9 8-9 3 0 6 2 3-2 6-2 8 0 8 9-3 10-14 10T40 40z'),
    ellipse('ink', 43, 27, 3, 4, 'stroke-width="1"'),
    ellipse('ink', 65, 27, 3, 4, 'stroke-width="1"'),
    patch('#fff', 'M42 24h2.5v2.5H42zm22 0h2.5v2.5H64z'),
    path('#8a4a1a', 'M49 33h10l-5 5z', 'stroke-width="2"'),
    line('M54 38v3m0 0q-4 4-7 1m7-1q4 4 7 1', 'ink', 2),
    shade('M72 12q8 6 8 16 0 24-26 24-6 0-10-2 34 0 28-38z'),
  ) +
  part(
    'hands',
    path(
      '#e9b48a',
      'M36 60q0-6 6-6 8 2 8 8-2 6-7 4-7 0-7-6zm36 0q0-6-6-6-8 2-8 8 2 6 7 4 7 0 7-6z',
    ),
  ) +
  path('#5b9bff', 'M20 100l4-12 26 4-2 8zm60 0-4-12-26 4 2 8z') +
  shade('M66 91l10-3 4 12H68z');

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Hold up the cat',
  ends: 'toggles',
  numbers: { travel: 36, angle: 270, stiffness: 60, damping: 8 },
  says: ({ n }) =>
    n % 2
      ? 'The whole of the back garden bows. The cat does not.'
      : 'Put down. It has gone to wash what you touched.',
  sound: 't220@0+.6*.3 t330@.1+.6*.3 t440@.3+.7*.3',
  buzz: 12,
  secret: ['times', 6, 'Once too often: there is a hornbill at the window, asking for a word.'],
  pose: ({ p, held }, at) => {
    at('cub', { y: 8 - 18 * p, turn: held ? 5 * Math.sin(p * 20) : 0 });
    at('hands', { y: 8 - 18 * p });
    at('arms', { sy: 0.8 + p * 0.5, oy: 96 });
    at('sun', { y: 16 - 14 * p, size: 0.9 + 0.14 * p });
  },
};
