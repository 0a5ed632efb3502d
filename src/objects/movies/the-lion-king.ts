import { circle, line, part, path, shade } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part('sun', circle('yellow', 56, 38, 37), circle('orange', 56, 38, 27, 'stroke="none"')) +
  path('#8a5a2f', 'M0 100V86l56-14h36l-8 12-20 4-6 12z') +
  shade('M56 86l30-6-2 4-20 4-6 12h-8z') +
  part('arms', line('M38 74q2-14 10-20m26 20q-2-14-10-20', '#e9b48a', 8)) +
  part(
    'cub',
    line('M66 58q12 4 12-8', '#f0a030', 5),
    circle('#8a4a1a', 78, 47, 4),
    path('#f0a030', 'M45 44h22q6 18 0 26h-7l-4-5-4 5h-7q-6-8 0-26z'),
    path('#ffdf9e', 'M51 48h10q3 10-5 14-8-4-5-14z', 'stroke="none"'),
    circle('#f0a030', 40, 15, 7),
    circle('#f0a030', 72, 15, 7),
    path('#f0a030', 'M35 26q0-17 21-17t21 17q0 20-21 20T35 26z'),
    path('#ffdf9e', 'M45 34q11-10 22 0-1 10-11 10t-11-10z', 'stroke="none"'),
    path('#8a4a1a', 'm51 9 5-7 5 7-5 6z'),
    circle('ink', 47, 25, 2.6),
    circle('ink', 65, 25, 2.6),
    path('ink', 'm52 31h8l-4 5z'),
    line('M56 36v3m0 0q-3 3-6 1m6-1q3 3 6 1', 'ink', 2),
    shade('M70 13q10 8 6 22-6 11-18 11 16-10 12-33z'),
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
