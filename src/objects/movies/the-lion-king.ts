import { circle, line, part, patch, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('sun', circle('yellow', 58, 36, 34), circle('orange', 58, 36, 24, 'stroke="none"')) +
  path('#8a5a2f', 'M0 100V84l52-14h34l-6 10-20 4-6 16z') +
  shade('M54 84l26-4-20 4-6 16h-8z') +
  part('arms', line('M40 72q2-12 8-16m20 16q-2-12-8-16', '#e9b48a', 7)) +
  part(
    'cub',
    path('orange', 'M44 56q-4-22 10-22t10 22l-2 8h-4l-4-4-4 4h-4z'),
    line('M64 56q10 2 8 10', 'orange', 4),
    path('orange', 'm42 24-2-14 10 6h8l10-6-2 14z'),
    circle('orange', 54, 26, 13),
    patch('cream', 'M46 30q8-4 16 0-2 8-8 8t-8-8z'),
    circle('ink', 49, 24, 2),
    circle('ink', 59, 24, 2),
    path('ink', 'm52 29 4 0-2 3z'),
    shade('M62 16q6 8 4 16-4 6-10 7 8-10 6-23z'),
  );

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
    at('cub', { y: 18 - 26 * p, turn: held ? 5 * Math.sin(p * 20) : 0 });
    at('arms', { sy: 0.5 + p * 1.1, oy: 74 });
    at('sun', { y: 16 - 14 * p, size: 0.9 + 0.14 * p });
  },
};
